/** The moments that have a sound of their own. */
export type Cue =
  /** A card or penguin finds its place. */
  | 'placed'
  /** It is your turn. */
  | 'your-turn'
  /** Cards are dealt, or offered. */
  | 'dealt'
  /** Sealed choices are shown together. */
  | 'revealed'
  /** Somebody is out, or a penguin turns to stone. */
  | 'out'
  /** A bonus: an empty hand, a crown. */
  | 'bonus'
  | 'round-ended'
  | 'won'
  | 'lost'
  | 'refused'
  | 'message';
