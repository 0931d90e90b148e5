import type { Reason } from '@rookery/protocol/reasons';
import { noGuide, type NewsGuide } from './presentation.ts';
import { emptyPicture, type MatchUpdate, type Picture, type TableModel } from './table-model.ts';

/** A table whose match the page itself holds, as in lessons and puzzles: it has no host, no clock and no pace. */
export abstract class HeldTable implements TableModel {
  #guide = noGuide;
  #picture = $state.raw<Picture>(emptyPicture);

  get picture(): Picture {
    return this.#picture;
  }

  abstract decide(move: unknown): Promise<Reason | null>;

  /** Shows an update, in which the viewer may decide something or not. */
  protected show(update: MatchUpdate, { canDecide }: { readonly canDecide: boolean }): void {
    const shown = canDecide ? update : this.#keepRound(update);
    const { news } = shown;
    const story = [...this.#picture.story, ...news];
    this.#picture = { ...this.#picture, update: shown, news, story, isUpToDate: canDecide };
  }

  /** Where an update ends a round, its pyramid stays in sight until there is something to decide. */
  #keepRound(update: MatchUpdate): MatchUpdate {
    const last = this.#picture.update;
    if (!last) return update;
    if (update.seq === last.seq) return { ...update, view: last.view };
    const end = this.#guide.interludeOf(update.news, last.view, update.view);
    return end ? { ...update, view: end.view, news: update.news.slice(0, end.newsCount) } : update;
  }

  presentBy(guide: NewsGuide): void {
    this.#guide = guide;
  }
  proceed(): void {
    // There is no interlude.
  }
  lookBack(): void {
    // What is held is short; whoever wants to see it again starts again.
  }
  lookBackTo(): Promise<Reason | null> {
    return Promise.resolve(null);
  }
  now(): number {
    return 0;
  }
  ask(): Promise<Reason | null> {
    return Promise.resolve(null);
  }
  close(): void {
    // Nothing is open.
  }
}
