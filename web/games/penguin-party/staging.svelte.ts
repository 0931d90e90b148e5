import { cardAt } from '@rookery/rules/penguin-party/pyramid';
import type { Move, RoundResult, Seen, View } from '@rookery/rules/penguin-party/vocabulary';
import type { MatchUpdate } from '../../model/table-model.ts';
import { lastPlaced } from './cues.ts';
import { finaleOf, roundOf } from './scenes.ts';
import { newsOf, viewOf } from './trusted.ts';

/** How long the end of a round is looked at before the next deal covers it, in milliseconds. */
const finaleTime = 1500;

/** How long the summary of a round stays by itself, in milliseconds. */
const summaryTime = 5500;

/** What the board shows: each update at once, except that the end of a round is seen before the next deal. */
export class Staging {
  #shown = $state.raw<View>();
  #happening = $state.raw<readonly Seen[]>([]);
  #last = $state.raw<Move | null>(null);
  #summary = $state.raw<RoundResult | null>(null);
  #latest: MatchUpdate | null = null;
  #stop: () => void = () => undefined;
  #stopSummary: () => void = () => undefined;

  constructor(update: MatchUpdate) {
    this.present(update, []);
  }

  get shown(): View {
    if (!this.#shown) throw new Error('the board has nothing to show');
    return this.#shown;
  }
  /** What should be seen happening now. */
  get happening(): readonly Seen[] {
    return this.#happening;
  }
  /** The penguin that was placed last. */
  get last(): Move | null {
    return this.#last;
  }
  /** The round that has just ended; null while none is told of. */
  get summary(): RoundResult | null {
    return this.#summary;
  }

  present(update: MatchUpdate, news: readonly unknown[]): void {
    if (update === this.#latest) return;
    const previous = this.#latest;
    this.#latest = update;
    const fresh = newsOf(news);
    this.#stop();
    const finale = previous ? finaleOf(viewOf(previous.view), viewOf(update.view), fresh) : null;
    if (finale === null) {
      this.#show(viewOf(update.view), fresh, newsOf(update.news));
      return;
    }
    this.closeSummary();
    this.#show(finale.view, finale.news, finale.news);
    this.#stop = after(finaleTime, () => {
      this.#show(viewOf(update.view), finale.after, finale.after);
      this.#tellRound(viewOf(update.view));
    });
  }

  closeSummary(): void {
    this.#stopSummary();
    this.#summary = null;
  }

  close(): void {
    this.#stop();
    this.#stopSummary();
  }

  #show(view: View, happening: readonly Seen[], told: readonly Seen[]): void {
    const placed = lastPlaced(told) ?? this.#last;
    this.#last = placed && stands(placed, view) ? placed : null;
    this.#shown = view;
    this.#happening = happening;
  }

  #tellRound({ rounds }: View): void {
    this.#summary = rounds.at(-1) ?? null;
    this.#stopSummary();
    this.#stopSummary = after(summaryTime, () => this.closeSummary());
  }
}

/** Whether that penguin is still there: a new round begins without it. */
function stands({ colour, row, x }: Move, view: View): boolean {
  const round = roundOf(view);
  return round !== null && cardAt(round.pyramid, row, x) === colour;
}

function after(milliseconds: number, action: () => void): () => void {
  const timer = setTimeout(action, milliseconds);
  return () => clearTimeout(timer);
}
