import { formatTell } from '@rookery/protocol/messages';
import type { Tell } from '@rookery/protocol/tells';

const frames = new WeakMap<Tell, Buffer>();

/** The bytes that say it. What goes to many is one object, and is written down once. */
export function frameOf(tell: Tell): Buffer {
  const known = frames.get(tell);
  if (known) return known;
  const frame = Buffer.from(formatTell(tell));
  frames.set(tell, frame);
  return frame;
}
