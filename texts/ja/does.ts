import { nameOf, type People } from '../people.ts';

/** `あなたは` to the seat itself, `Anaさんは` to everyone else: no space after a name. */
export const does = (people: People, seat: number, you: string, other: string): string =>
  seat === people.viewer ? you : `${nameOf(people, seat)}${other}`;
