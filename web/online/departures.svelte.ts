import type { Table } from '@rookery/protocol/tables';
import { SvelteMap } from 'svelte/reactivity';

/** Who plays a match, if one is played. */
interface SeatsOfMatch extends Pick<Table, 'phase' | 'seats'> {
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

  get current(): ReadonlyMap<number, string> {
    return this.#current;
  }

  note({ match, phase, seats }: SeatsOfMatch): void {
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
