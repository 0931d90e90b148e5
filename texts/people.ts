/** Who sits at the table, and who is told about it: a seat, or an onlooker if null. */
export interface People {
  readonly names: readonly string[];
  readonly viewer: number | null;
}

/** The name of whoever sits there. */
export const nameOf = ({ names }: People, seat: number): string => names[seat] ?? String(seat + 1);

/** `You place` to the seat itself, `Ana places` to everyone else. */
export const does = (people: People, seat: number, you: string, other: string): string =>
  seat === people.viewer ? you : `${nameOf(people, seat)} ${other}`;

/** The names of some seats, the viewer's own as `you`. */
export const namesOf = (people: People, seats: readonly number[], you: string): readonly string[] =>
  seats.map((seat) => (seat === people.viewer ? you : nameOf(people, seat)));
