import type { Reason } from '@rookery/protocol/reasons';
import type { NewsGuide } from './presentation.ts';
import { emptyPicture, type MatchUpdate, type Picture, type TableModel } from './table-model.ts';

/** A table whose match the page itself holds, as in lessons and puzzles: it has no host, no clock and no pace. */
export abstract class HeldTable implements TableModel {
  #picture = $state.raw<Picture>(emptyPicture);

  get picture(): Picture {
    return this.#picture;
  }

  abstract decide(move: unknown): Promise<Reason | null>;

  /** Shows an update, in which the viewer may decide something or not. */
  protected show(update: MatchUpdate, { canDecide }: { readonly canDecide: boolean }): void {
    const { news } = update;
    const story = [...this.#picture.story, ...news];
    this.#picture = { ...this.#picture, update, news, story, isUpToDate: canDecide };
  }

  presentBy(_guide: NewsGuide): void {
    // Whoever holds the match decides when something is shown.
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
