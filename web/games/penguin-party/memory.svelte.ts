import { cardAt } from '@rookery/rules/penguin-party/pyramid';
import type { Move, View } from '@rookery/rules/penguin-party/vocabulary';
import type { MatchUpdate } from '../../model/table-model.ts';
import { lastPlaced } from './cues.ts';
import { roundOf } from './scenes.ts';
import { newsOf, viewOf } from './trusted.ts';

/** What the board remembers from one update to the next. */
export class BoardMemory {
  #view: View | null = null;
  #last = $state.raw<Move | null>(null);

  /** The penguin that was placed last; null if it no longer stands. */
  get last(): Move | null {
    return this.#last;
  }

  remember(update: MatchUpdate): void {
    const view = viewOf(update.view);
    if (view === this.#view) return;
    this.#view = view;
    const placed = lastPlaced(newsOf(update.news)) ?? this.#last;
    this.#last = placed && stands(placed, view) ? placed : null;
  }
}

/** Whether that penguin is still there: a new round begins without it. */
function stands({ colour, row, x }: Move, view: View): boolean {
  const round = roundOf(view);
  return round !== null && cardAt(round.pyramid, row, x) === colour;
}
