import { seatOf } from '@rookery/desk/seating';
import type { Addition, SavedTable, StoredTable } from '@rookery/desk/store';
import type { MatchId } from '@rookery/protocol/identifiers';
import { deadlineOf, isTimeUp, type Clocks } from '@rookery/referee/clock';
import { catalogue } from '@rookery/rules/catalogue';
import { entryOf } from '@rookery/rules/kernel/entry';
import { seatsOf } from '@rookery/rules/kernel/seat';
import type { CommitObserver, StoredMatchRow } from '../world/database.ts';
import { beginning } from '../world/node-clock.ts';
import type { Ledger } from './ledger.ts';
import { MatchOracle } from './match-oracle.ts';
import type { Verdict } from './verdict.ts';

/** A copy of a table may be so old, in milliseconds, before somebody acts on it. */
const staleness = 15_000;

/** A wish may wait so long, in milliseconds, in a node that is paused, and in the queue of its table. */
const longestWait = 45_000;

/** Clocks of machines differ by so much, in milliseconds. */
const skew = 500;

/** The times by which commits are judged. */
export interface CommitTimes {
  /** The true time, in milliseconds since the simulation began. */
  now(): number;
  /** For how long people could play, in milliseconds; undefined if nobody can say. */
  ranFor(): number | undefined;
}

/** Time may go uncredited for as long as a node is silent about itself, and a little longer. */
const leastCredit = 6500;

/** Looks at everything that is committed: no fork, no gap, nothing that nobody wanted. */
export class CommitWatch implements CommitObserver {
  readonly oracles = new Map<MatchId, MatchOracle>();
  readonly #ledger: Ledger;
  readonly #verdict: Verdict;
  readonly #times: CommitTimes;
  /** For how long the nodes had run when each seat's clock began to run, and what it showed. */
  readonly #starts = new Map<string, { readonly ranFor: number; readonly left: number }>();
  /** The clocks of each match after its last act. */
  readonly #clocks = new Map<MatchId, Clocks>();
  /** Once a clock was set, nobody can say whose time was up. */
  areClocksTrue = true;
  /** When anything was committed last. */
  lastAt = 0;

  constructor(ledger: Ledger, verdict: Verdict, times: CommitTimes) {
    this.#ledger = ledger;
    this.#verdict = verdict;
    this.#times = times;
  }

