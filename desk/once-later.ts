import type { Clock } from './ports.ts';

/** Something that is done once, a little later, however often it is asked for until then. */
export class OnceLater {
  readonly #clock: Pick<Clock, 'after'>;
  readonly #run: () => void;
  #cancel: (() => void) | undefined;

  constructor(clock: Pick<Clock, 'after'>, run: () => void) {
    this.#clock = clock;
    this.#run = run;
  }

  schedule(milliseconds: number): void {
    this.#cancel ??= this.#clock.after(milliseconds, () => {
      this.#cancel = undefined;
      this.#run();
    });
  }

  cancel(): void {
    this.#cancel?.();
    this.#cancel = undefined;
  }
}
