import type { SeatLine } from '@rookery/protocol/people';
import type { Table } from '@rookery/protocol/tables';

/** Whoever comes back within this time, in milliseconds, was never away: a page was reloaded. */
const grace = 1500;

/** Who is away from a table, and since when. */
export class Absences {
  readonly #hostNow: () => number;
  /** When each seat was left, by this device's clock in milliseconds. */
  readonly #left = new Map<number, { readonly at: number; readonly cancel: () => void }>();
  #shown = $state.raw<ReadonlyMap<number, number>>(new Map());

  /** `hostNow` tells the time by the host's clock, to which its absences refer. */
  constructor(hostNow: () => number) {
    this.#hostNow = hostNow;
  }

  /** Notes who is away now. To be called with every change of the table. */
  hear({ seats, absences }: Pick<Table, 'seats' | 'absences'>): void {
    for (const { seat, who } of seats) {
      const isAway = who.kind === 'person' && who.presence === 'away';
      const known = absences.find((each) => each.seat === seat);
      if (isAway && !this.#left.has(seat)) this.#leave(seat, this.#timeSince(known?.since));
      else if (!isAway) this.#comeBack(seat);
    }
  }

  /** How long somebody is away; a host that has not seen them go leaves it at what the page has seen. */
  #timeSince(since: number | undefined): number {
    return since === undefined ? 0 : Math.max(0, this.#hostNow() - since);
  }

  /** The seats, where those who left a moment ago still count as present. */
  steady(seats: readonly SeatLine[]): readonly SeatLine[] {
    return seats.map((line) =>
      line.who.kind === 'person' && line.who.presence === 'away' && !this.#shown.has(line.seat)
        ? { ...line, who: { ...line.who, presence: 'here' } }
        : line,
    );
  }

  /** Since when a seat is away, by this device's clock in milliseconds; null if it is not. */
  since(seat: number): number | null {
    return this.#shown.get(seat) ?? null;
  }

  close(): void {
    for (const { cancel } of this.#left.values()) cancel();
    this.#left.clear();
  }

  #leave(seat: number, time: number): void {
    const at = Date.now() - time;
    const timer = setTimeout(
      () => {
        this.#shown = new Map([...this.#shown, [seat, at]]);
      },
      Math.max(0, grace - time),
    );
    this.#left.set(seat, { at, cancel: () => clearTimeout(timer) });
  }

  #comeBack(seat: number): void {
    this.#left.get(seat)?.cancel();
    if (!this.#left.delete(seat) || !this.#shown.has(seat)) return;
    this.#shown = new Map([...this.#shown].filter(([each]) => each !== seat));
  }
}
