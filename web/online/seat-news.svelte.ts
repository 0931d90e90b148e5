import type { Table } from '@rookery/protocol/tables';
import { SvelteSet } from 'svelte/reactivity';

/** What has just happened at a table between matches. */
export type SeatEvent =
  | { readonly kind: 'came' | 'left'; readonly name: string }
  /** The viewer has become the host. */
  | { readonly kind: 'host' };

type SeatedTable = Pick<Table, 'phase' | 'seats' | 'you'>;

/** How long each is told, in milliseconds. */
const tellingTime = 20_000;

/** The names of the others who sit here. */
const othersAt = ({ seats, you }: SeatedTable): readonly string[] =>
  seats.flatMap(({ seat, who }) => (who.kind === 'person' && seat !== you.seat ? [who.name] : []));

function compare(before: SeatedTable, after: SeatedTable): readonly SeatEvent[] {
  const [known, present] = [othersAt(before), othersAt(after)];
  const left = known.filter((name) => !present.includes(name));
  const came = present.filter((name) => !known.includes(name));
  const isHostNow = after.you.isHost && !before.you.isHost;
  return [
    ...left.map((name) => ({ kind: 'left', name }) as const),
    ...came.map((name) => ({ kind: 'came', name }) as const),
    ...(isHostNow ? [{ kind: 'host' } as const] : []),
  ];
}

/** Notices who comes and goes while a table waits, so that nobody has to compare seats. */
export class SeatNews {
  #before: SeatedTable | undefined;
  readonly #current = new SvelteSet<SeatEvent>();

  get current(): readonly SeatEvent[] {
    return [...this.#current];
  }

  note(table: SeatedTable): void {
    const before = this.#before;
    this.#before = table;
    const isBetweenMatches = table.phase === 'waiting' || table.phase === 'over';
    if (!before || !isBetweenMatches) return;
    for (const event of compare(before, table)) {
      this.#current.add(event);
      setTimeout(() => this.#current.delete(event), tellingTime);
    }
  }
}
