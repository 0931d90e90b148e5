import type { Logger } from 'pino';

/** Something that was opened, by the name that the administrator knows it by. */
interface OpenPart {
  readonly name: string;
  readonly close: () => Promise<void>;
}

/** How long closing everything may take, in milliseconds. */
const usualPatience = 8000;

/** What was opened, to be closed in the opposite order. */
export class Closings {
  readonly #parts: OpenPart[] = [];
  readonly #patience: number;

  constructor(patience = usualPatience) {
    this.#patience = patience;
  }

  add(name: string, close: () => Promise<void>): void {
    this.#parts.push({ name, close });
  }

  /** Closes everything; whatever fails or hangs is logged. Returns whether all of it was closed. */
  async closeAll(log: Pick<Logger, 'error'>): Promise<boolean> {
    const late = new AbortController();
    const impatience = setTimeout(() => late.abort(), this.#patience);
    let isClosed = true;
    for (let part = this.#parts.pop(); part && !late.signal.aborted; part = this.#parts.pop()) {
      // oxlint-disable-next-line no-await-in-loop -- each may still need those that were opened before it
      const problem = await closePart(part, late.signal);
      if (problem) log.error({ err: problem.cause }, problem.message);
      isClosed &&= problem === undefined;
    }
    clearTimeout(impatience);
    return isClosed;
  }
}

/** Closes one part, unless that takes too long; says what went wrong. */
function closePart({ name, close }: OpenPart, late: AbortSignal): Promise<Error | undefined> {
  return new Promise((resolve) => {
    const giveUp = (): void =>
      resolve(new Error(`${name} took too long to close; what was acknowledged is kept`));
    late.addEventListener('abort', giveUp, { once: true });
    close()
      .then(
        () => resolve(undefined),
        (cause: unknown) => resolve(new Error(`${name} could not be closed`, { cause })),
      )
      .finally(() => late.removeEventListener('abort', giveUp));
  });
}