  #now(): number {
    return this.#times.now();
  }

  onTable(saved: SavedTable, before: StoredTable | undefined): void {
    const { table, revision } = saved;
    const last = this.#ledger.historyOf(table.id).at(-1);
    if (revision !== (last?.revision ?? 0) + 1) {
      this.#verdict.fail('revisions have no gap', `${table.id} came to ${String(revision)}`);
    }
    if (before) this.#checkSeats(before, table);
    this.lastAt = this.#now();
    this.#ledger.noteTable(saved, this.#now());
    this.#verdict.note(
      () =>
        `commit: table ${table.id} is at ${String(revision)}, ${table.phase}, ${seatsText(table)}`,
    );
  }

  /** Nobody loses a seat without having asked for it, nor gets one. */
  #checkSeats(before: StoredTable, after: StoredTable): void {
    for (const [seat, { person }] of before.seats.entries()) {
      if (person === null || seatOf(after, person) !== null) continue;
      const since = this.#seatedSince(before, person) - longestWait;
      const isAsked =
        this.#ledger.hasAsked(before.id, person, ['stand', 'leave', 'resign'], since) ||
        this.#ledger.hasAsked(before.id, before.host, ['free-seat'], since);
      if (!isAsked) {
        this.#verdict.fail('seats are kept', `seat ${String(seat)} of ${before.id} is lost`);
      }
    }
    for (const { person } of after.seats) {
      if (person === null || seatOf(before, person) !== null) continue;
      if (!this.#ledger.hasAsked(after.id, person, ['sit'], 0)) {
        this.#verdict.fail('seats are taken by those who ask', `${person} at ${after.id}`);
      }
    }
  }

  #seatedSince({ id }: StoredTable, person: string): number {
    const history = this.#ledger.historyOf(id);
    const first = history.findLastIndex(({ table }) => seatOf(table, person) === null);
    return history[first + 1]?.at ?? 0;
  }

  onMatch(row: StoredMatchRow): void {
    const { begun, seats, acts } = row;
    const game = catalogue.find(({ id }) => id === begun.game);
    if (!game) throw new Error(`there is no game ${begun.game}`);
    const { options, secret } = begun;
    const oracle = new MatchOracle({ game, seats, options, secret });
    this.oracles.set(begun.id, oracle);
    for (const act of acts) this.#add(begun.id, oracle, act);
    this.#noteClocks(row, undefined);
    this.#verdict.note(() => `commit: match ${begun.id} begins at ${row.table}`);
  }

  onAddition(row: StoredMatchRow, addition: Addition, clocksBefore: Clocks): void {
    const { match, acts, decision, expectedSeq } = addition;
    const oracle = this.oracles.get(match);
    if (!oracle) throw new Error(`there is no match ${match}`);
    if (row.acts.length !== oracle.length + acts.length || expectedSeq !== oracle.length) {
      this.#verdict.fail('a log is one line', `${match} went from ${String(oracle.length)}`);
    }
    this.lastAt = this.#now();
    if (decision) this.#checkDecision(row, addition, clocksBefore);
    // A pause may not be known yet to whoever has begun to think.
    if (acts.length > 0) this.#noteClocks(row, clocksBefore);
    for (const act of acts) this.#add(match, oracle, act);
    this.#checkEnd(row, oracle);
    this.#verdict.note(
      () => `commit: ${match} ${acts.join(' ')}${decision ? ` (nth ${String(decision.nth)})` : ''}`,
    );
  }

  #add(match: MatchId, oracle: MatchOracle, act: string): void {
    const problem = oracle.add(act);
    if (problem !== undefined) {
      this.#verdict.fail('every act follows the rules', `${match}: ${problem}`);
    }
  }

  #checkEnd({ finishedAt, begun, deadline, clocks }: StoredMatchRow, oracle: MatchOracle): void {
    if ((finishedAt !== null) !== oracle.isOver) {
      this.#verdict.fail('a match ends with its last act', begun.id);
    }
    if (finishedAt === null && deadline !== (deadlineOf(clocks)?.at ?? null)) {
      this.#verdict.fail('deadlines are stored', begun.id);
    }
  }

  /** A decision is that of somebody who sat there and made it, or a bot was entitled to it. */
  #checkDecision(row: StoredMatchRow, { match, acts, decision }: Addition, clocks: Clocks): void {
    const oracle = this.oracles.get(match);
    if (!decision || !oracle) return;
    const { seat, nth } = decision;
    if (entryOf(oracle.now.decisions, seat) !== nth - 1) {
      this.#verdict.fail('decisions have no gap', `${match}: nth ${String(nth)}`);
    }
    const move = entryOf(acts, 0).slice(1);
    const tables = this.#ledger.since(row.table, this.#now() - staleness);
    const isWanted = tables.some(({ seats }) => {
      const place = seats[seat];
      if (!place || place.person === null || place.bot !== null) return true;
      return this.#ledger.hasDecided(match, place.person, nth, move);
    });
    if (isWanted) return;
    // Time that was given back a moment ago may not be known yet to whoever has begun to think.
    const uncredited = this.#clocks.get(match) ?? clocks;
    if (this.#isLate(clocks, seat) || this.#isLate(uncredited, seat)) {
      this.#checkCredit(match, seat);
      return;
    }
    this.#verdict.fail(
      'nobody else decides for a person',
      `${match}: seat ${String(seat)} never made decision ${String(nth)}, ${move}`,
    );
  }

  /** Notes which clocks have begun to run. */
  #noteClocks({ begun, clocks }: StoredMatchRow, before: Clocks | undefined): void {
    const ranFor = this.#times.ranFor();
    this.#clocks.set(begun.id, clocks);
    if (ranFor === undefined) return;
    for (const [seat, { left, since }] of clocks.seats.entries()) {
      if (since === null || since === before?.seats[seat]?.since) continue;
      this.#starts.set(`${begun.id} ${String(seat)}`, { ranFor, left });
    }
  }

  /** Nobody runs out of time because the only node was down. */
  #checkCredit(match: MatchId, seat: number): void {
    const start = this.#starts.get(`${match} ${String(seat)}`);
    const ranFor = this.#times.ranFor();
    if (!start || ranFor === undefined || !this.areClocksTrue) return;
    if (ranFor - start.ranFor + leastCredit < start.left) {
      this.#verdict.fail('downtime costs nobody time', `${match}: seat ${String(seat)}`);
    }
  }

  #isLate(clocks: Clocks, seat: number): boolean {
    const at = beginning + this.#now() + skew;
    const { seats } = clocks;
    return !this.areClocksTrue || isTimeUp(clocks, entryOf(seatsOf(seats.length), seat), at);
  }
}

const seatsText = ({ seats }: StoredTable): string =>
  seats
    .map(({ person, bot }) => [person, bot].filter((each) => each !== null).join('+') || '-')
    .join(', ');
