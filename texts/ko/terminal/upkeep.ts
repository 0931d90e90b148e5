import type { UpkeepTexts } from '../../en/terminal/upkeep.ts';

const trouble: UpkeepTexts['trouble'] = (kind, detail) => {
  switch (kind) {
    case 'no-database':
      return `${detail}: 데이터베이스가 없어요. 위치를 알려 주세요: --data 폴더 또는 --database URL.`;
    case 'server-runs':
      return '서버가 이 데이터베이스를 쓰고 있어요. 멈춘 뒤 복원하세요. 아무것도 바뀌지 않았어요.';
    case 'folder':
      return `폴더를 쓸 수 없어요(${detail}).`;
    case 'bad-backup':
      return `아무것도 바뀌지 않았어요: ${detail}.`;
    case 'newer':
    case 'unavailable':
    case 'broken':
      return `데이터베이스를 쓸 수 없어요: ${detail}.`;
  }
};

/** What is said about backups, in Korean. */
export const upkeepInKorean: UpkeepTexts = {
  needsPlace: '어디에 둘까요? 폴더나 쓸 파일을 적으세요.',
  needsBackup: '어떤 백업인가요? “rookery backup”이 쓴 파일을 적으세요.',
  exists: (file) => `파일 “${file}”: 이미 있어요. 다른 이름을 쓰세요.`,
  backedUp: (file, kilobytes) =>
    `모두 ${file}에 있어요(${String(kilobytes)} KB). 비밀이 들어 있으니 혼자만 간직하세요.`,
  looking: (seconds) => `서버가 이 데이터베이스를 쓰는지 확인하는 중… (${String(seconds)}초)`,
  restored: (file) => `모두 ${file}의 상태로 돌아왔어요. 이제 서버를 시작할 수 있어요.`,
  trouble,
};
