import type { Writable } from 'node:stream';
import { formatTell } from '@rookery/protocol/messages';
import type { Tell } from '@rookery/protocol/tells';
import { joinFrames, textFrame, type TextFrame } from './text-frame.ts';

/**
 * What is to be written to one socket. What is told in one go leaves together, because a packet costs more than
 * what is in it.
 */
export class Outbox {
  readonly #stream: Writable;
  #frames: TextFrame[] = [];
  /** How many bytes are not written yet. */
  bytes = 0;

  constructor(stream: Writable) {
    this.#stream = stream;
  }

  /** Writes a frame when everything that is being done right now is done. */
  add(frame: TextFrame): void {
    if (this.bytes === 0) flushSoon(this);
    this.#frames.push(frame);
    this.bytes += frame.bytes;
  }

  /** Writes everything now. */
  flush(): void {
    const frames = this.#frames;
    this.#frames = [];
    this.bytes = 0;
    if (this.#stream.destroyed) return;
    for (const { data, encoding } of joinFrames(frames)) this.#stream.write(data, encoding);
  }
}

/** Outboxes with something to write. */
let filled: Outbox[] = [];

function flushSoon(outbox: Outbox): void {
  // Cheaper than `queueMicrotask`, which makes a resource for each call.
  if (filled.length === 0) void Promise.resolve().then(flushAll);
  filled.push(outbox);
}

function flushAll(): void {
  const outboxes = filled;
  filled = [];
  for (const outbox of outboxes) outbox.flush();
}

let lastTold: { readonly tell: Tell; readonly frame: TextFrame } | undefined;

/** Returns the frame of a message. A message to many sockets is one object, told to one after the other. */
export function frameOf(tell: Tell): TextFrame {
  if (lastTold?.tell !== tell) lastTold = { tell, frame: textFrame(formatTell(tell)) };
  return lastTold.frame;
}
