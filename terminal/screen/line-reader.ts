import { createInterface } from 'node:readline';
import type { Input } from '../system.ts';

/** Lines of text in the order they came. */
export interface LineReader {
  /** The next line; nothing once the input has ended. */
  next(): Promise<string | undefined>;
  close(): void;
}

/** Reads an input line by line until closed. */
export function openLines(input: Input): LineReader {
  const lines = createInterface({ input, crlfDelay: Infinity });
  const iterator = lines[Symbol.asyncIterator]();
  return {
    async next() {
      const line = await iterator.next();
      return line.done ? undefined : line.value;
    },
    close: () => lines.close(),
  };
}
