/** What `--help` prints, in English; the options of the games are filled in. */
export const helpInEnglish = {
  main: `rookery: Penguin Party and Penguinramids in the terminal

Usage:
  rookery play [GAME] [options]    play a match (penguin-party or penguinramids)
  rookery replay FILE [options]    step through the record of a match
  rookery referee                  referee matches for other programs, in JSON
                                   lines on standard input and output
  rookery help [COMMAND]           explain a command

Options of every command:
  --lang en|fr      language (else LC_ALL, LC_MESSAGES or LANG)
  --color           use colours even where the output is no terminal
  --no-color        use no colours (as does NO_COLOR)
  -h, --help        this text
  -v, --version     the version

Examples:
  rookery play
  rookery play penguin-party --seats 4 --seed ice
  rookery play penguinramids --humans Ana,Ben
  rookery replay match.json`,
  play: (gameOptions: string): string => `rookery play [GAME]: play a match

GAME is penguin-party or penguinramids; without it you are asked.

Options:
  --seats N            how many players (Penguin Party 2–6, Penguinramids 2–4)
  --humans N | NAMES   how many of them are people, or their names: Ana,Ben
                       (default 1; the others play at random)
  --seed TEXT          the same seed deals the same cards
  --save [FILE]        keep the record of the match
${gameOptions}

Moves are picked with the arrow keys or typed after “/”. Where the input or
output is no terminal, moves are read line by line; “help” explains how.`,
  optionsOf: (game: string): string => `\nOnly for ${game}:`,
  replay: `rookery replay FILE: step through the record of a match

FILE is what “rookery play --save” wrote, or the text of a link to a match.

Options:
  --as SEAT    as one player saw it (a number from 1)
  --at N       begin at step N; without a terminal print only that step

Keys: ←→ one step, ↑↓ one round, Home and End, q to quit.
A finished match shows all hands; an unfinished one what an onlooker sees.`,
  referee: `rookery referee: referee matches for other programs

Reads one JSON request per line from standard input and writes one JSON answer
per line to standard output. {"op":"hello"} is a good beginning.`,
};
