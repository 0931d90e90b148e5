import type { Table } from '@rookery/protocol/tables';
import { SvelteMap, SvelteSet } from 'svelte/reactivity';

/** Who plays a match, if one is played. */
interface SeatsOfMatch extends Pick<Table, 'phase' | 'seats' | 'you'> {
  readonly match: string | null;
}

/** How long it is said that somebody has left, in milliseconds. */
const sayingTime = 30_000;

/** The people whom this page has seen on the seats of a match. They outlive a visit to another page. */
const seen = new Map<string, Map<number, string>>();

/** Matches whose people are remembered. */
const mostMatches = 20;

function peopleOf(match: string): Map<number, string> {
  const known = seen.get(match);
  if (known) return known;
  const people = new Map<number, string>();
  seen.set(match, people);
  const [oldest] = seen.keys();
  if (seen.size > mostMatches && oldest !== undefined) seen.delete(oldest);
  return people;
}

/** Notices when a bot sits where a person has played before in this match. */
export class Departures {
  /** Names of people by the seat that they have given up, for a while. */
  readonly #current = new SvelteMap<number, string>();
  /** Whether the viewer sat here when the last match was over. */
  #satAtTheEnd = false;
  /** The match that began without the viewer, if that is the present one. */
  readonly #without = new SvelteSet<string>();

  get current(): ReadonlyMap<number, string> {
    return this.#current;
  }

  /** Whether the match began with a bot on the viewer's seat: others did not wait any longer. */
  get isLeftOut(): boolean {
    return this.#without.size > 0;
  }

  note(table: SeatsOfMatch): void {
    this.#noteViewer(table);
    this.#noteOthers(table);
  }

  #noteViewer({ match, phase, you }: SeatsOfMatch): void {
    const isSeated = you.seat !== null;
    if (isSeated || phase !== 'playing') this.#without.clear();
    else if (match !== null && this.#satAtTheEnd) this.#without.add(match);
    this.#satAtTheEnd = isSeated && phase === 'over';
  }

  #noteOthers({ match, phase, seats }: SeatsOfMatch): void {
    if (match === null || phase !== 'playing') return;
    const people = peopleOf(match);
    for (const { seat, who } of seats) {
      const before = people.get(seat);
      if (who.kind === 'person') people.set(seat, who.name);
      else if (who.kind === 'bot' && before !== undefined) {
        people.delete(seat);
        this.#current.set(seat, before);
        setTimeout(() => this.#current.delete(seat), sayingTime);
      }
    }
  }
}
