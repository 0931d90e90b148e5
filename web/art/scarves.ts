/** A knitted scarf: its wool and stripes, and the ground of the portrait that goes with it. */
interface Scarf {
  readonly wool: string;
  readonly stripes: string;
  readonly ground: string;
}

/** The scarves of bots, by seat: no two bots at a table wear the same. */
const scarves: readonly Scarf[] = [
  { wool: '#f08a24', ground: '#ffdcb8', stripes: '#a34f06' },
  { wool: '#e0434f', ground: '#ffc9c7', stripes: '#fff3e6' },
  { wool: '#3d8fe0', ground: '#b9dcf7', stripes: '#114a8c' },
  { wool: '#37a864', ground: '#c4ecc8', stripes: '#fff3e6' },
  { wool: '#f6c433', ground: '#fbeaa6', stripes: '#a86d00' },
  { wool: '#8f5bd6', ground: '#dccdf6', stripes: '#fff3e6' },
];

/** What the bot on a seat wears. */
export const scarfOf = (seat: number): Scarf | undefined => scarves[seat % scarves.length];
