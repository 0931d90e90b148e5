import { createSubscriber } from 'svelte/reactivity';
import type { Line, LineState } from '@rookery/protocol/client/line';

/** How a line is, for components: whoever reads it is told of changes. */
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
