import type { Level } from '@rookery/bots/levels';
import { levels } from '@rookery/bots/levels';
import type { PenguinSpecies, SeatLine } from '@rookery/protocol/people';
import { findFreeName, introduce, nameBot } from '@rookery/texts/levels/bot-names';
import type { People } from '@rookery/texts/people';
import type { PageTexts } from '@rookery/texts/en/page/page';

/** Whoever sits on a seat, as boards and lists show them. */
export interface Sitter {
  readonly seat: number;
  readonly name: string;
  readonly isMe: boolean;
  /** The penguin of a person; null for bots and empty seats. */
  readonly penguin: PenguinSpecies | null;
  /** The level of the bot that plays here, for itself or for somebody; null if a person does. */
  readonly bot: Level | null;
  /** What a bot is, in words: `an Adélie`; null for a level that this page does not know, and for people. */
  readonly species: string | null;
  /** Whether a person is away from the table. */
  readonly isAway: boolean;
}

/** The sitters of a table, by seat. No two bots have the same name. */
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
    species: who.kind === 'bot' ? speciesOf(who.level, texts) : null,
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
      return botName(seats, seat, who.level);
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

/** The name, and for a bot what it is: `Pip, an Adélie`. */
export const introduceSitter = ({ name, species }: Sitter): string =>
  species === null ? name : introduce(name, { species });

/** The same people, none of whom is "you": for a screen at which several look. */
export const namesOnly = ({ names }: People): People => ({ names, viewer: null });

/** The same people as the sentences of games name them. */
export const peopleOf = (sitters: readonly Sitter[]): People => ({
  names: sitters.map(({ name }) => name),
  viewer: sitters.find(({ isMe }) => isMe)?.seat ?? null,
});

function botName(seats: readonly SeatLine[], seat: number, level: string): string {
  const people = seats.flatMap(({ who }) => (who.kind === 'person' ? [who.name] : []));
  const known = levelOf(level);
  if (known !== null) return nameBot(known, seat, people);
  const earlier = seats.filter((each) => each.seat < seat && isBotOf(each, level));
  return findFreeName(level, [...people, ...earlier.map(() => level)]);
}

const isBotOf = ({ who }: SeatLine, level: string): boolean =>
  who.kind === 'bot' && who.level === level;

function speciesOf(level: string, texts: PageTexts): string | null {
  const known = levelOf(level);
  return known === null ? null : texts.levels[known].species;
}

const levelOf = (name: string | null): Level | null =>
  levels.find((level) => level === name) ?? null;
