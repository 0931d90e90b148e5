import { fields, listOf, oneOf, type Reader } from '@rookery/rules/kernel/shape';
import { nameReader } from './names.ts';
import { orNull, seatNumber, tagged, truth, word, type ReadBy } from './shapes.ts';

/** The penguins people may choose to be; bots have others. */
export const penguins = [
  'african',
  'chinstrap',
  'fiordland',
  'galapagos',
  'humboldt',
  'little',
  'macaroni',
  'magellanic',
  'rockhopper',
  'royal',
  'snares',
  'yellow-eyed',
] as const;
export type PenguinSpecies = (typeof penguins)[number];

/** Reads the penguin a person has chosen. */
export const penguin: Reader<PenguinSpecies> = oneOf(penguins);

/** Whether a person has the table open in at least one place. */
export const presences = ['here', 'away'] as const;

/** Reads who sits somewhere. */
const occupant = tagged('kind', {
  nobody: fields({ kind: oneOf(['nobody']) }),
  bot: fields({ kind: oneOf(['bot']), level: word }),
  person: fields({
    kind: oneOf(['person']),
    name: nameReader,
    penguin,
    presence: oneOf(presences),
    ready: truth,
    /** The level of the bot that plays for this person at the moment. */
    standIn: orNull(word),
  }),
  // Somebody who has deleted everything about themselves.
  forgotten: fields({ kind: oneOf(['forgotten']), standIn: orNull(word) }),
});

const seatLine = fields({ seat: seatNumber, who: occupant });

/** A seat, and who sits there. */
export type SeatLine = ReadBy<typeof seatLine>;

/** Reads all seats of a table, clockwise. */
export const seatLines: Reader<readonly SeatLine[]> = listOf(seatLine);

/** Reads who you are, as others see you. */
export const you = fields({ name: nameReader, penguin, account: orNull(nameReader) });
export type You = ReadBy<typeof you>;
