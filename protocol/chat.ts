import { fields, oneOf, text } from '@rookery/rules/kernel/shape';
import { lineReader, nameReader } from './names.ts';
import { milliseconds, orNull, seatNumber, tagged, type ReadBy } from './shapes.ts';

/** Phrases of one feeling, which a screen may show as the face of a penguin. */
export const reactions = ['hooray', 'haha', 'wow', 'oh-no', 'love'] as const;
export type Reaction = (typeof reactions)[number];

/** What can be said at any table with chat, in everyone's own language. */
export const phrases = [
  'hello',
  'good-luck',
  'well-played',
  'nice-move',
  'thanks',
  'sorry',
  'oops',
  'one-moment',
  'i-am-back',
  'your-turn',
  'play-again',
  'goodbye',
  ...reactions,
] as const;

/** A preset phrase, or plain text where the table allows it. */
export const said = tagged('kind', {
  phrase: fields({ kind: oneOf(['phrase']), phrase: oneOf(phrases) }),
  text: fields({ kind: oneOf(['text']), text: lineReader }),
});
export type Said = ReadBy<typeof said>;

/** Reads a line of chat. The id is the same for everyone, so that no line is shown twice. */
export const chatLine = fields({
  id: text(40),
  at: milliseconds,
  seat: orNull(seatNumber),
  name: nameReader,
  said,
});
export type ChatLine = ReadBy<typeof chatLine>;
