/** What `--help` prints, in English; the options of the games are filled in. */
export const helpInEnglish = {
  main: `rookery: Penguin Party and Penguinramids in the terminal

Usage:
  rookery play [GAME] [options]    play a match (penguin-party or penguinramids)
  rookery join LINK [options]      play at a table of a server
  rookery replay FILE [options]    step through the record of a match
  rookery analyse FILE [options]   judge every decision of a match
  rookery arena GAME PLAYER...     let bots and programs play a tournament
  rookery serve [options]          run a server, as “npm start” does
  rookery backup FOLDER|FILE       keep a copy of everything a server has
  rookery restore FILE             put such a copy back
  rookery admin VERB               ask a server on this machine to do something
  rookery referee                  referee matches for other programs, in JSON
                                   lines on standard input and output
  rookery help [COMMAND]           explain a command

Options of every command:
  --lang CODE       language, such as fr or ja (default: from LC_ALL,
                    LC_MESSAGES or LANG)
  --color           use colours even if the output is not a terminal
  --no-color        use no colours (NO_COLOR does the same)
  -h, --help        this text
  -v, --version     the version

Examples:
  rookery play
  rookery play penguin-party --seats 4 --bots king
  rookery play penguinramids --humans Ana,Ben
  rookery join http://localhost:4040 --create penguin-party --name Ana
  rookery replay match.json`,
  play: (gameOptions: string): string => `rookery play [GAME]: play a match

GAME is penguin-party or penguinramids; without it you are asked.

Options:
  --seats N            how many players (Penguin Party 2–6, Penguinramids 2–4)
  --humans N | NAMES   how many of them are people, or their names: Ana,Ben
                       (default 1; bots play for the others)
  --bots LEVEL         how strong the bots are: chick, adelie, gentoo (default),
                       king, emperor or random; or one for each: king,chick
  --reasons            the bots say why they move as they do, which shows a
                       little of what they hold
  --seed TEXT          the same seed deals the same cards, and the bots repeat
                       their moves as long as you repeat yours
  --save [FILE]        keep the record of the match
${gameOptions}

Moves are picked with the arrow keys or typed after “/”; h gives a hint. If the
input or output is not a terminal, moves are read line by line; “help” explains
how.`,
  join: (gameOptions: string): string => `rookery join LINK: play at a table of a server

LINK is the address of a table, such as http://localhost:4040/table/…. With the
address of a server alone, --create opens a new table and shows its link.

Options:
  --name NAME          who you are; needed the first time at a server
  --penguin PENGUIN    which penguin stands for you
  --watch              look on without taking a seat
  --create GAME        open a table: penguin-party or penguinramids
  --seats N            with --create: how many players
  --bots LEVELS        with --create: bots for the last seats: king,chick
  --clock TIME         with --create: seconds per move (60), or seconds for
                       the match plus seconds per move (600+5)
  --public             with --create: show the table in the lobby
${gameOptions}

Keys are shown at the bottom; press “!” to talk, also during a turn. Without a
terminal, words and moves are read line by line; “help” lists them.
A broken connection is restored by itself, and a move on its way is not lost.
The program keeps who you are at each server in ~/.config/rookery (or
XDG_CONFIG_HOME); only you may read it.`,
  serve: `rookery serve: run a server, as “npm start” does

It prints its address, with a QR code for phones nearby; Ctrl+C closes it.

Options:
  -p, --port N         the port (4040); 0 picks a free one
  --host ADDRESS       the address to listen on (all); 127.0.0.1 for this
                       machine alone
  --data FOLDER        where everything is kept (.rookery)
  --database URL       keep everything in PostgreSQL instead:
                       postgres://user:password@host/name
  --bus URL            let several servers on one PostgreSQL hear of each other
                       by NATS: nats://host:4222
  --admin PATH         the socket for “rookery admin” (admin.sock in the folder)
  --origin URL         the address that browsers use, if there is a proxy in
                       front of the server: https://rookery.example
  --metrics everyone   let other machines read /metrics, too
  --address-limits off set no limits per address: for measurements, or
                       behind a proxy that hides addresses
  --push off           send no messages to browsers of people who are away
  --push-service URL   trust a push service of your own network, too
  --backup-every HOURS make a backup every so many hours
  --backup-keep N      how many of these backups stay (7)
  --backup-folder DIR  where they go (backups in the folder)
  --log LEVEL          debug, info, warn, error or silent

An option that is missing is read from the environment: PORT, HOST,
ROOKERY_DATA, DATABASE_URL, ROOKERY_BUS, ROOKERY_ADMIN, ROOKERY_ORIGIN,
ROOKERY_METRICS, ROOKERY_ADDRESS_LIMITS, ROOKERY_PUSH, ROOKERY_PUSH_SERVICE,
ROOKERY_BACKUP_EVERY, ROOKERY_BACKUP_KEEP, ROOKERY_BACKUP_FOLDER, ROOKERY_LOG.`,
  backup: `rookery backup FOLDER|FILE: keep a copy of everything a server has

The server can keep running. A folder gets a file named after the time; a file
that exists is not overwritten. The copy holds secrets; only its owner may read
it.

Options:
  --data FOLDER        where the server keeps everything (else ROOKERY_DATA,
                       else .rookery)
  --database URL       or its PostgreSQL database (else DATABASE_URL)`,
  restore: `rookery restore FILE: put back what “rookery backup” has kept

This replaces everything that is there now; if it fails, nothing is changed. It
is refused while a server uses the database; the check takes a few seconds. A
copy from SQLite can be restored to PostgreSQL, and the other way round.

Options:
  --data FOLDER        where the server keeps everything (else ROOKERY_DATA,
                       else .rookery)
  --database URL       or its PostgreSQL database (else DATABASE_URL)`,
  admin: `rookery admin VERB: look after a server on this machine

  status                    what runs there
  tables, matches           who plays what, and for how long
  people [NAME]             who came last, or everyone of that name
  close TABLE|MATCH         close a table; a match there ends without a result
  rename PERSON NAME        give somebody another name
  ban PERSON, unban PERSON  log somebody out for good, or let them in again
  password PERSON           give an account a new password, which is printed
  registration open|closed  whether new guests and accounts are let in
  announce MINUTES|off      tell everyone that the server is going to restart

PERSON is an id, an account, or a name that nobody else has. A banned person
leaves every table (a bot plays on) and cannot log in; a guest could come back
as somebody new, unless registration is closed.

Only the user the server runs as, or root, may do this; there is no password.

Options:
  --data FOLDER        where the server keeps everything (else ROOKERY_DATA,
                       else .rookery)
  --admin PATH         or its socket (else ROOKERY_ADMIN); needed for a server
                       with PostgreSQL: the PATH it was started with
  --json               print JSON for other programs`,
  optionsOf: (game: string): string => `\nOnly for ${game}:`,
  replay: `rookery replay FILE: step through the record of a match

FILE is what “rookery play --save” wrote.

Options:
  --as SEAT    show the match as one player saw it (a number from 1)
  --at N       begin at step N; without a terminal print only that step

Keys: ←→ one step, ↑↓ one round, Home and End, q to quit.
A finished match shows all hands; an unfinished one what an onlooker sees.`,
  analyse: `rookery analyse FILE: weigh every decision of a match

FILE is what “rookery play --save” wrote.
A bot looks at each decision and knows only what the player could know then.
Each line shows the chance to win the match and the expected lead in points
before the decision. If another move was better, the next line shows that move
and what it would have gained.

Options:
  --level LEVEL   who weighs: gentoo, king (default) or emperor
  --seat N        only the decisions of one player (a number from 1)
  --json          print JSON for other programs

?! slip: the chance to win fell by 2 % or more; ? mistake: 5 %; ?? blunder:
15 %. A loss counts only if two independent searches find it; the second one is
four times as long. Where all choose at the same time, every card that the bot
might choose is right. If the search did not try a move, the bot plays this move
and the better one on in the same imagined worlds, and compares them. The same
record always gives the same analysis.`,
  arena: (players: string, gameOptions: string): string =>
    `rookery arena GAME PLAYER PLAYER...: let players play a tournament

GAME is penguin-party or penguinramids. A PLAYER is one of
${players}
if you like with its own budget (king:500), or a program that speaks the
referee protocol (“cmd:python3 my-bot.py”, see docs/bot-programs.md). Any of
them may be given a name: quick=king:100.

Every deal is played several times with the same cards; each time everyone moves
on by a seat. If you name two players for a larger table, the first sits alone
against copies of the second. Otherwise everyone meets everyone equally often.

Options:
  --seats N            seats at a table (default 2)
  --matches N          how many whole matches to play at least (default 200)
  --seed TEXT          the same seed gives the same deals and the same results
  --out FOLDER         keep tournament.json, results.jsonl, summary.json,
                       table.csv and matches.csv there
  --resume             go on with the tournament in the folder; GAME and
                       PLAYERs may be left out
  --cores N            how many matches are played at once (default: all cores)
  --patience SECONDS   how long a program may take over a move (default 30)
${gameOptions}

Examples:
  rookery arena penguin-party king gentoo --matches 1000 --seed ice --out ice
  rookery arena --out ice --resume
  rookery arena penguinramids king adelie --seats 4
  rookery arena penguin-party greedy "mine=cmd:node my-bot.mjs"`,
  referee: `rookery referee: referee matches for other programs

Reads one JSON request per line from standard input and writes one JSON answer
per line to standard output. {"op":"hello"} is a good beginning.`,
};
