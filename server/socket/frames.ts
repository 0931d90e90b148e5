import { formatTell } from '@rookery/protocol/messages';
import type { Tell } from '@rookery/protocol/tells';

const frames = new WeakMap<Tell, Buffer>();

/** Returns the bytes of a message. A message to many sockets is one object and is serialized once. */
export function frameOf(tell: Tell): Buffer {
  const known = frames.get(tell);
  if (known) return known;
  const frame = Buffer.from(formatTell(tell));
  frames.set(tell, frame);
  return frame;
}
