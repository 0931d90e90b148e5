import type { Level } from '@rookery/bots/levels';
import { levels } from '@rookery/bots/levels';
import type { PenguinSpecies, SeatLine } from '@rookery/protocol/people';
import type { People } from '@rookery/texts/people';
import type { PageTexts } from '../texts/texts.ts';

/** Whoever sits on a seat, as boards and lists show them. */
export interface Sitter {
  readonly seat: number;
  readonly name: string;
  readonly isMe: boolean;
  /** The penguin of a person; null for bots and empty seats. */
  readonly penguin: PenguinSpecies | null;
  /** The level of the bot that plays here, for itself or for somebody; null if a person does. */
  readonly bot: Level | null;
  /** Whether a person is away from the table. */
  readonly isAway: boolean;
}

/** The sitters of a table, by seat. Bots of the same level are numbered. */
export function sittersOf(
  seats: readonly SeatLine[],
  me: number | null,
  texts: PageTexts,
): readonly Sitter[] {
  return seats.map(({ seat, who }) => ({
    seat,
    isMe: seat === me,
    name: nameOf(seats, seat, who, texts),
    penguin: who.kind === 'person' ? who.penguin : null,
    bot: levelOf(botOn(who)),
    isAway: who.kind === 'person' && who.presence === 'away',
  }));
}

function nameOf(
  seats: readonly SeatLine[],
  seat: number,
  who: SeatLine['who'],
  texts: PageTexts,
): string {
  switch (who.kind) {
    case 'nobody':
      return texts.table.freeSeat;
    case 'bot':
      return botName(seats, seat, who.level, texts);
    case 'person':
      return who.name;
    case 'forgotten':
      return texts.table.forgotten;
  }
}

/** The level of the bot that plays there, for itself or for somebody. */
function botOn(who: SeatLine['who']): string | null {
  if (who.kind === 'bot') return who.level;
  return who.kind === 'person' || who.kind === 'forgotten' ? who.standIn : null;
}

/** The same people as the sentences of games name them. */
export const peopleOf = (sitters: readonly Sitter[]): People => ({
  names: sitters.map(({ name }) => name),
  viewer: sitters.find(({ isMe }) => isMe)?.seat ?? null,
});

function botName(
  seats: readonly SeatLine[],
  seat: number,
  level: string,
  texts: PageTexts,
): string {
  const known = levelOf(level);
  const name = known === null ? level : texts.levels[known].name;
  const alike = seats.filter(({ who }) => who.kind === 'bot' && who.level === level);
  if (alike.length < 2) return name;
  return `${name} ${String(alike.findIndex((each) => each.seat === seat) + 1)}`;
}

const levelOf = (name: string | null): Level | null =>
  levels.find((level) => level === name) ?? null;
