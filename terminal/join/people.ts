import { levels } from '@rookery/bots/levels';
import type { SeatLine } from '@rookery/protocol/people';
import { nameBot } from '@rookery/texts/levels/bot-names';
import type { Shell } from '../shell.ts';
import { lengthOf, padRight } from '../paint/line.ts';

type Occupant = SeatLine['who'];

/** Longer names would push the table aside. */
const longestName = 14;

const shorten = (name: string): string => Array.from(name).slice(0, longestName).join('');

/** What a level of bots is called; one that only the server knows goes by its own name. */
function nameOfLevel({ texts }: Shell, level: string): string {
  const known = levels.find((each) => each === level);
  return known ? texts.levels.levels[known].name : level;
}

/** The bot on a seat: its own name, or that of a level which only the server knows. */
function nameOfBot(level: string, seat: number, people: readonly string[]): string {
  const known = levels.find((each) => each === level);
  return known ? nameBot(known, seat, people) : level;
}

function nameOf(shell: Shell, { who, seat }: SeatLine, people: readonly string[]): string {
  const texts = shell.texts.join;
  switch (who.kind) {
    case 'nobody':
      return texts.nobody;
    case 'bot':
      return nameOfBot(who.level, seat, people);
    case 'person':
      return shorten(who.name);
    case 'forgotten':
      return texts.somebody(seat);
  }
}

/** The names at a table, by seat; equal names get numbers. */
export function namesAt(shell: Shell, seats: readonly SeatLine[]): readonly string[] {
  const people = seats.flatMap(({ who }) => (who.kind === 'person' ? [shorten(who.name)] : []));
  const names = seats.map((line) => nameOf(shell, line, people));
  return names.map((name, seat) => {
    const alike = names.filter((each) => each === name).length;
    const earlier = names.slice(0, seat + 1).filter((each) => each === name).length;
    return alike > 1 ? `${name} ${String(earlier)}` : name;
  });
}

/** Who sits where: a line for each seat, with marks such as “host” or “away”. */
export function seatLinesOf(
  shell: Shell,
  seats: readonly SeatLine[],
  { you, host }: { readonly you: number | null; readonly host: number | null },
): readonly string[] {
  const texts = shell.texts.join;
  const names = namesAt(shell, seats);
  const width = Math.max(...names.map((name) => lengthOf(name)));
  return seats.map(({ who, seat }) => {
    const name = padRight(names[seat] ?? '', width);
    const marks = [
      ...(seat === you ? [texts.marks.you] : []),
      ...(seat === host ? [texts.marks.host] : []),
      ...marksOf(shell, who),
    ];
    return `${String(seat + 1)}  ${name}  ${marks.join(', ')}`.trimEnd();
  });
}

function marksOf(shell: Shell, who: Occupant): readonly string[] {
  const { marks } = shell.texts.join;
  if (who.kind === 'bot') return [marks.bot(nameOfLevel(shell, who.level))];
  if (who.kind !== 'person') return [];
  return [
    ...(who.presence === 'away' ? [marks.away] : []),
    ...(who.standIn === null ? [] : [marks.standIn(nameOfLevel(shell, who.standIn))]),
    ...(who.ready ? [marks.ready] : []),
  ];
}
