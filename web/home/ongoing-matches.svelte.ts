import type { Line } from '@rookery/protocol/client/line';
import type { MyTable } from '@rookery/protocol/my-tables';
import type { LocalEntry } from '../here/tables.ts';
import type { LocalStanding } from '../here/standing.ts';
import { cardOf } from '../games/cards.ts';
import { loadProfile } from '../online/profile.ts';
import { fromLocal, fromMyTable, isMyTurn, sortByUrgency, type OngoingMatch } from './ongoing.ts';

/** The viewer's unfinished matches, online and on this device, kept up to date while somebody looks. */
export class OngoingMatches {
  #local = $state.raw<readonly OngoingMatch[] | null>(null);
  #online = $state.raw<readonly MyTable[] | null>(null);
  #line: Line | null = null;
  #isStopped = false;
  #stopFollowing: () => void = () => undefined;

  readonly #all = $derived(
    sortByUrgency(
      [...(this.#online ?? []).map(fromMyTable), ...(this.#local ?? [])],
      this.now(),
    ).filter(({ game }) => cardOf(game) !== undefined),
  );
  /** Those in which others wait for the viewer. */
  readonly mine = $derived(this.#all.filter(isMyTurn));
  /** Online, people wait; a match against bots on this device waits patiently. */
  readonly calls = $derived(this.mine.filter(({ local }) => local === null).length);
  /** All others. */
  readonly others = $derived(this.#all.filter((match) => !isMyTurn(match)));

  /** Whether both lists are known. */
  get isKnown(): boolean {
    return this.#local !== null && this.#online !== null;
  }

  /** The time by the server's clock, to which clocks refer. */
  now(): number {
    return this.#line?.serverNow() ?? Date.now();
  }

  /** Begins to look; the returned function ends that. */
  start(): () => void {
    // Playing works without these lists, so a failure stays silent.
    void this.lookHere().catch(() => undefined);
    void this.#followOnline().catch(() => undefined);
    return () => {
      this.#isStopped = true;
      this.#stopFollowing();
    };
  }

  /** Lists the matches on this device again. */
  async lookHere(): Promise<void> {
    const { listLocal } = await import('../here/tables.ts');
    await this.#showLocal(await listLocal());
  }

  /** Deletes a match on this device. */
  async forget({ match }: LocalEntry): Promise<void> {
    const { forgetHere } = await import('../here/tables.ts');
    await this.#showLocal(await forgetHere(match));
  }

  async #showLocal(entries: readonly LocalEntry[]): Promise<void> {
    const unfinished = entries.filter(({ finishedAt }) => finishedAt === null);
    const standings = await Promise.all(unfinished.map(findStanding));
    this.#local = unfinished.map((entry, index) => fromLocal(entry, standings[index] ?? null));
  }

  async #followOnline(): Promise<void> {
    // Whoever has never been online has no tables there, and needs no connection.
    if (loadProfile().name === '') {
      this.#online = [];
      return;
    }
    const { line } = await import('../online/line.ts');
    if (this.#isStopped) return;
    this.#line = line();
    this.#stopFollowing = this.#line.followList('my-tables', ({ tables }) => {
      this.#online = tables;
    });
  }
}

async function findStanding(entry: LocalEntry): Promise<LocalStanding | null> {
  const { findStanding: find } = await import('../here/standing.ts');
  return find(entry);
}
