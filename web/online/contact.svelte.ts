import { createSubscriber } from 'svelte/reactivity';
import type { Line, LineState } from '@rookery/protocol/client/line';

/** The state of a line, reactive for components. */
export class LineWatch {
  readonly #line: Line;
  readonly #subscribe: () => void;

  constructor(line: Line) {
    this.#line = line;
    this.#subscribe = createSubscriber((update) => line.subscribe(() => update()));
  }

  get state(): LineState {
    this.#subscribe();
    return this.#line.state;
  }
}
