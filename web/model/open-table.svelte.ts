import type { Line } from '@rookery/protocol/client/line';
import {
  openTableLine,
  type TableLine,
  type TablePicture,
} from '@rookery/protocol/client/table-line';
import type { Answer } from '@rookery/protocol/client/unanswered';
import type { TableId } from '@rookery/protocol/identifiers';
import type { Reason } from '@rookery/protocol/reasons';
import { afterPaint } from '../render/after-paint.svelte.ts';
import { page } from '../shell/page.svelte.ts';
import { later } from './line-parts.ts';
import { noGuide, Presentation, type NewsGuide, type Showing } from './presentation.ts';
import type { HostAsk, Picture, TableModel } from './table-model.ts';

/** Follows a table over a line: to a server, or to the host on this device. */
export const openTable = (line: Line, id: TableId): TableModel =>
  new OpenTable(line, id, openTableLine(line, id));

class OpenTable implements TableModel {
  readonly #line: Line;
  readonly #id: TableId;
  readonly #table: TableLine;
  readonly #presentation: Presentation;
  readonly #stops: readonly (() => void)[];
  #heard: TablePicture;
  #guide = noGuide;
  #picture = $state.raw<Picture>(emptyPicture);

  constructor(line: Line, id: TableId, table: TableLine) {
    this.#line = line;
    this.#id = id;
    this.#table = table;
    this.#heard = table.picture;
    this.#presentation = new Presentation({
      after: later,
      afterPaint,
      viewing: () => ({ me: this.#me, pace: page.settings.pace, guide: this.#guide }),
      show: (showing) => this.#show(showing),
    });
    this.#stops = [
      line.subscribe((contact) => this.#change({ contact })),
      table.subscribe((picture) => this.#hear(picture)),
      whenVisibleAgain(() => this.#presentation.catchUp()),
    ];
    this.#change({ contact: line.state });
    this.#hear(table.picture);
  }

  get picture(): Picture {
    return this.#picture;
  }

  presentBy(guide: NewsGuide): void {
    this.#guide = guide;
  }

  now(): number {
    return this.#line.serverNow();
  }

  async decide(move: unknown): Promise<Reason | null> {
    return reasonOf(await this.#table.decide(move));
  }

  async ask(ask: HostAsk): Promise<Reason | null> {
    return reasonOf(await this.#line.ask({ ...ask, table: this.#id }));
  }

  close(): void {
    for (const stop of this.#stops) stop();
    this.#presentation.close();
    void this.#table.leave();
  }

  get #me(): number | null {
    return this.#heard.table?.you.seat ?? null;
  }

  #hear(picture: TablePicture): void {
    this.#heard = picture;
    const { table, chat, deciding, parting, news: story } = picture;
    this.#presentation.hear(picture);
    const { isUpToDate } = this.#presentation;
    // A move that was taken is on its way until it is seen.
    const pending = deciding?.move ?? (isUpToDate ? null : this.#picture.pending);
    this.#change({ table, chat, story, pending, parting, isUpToDate });
  }

  #show(showing: Showing | null): void {
    const { update = null, news = [] } = showing ?? {};
    const pending = this.#heard.deciding?.move ?? null;
    this.#change({ update, news, pending, isUpToDate: this.#presentation.isUpToDate });
  }

  #change(changes: Partial<Picture>): void {
    this.#picture = { ...this.#picture, ...changes };
  }
}

const emptyPicture: Picture = {
  contact: { phase: 'connecting' },
  table: null,
  update: null,
  news: [],
  story: [],
  isUpToDate: true,
  chat: [],
  pending: null,
  parting: null,
};

/** Runs an action when the page is visible again. Timers of hidden pages hardly run, so it may be far behind. */
function whenVisibleAgain(action: () => void): () => void {
  const look = (): void => {
    if (document.visibilityState === 'visible') action();
  };
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}

const reasonOf = (answer: Answer | undefined): Reason | null =>
  answer?.type === 'refused' ? answer.reason : null;
