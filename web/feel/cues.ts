/** The moments that have a sound of their own. */
export const cues = [
  /** A card or penguin finds its place. */
  'placed',
  /** It is your turn. */
  'your-turn',
  /** Cards are dealt, or offered. */
  'dealt',
  /** Sealed choices are shown together. */
  'revealed',
  /** Somebody is out, or a penguin turns to stone. */
  'out',
  /** A bonus: an empty hand, a crown. */
  'bonus',
  'round-ended',
  'won',
  'lost',
  'refused',
  'message',
] as const;
export type Cue = (typeof cues)[number];
