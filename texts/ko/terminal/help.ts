import type { helpInEnglish } from '../../en/terminal/help.ts';

/** What `--help` prints, in Korean; the options of the games are filled in. */
export const helpInKorean: typeof helpInEnglish = {
  main: `rookery: 터미널에서 즐기는 Penguin Party와 Penguinramids

사용법:
  rookery play [GAME] [options]    경기하기(penguin-party 또는 penguinramids)
  rookery join LINK [options]      서버의 테이블에서 하기
  rookery replay FILE [options]    경기 기록을 한 수씩 보기
  rookery analyse FILE [options]   경기의 모든 결정 평가하기
  rookery arena GAME PLAYER...     봇과 프로그램의 대회 열기
  rookery serve [options]          서버 실행하기(npm start와 같음)
  rookery backup FOLDER|FILE       서버의 모든 것을 보관하기
  rookery restore FILE             보관한 것을 되돌리기
  rookery admin VERB               이 컴퓨터의 서버 관리하기
  rookery referee                  다른 프로그램의 심판 보기
                                   (표준 입출력의 JSON 줄)
  rookery help [COMMAND]           명령 설명

모든 명령의 옵션:
  --lang CODE       언어. ko, ja 등(기본: LC_ALL, LC_MESSAGES, LANG)
  --color           출력이 터미널이 아니어도 색 쓰기
  --no-color        색 안 쓰기(NO_COLOR와 같음)
  -h, --help        이 설명
  -v, --version     버전

예:
  rookery play
  rookery play penguin-party --seats 4 --bots king
  rookery play penguinramids --humans Ana,Ben
  rookery join http://localhost:4040 --create penguin-party --name Ana
  rookery replay match.json`,
  play: (gameOptions: string): string => `rookery play [GAME]: 경기하기

GAME은 penguin-party 또는 penguinramids예요. 없으면 물어봐요.

옵션:
  --seats N            인원(Penguin Party 2–6, Penguinramids 2–4)
  --humans N | NAMES   그중 사람이 몇 명인지, 또는 이름: Ana,Ben
                       (기본 1, 나머지는 봇)
  --bots LEVEL         봇의 실력: chick, adelie, gentoo(기본), king, emperor,
                       random. 하나씩이면 king,chick
  --reasons            봇이 이유를 말해요. 손이 조금 드러나요
  --seed TEXT          같은 시드면 같은 카드예요. 같은 수를 두면 봇도 같은
                       수로 답해요
  --save [FILE]        경기 기록 남기기
${gameOptions}

수는 화살표로 고르거나 “/” 뒤에 입력해요. h를 누르면 힌트가 나와요. 입력이나
출력이 터미널이 아니면 한 줄씩 읽어요. “도움말”로 쓰는 법을 볼 수 있어요.`,
  join: (gameOptions: string): string => `rookery join LINK: 서버의 테이블에서 하기

LINK는 테이블 주소예요. 예: http://localhost:4040/table/…
서버 주소만 있으면 --create로 새 테이블을 열고 링크를 보여 줘요.

옵션:
  --name NAME          내 이름. 그 서버가 처음이면 필요해요
  --penguin PENGUIN    내 펭귄
  --watch              앉지 않고 구경하기
  --create GAME        테이블 열기: penguin-party 또는 penguinramids
  --seats N            --create와: 인원
  --bots LEVELS        --create와: 뒷자리의 봇: king,chick
  --clock TIME         --create와: 한 수의 초(60)나 경기의 초+한 수의
                       초(600+5)
  --public             --create와: 로비에 보이기
${gameOptions}

키는 아래에 나와요. “!”로 말할 수 있어요(차례 중에도). 터미널이 아니면 말과 수를
한 줄씩 읽어요. “도움말”이 목록을 보여 줘요.
끊긴 연결은 저절로 돌아오고, 보내던 수는 사라지지 않아요.
서버마다 내가 누구인지는 ~/.config/rookery(또는 XDG_CONFIG_HOME)에 있고,
나만 읽을 수 있어요.`,
  serve: `rookery serve: 서버 실행하기(npm start와 같음)

주소와 가까운 휴대폰용 QR 코드를 보여 줘요. Ctrl+C로 끝내요.

옵션:
  -p, --port N         포트(4040). 0이면 빈 포트
  --host ADDRESS       받는 주소(모두). 127.0.0.1이면 이 컴퓨터만
  --data FOLDER        모든 것을 두는 곳(.rookery)
  --database URL       대신 PostgreSQL에 두기:
                       postgres://user:password@host/name
  --bus URL            한 PostgreSQL을 쓰는 여러 서버가 NATS로 서로 알리기:
                       nats://host:4222
  --admin PATH         “rookery admin”의 소켓(폴더의 admin.sock)
  --origin URL         앞에 프록시가 있을 때 브라우저가 쓰는 주소:
                       https://rookery.example
  --metrics everyone   다른 컴퓨터도 /metrics를 읽게 하기
  --address-limits off 주소별 제한 없음: 측정용이나 주소를 숨기는 프록시 뒤
  --push off           자리를 비운 사람의 브라우저에 알리지 않기
  --push-service URL   내 네트워크의 푸시 서비스도 믿기
  --backup-every HOURS 이 시간마다 백업하기
  --backup-keep N      남길 백업 수(7)
  --backup-folder DIR  백업을 두는 곳(폴더의 backups)
  --log LEVEL          debug, info, warn, error, silent

없는 옵션은 환경 변수에서 읽어요: PORT, HOST, ROOKERY_DATA, DATABASE_URL,
ROOKERY_BUS, ROOKERY_ADMIN, ROOKERY_ORIGIN, ROOKERY_METRICS,
ROOKERY_ADDRESS_LIMITS, ROOKERY_PUSH, ROOKERY_PUSH_SERVICE,
ROOKERY_BACKUP_EVERY, ROOKERY_BACKUP_KEEP, ROOKERY_BACKUP_FOLDER, ROOKERY_LOG.`,
  backup: `rookery backup FOLDER|FILE: 서버의 모든 것을 보관하기

서버는 계속 실행해도 돼요. 폴더에는 시각을 이름으로 한 파일이 생겨요. 이미 있는
파일은 덮어쓰지 않아요. 비밀이 들어 있어 주인만 읽을 수 있어요.

옵션:
  --data FOLDER        서버가 모든 것을 두는 곳(없으면 ROOKERY_DATA, .rookery)
  --database URL       또는 PostgreSQL(없으면 DATABASE_URL)`,
  restore: `rookery restore FILE: “rookery backup”이 보관한 것을 되돌리기

지금 있는 것을 모두 바꿔요. 실패하면 아무것도 바뀌지 않아요. 서버가
데이터베이스를 쓰는 동안에는 거절돼요. 확인하는 데 몇 초 걸려요. SQLite의
것을 PostgreSQL로 되돌릴 수 있고, 반대도 돼요.

옵션:
  --data FOLDER        서버가 모든 것을 두는 곳(없으면 ROOKERY_DATA, .rookery)
  --database URL       또는 PostgreSQL(없으면 DATABASE_URL)`,
  admin: `rookery admin VERB: 이 컴퓨터의 서버 관리하기

  status                    실행 중인 것
  tables, matches           누가 무엇을 얼마나 하는지
  people [NAME]             최근에 온 사람, 또는 그 이름의 사람
  close TABLE|MATCH         테이블 닫기. 경기는 결과 없이 끝나요
  rename PERSON NAME        이름 바꾸기
  ban PERSON, unban PERSON  막기, 또는 다시 들이기
  password PERSON           계정의 새 비밀번호를 만들어 보여 주기
  registration open|closed  새 손님과 계정을 받을지
  announce MINUTES|off      다시 시작한다고 모두에게 알리기

PERSON은 ID, 계정, 또는 혼자뿐인 이름이에요. 막힌 사람은 모든 테이블을
떠나고(봇이 이어서 해요) 로그인할 수 없어요. 등록이 열려 있으면 손님은
다른 사람으로 돌아올 수 있어요.

서버의 사용자나 root만 할 수 있어요. 비밀번호는 없어요.

옵션:
  --data FOLDER        서버가 모든 것을 두는 곳(없으면 ROOKERY_DATA, .rookery)
  --admin PATH         또는 소켓(없으면 ROOKERY_ADMIN). PostgreSQL 서버에는
                       시작할 때의 PATH가 필요해요
  --json               다른 프로그램을 위한 JSON`,
  optionsOf: (game: string): string => `\n${game}에서만:`,
  replay: `rookery replay FILE: 경기 기록을 한 수씩 보기

FILE은 “rookery play --save”가 쓴 파일이에요.

옵션:
  --as SEAT    한 사람이 본 대로 보기(1부터의 번호)
  --at N       단계 N부터. 터미널이 아니면 그 단계만

키: ←→ 한 단계, ↑↓ 한 라운드, Home과 End, q로 끝.
끝난 경기는 모든 손을, 끝나지 않은 경기는 구경하는 사람이 보는 것을 보여 줘요.`,
  analyse: `rookery analyse FILE: 경기의 모든 결정 평가하기

FILE은 “rookery play --save”가 쓴 파일이에요.
봇이 그때 알 수 있었던 것만으로 결정을 하나씩 봐요.
줄마다 결정 전의 승률과 예상되는 점수 차이가 나와요. 더 좋은 수가 있었으면 다음
줄에 그 수와 얻었을 것이 나와요.

옵션:
  --level LEVEL   평가하는 봇: gentoo, king(기본), emperor
  --seat N        한 자리의 결정만(1부터의 번호)
  --json          다른 프로그램을 위한 JSON

?! 실수: 승률이 2 % 이상 떨어짐. ? 잘못: 5 %. ?? 큰 잘못: 15 %. 독립된 두 번의
탐색이 모두 찾은 손해만 세요. 두 번째는 네 배 길어요. 모두 동시에 고를 때는 봇이
고를 만한 카드가 모두 정답이에요. 탐색이 해 보지 않은 수는 같은 상상의 세계에서
더 좋은 수와 견주어요. 같은 기록은 늘 같은 분석을 내요.`,
  arena: (players: string, gameOptions: string): string =>
    `rookery arena GAME PLAYER PLAYER...: 대회 열기

GAME은 penguin-party 또는 penguinramids예요. PLAYER는 다음 중 하나
${players}
(예산을 주려면 king:500), 또는 심판 프로토콜을 쓰는 프로그램
("cmd:python3 my-bot.py", docs/bot-programs.md)이에요. 이름도 줄 수 있어요:
quick=king:100

같은 카드로 여러 번, 매번 한 자리씩 옮겨 가며 해요. 큰 테이블에 둘만 적으면
첫째가 혼자이고 나머지는 둘째예요. 그 밖에는 모두 똑같이 자주 만나요.

옵션:
  --seats N            자리 수(기본 2)
  --matches N          적어도 몇 경기 할지(기본 200)
  --seed TEXT          같은 시드면 카드도 결과도 같아요
  --out FOLDER         tournament.json, results.jsonl, summary.json, table.csv,
                       matches.csv를 두는 곳
  --resume             폴더의 대회를 이어 하기. GAME과 PLAYER는 빼도 돼요
  --cores N            동시에 할 경기 수(기본: 모든 코어)
  --patience SECONDS   프로그램이 한 수에 쓸 수 있는 시간(기본 30)
${gameOptions}

예:
  rookery arena penguin-party king gentoo --matches 1000 --seed ice --out ice
  rookery arena --out ice --resume
  rookery arena penguinramids king adelie --seats 4
  rookery arena penguin-party greedy "mine=cmd:node my-bot.mjs"`,
  referee: `rookery referee: 다른 프로그램의 심판 보기

표준 입력에서 한 줄에 하나씩 JSON을 읽고, 표준 출력에 한 줄에 하나씩
JSON으로 답해요. {"op":"hello"}로 시작하면 좋아요.`,
};
