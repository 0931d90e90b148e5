import { emitKeypressEvents } from 'node:readline';
import type { Input, Output } from '../system.ts';

const named = [
  'up',
  'down',
  'left',
  'right',
  'home',
  'end',
  'pageup',
  'pagedown',
  'tab',
  'escape',
  'backspace',
  'enter',
] as const;
type NamedKey = (typeof named)[number];

/** What a person did at the keyboard, or to the window. */
export type Key =
  | { readonly name: NamedKey }
  | { readonly name: 'text'; readonly text: string }
  | { readonly name: 'resize' };

/** Something else has changed while a key was waited for. */
export interface Nudge {
  readonly name: 'changed';
}

/** Thrown where a key is waited for and the program is told to stop instead. */
export class Interrupted extends Error {
  override readonly name = 'Interrupted';
}

/** Keys in the order they were pressed. */
export interface Keys {
  next(): Promise<Key | Nudge>;
  /** Wakes whoever waits. Several nudges before anybody waits count as one. */
  nudge(): void;
  /** Drops keys that were pressed before anybody asked for them. */
  forget(): void;
  /** Throws `Interrupted` to whoever waits now, or waits next. */
  interrupt(): void;
  /** Throws if the program was told to stop. */
  checkInterrupt(): void;
  /** Aborts when the program is told to stop. */
  readonly stopped: AbortSignal;
  close(): void;
}

/** What Node tells of a key press. */
interface Press {
  readonly name?: string | undefined;
  readonly ctrl?: boolean | undefined;
  readonly meta?: boolean | undefined;
}

/** The key of one press; nothing for those that mean nothing here. */
function keyOf(text: string | undefined, press: Press): Key | 'interrupt' | undefined {
  if (press.ctrl) return press.name === 'c' || press.name === 'd' ? 'interrupt' : undefined;
  if (press.name === 'return') return { name: 'enter' };
  const known = named.find((name) => name === press.name);
  if (known) return { name: known };
  const isText = text !== undefined && !press.meta && /^[^\p{Cc}]+$/u.test(text);
  return isText ? { name: 'text', text } : undefined;
}

/** Keys between being pressed and being asked for. */
class KeyQueue {
  readonly stopping = new AbortController();
  readonly #waiting: { take(key: Key | Nudge): void; stop(reason: Interrupted): void }[] = [];
  #typed: (Key | Nudge)[] = [];

  readonly give = (key: Key | Nudge): void => {
    const taker = this.#waiting.shift();
    if (taker) taker.take(key);
    else this.#typed.push(key);
  };

  readonly nudge = (): void => {
    if (this.#typed.every(({ name }) => name !== 'changed')) this.give({ name: 'changed' });
  };

  readonly forget = (): void => {
    this.#typed = [];
  };

  readonly interrupt = (): void => {
    this.stopping.abort();
    for (const taker of this.#waiting.splice(0)) taker.stop(new Interrupted());
  };

  readonly checkInterrupt = (): void => {
    if (this.stopping.signal.aborted) throw new Interrupted();
  };

  readonly next = async (): Promise<Key | Nudge> => {
    this.checkInterrupt();
    const key = this.#typed.shift();
    if (key) return key;
    return new Promise((take, stop) => {
      this.#waiting.push({ take, stop });
    });
  };
}

/** Reads single keys from a terminal until closed. */
export function openKeys(input: Input, output: Output): Keys {
  const { stopping, give, next, nudge, forget, interrupt, checkInterrupt } = new KeyQueue();
  const press = (text: string | undefined, event: Press): void => {
    const key = keyOf(text, event);
    if (key === 'interrupt') interrupt();
    else if (key) give(key);
  };
  const resize = (): void => give({ name: 'resize' });

  emitKeypressEvents(input);
  input.setRawMode?.(true);
  input.on('keypress', press).on('end', interrupt);
  output.on('resize', resize);
  input.resume();

  return {
    next,
    nudge,
    forget,
    interrupt,
    checkInterrupt,
    stopped: stopping.signal,
    close() {
      input.off('keypress', press).off('end', interrupt);
      output.off('resize', resize);
      giveBack(input);
      input.pause();
    },
  };
}

/** Lets the terminal handle keys again. Where its window was closed there is nothing to give back. */
function giveBack(input: Input): void {
  try {
    input.setRawMode?.(false);
  } catch (error) {
    if (!(error instanceof Error && error.message.includes('EIO'))) throw error;
  }
}
