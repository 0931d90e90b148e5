import { openLine, type TableSubscription, type Line } from '@rookery/protocol/client/line';
import type { TableTell } from '@rookery/protocol/client/followings';
import type { MatchId, TableId } from '@rookery/protocol/identifiers';
import type { Tell } from '@rookery/protocol/tells';
import { Browser } from '../outside/browser.ts';
import { randomId } from '../store/samples.ts';
import { lineParts, TurnableClock } from './wires.ts';

type Update = Extract<Tell, { readonly type: 'update' }>;
type Shown = Extract<Tell, { readonly type: 'table' }>['table'];

/** A decision that the server has said is kept. */
export interface Acknowledged {
  readonly match: MatchId;
  readonly seat: number;
  readonly nth: number;
  readonly move: unknown;
  readonly seq: number;
}

/** How a table is to be. */
export interface TableWish {
  readonly game: string;
  readonly seats: number;
  readonly bots: readonly { readonly seat: number; readonly level: string }[];
}

const settings = {
  clock: { kind: 'none' },
  listing: 'private',
  onlookers: 'welcome',
  chat: 'phrases',
} as const;

/** Somebody who plays on and on, on the line of real clients, and notes what the server promised. */
export class Player {
  readonly #line: Line;
  readonly #clock = new TurnableClock();
  readonly acknowledged: Acknowledged[] = [];
  /** What this player saw happen, by match. */
  readonly news = new Map<MatchId, readonly unknown[]>();
  /** Whatever the server must not do. */
  readonly wrongs: string[] = [];
  /** When the match was last shown, by `performance.now`, and when that was first so after a broken line. */
  shownAt = -Infinity;
  resumedAt = -Infinity;
  isPlaying = false;
  update: Update | undefined;
  seat: number | null = null;
  #table: TableId | undefined;
  #following: TableSubscription | undefined;
  /** Up to where the news of the present match are known. */
  #seq: number | null = null;
  #isDeciding = false;
  #isAskingAgain = false;
  #isResuming = false;
  #isCatchingUp = false;
  readonly #untidy = new Set<MatchId>();

  private constructor(address: string, cookie: string) {
    this.#line = openLine(lineParts(address, cookie, this.#clock));
  }

  static async arrive(address: string, name: string): Promise<Player> {
    const browser = new Browser(address);
    await browser.arrive(name);
    return new Player(address, browser.cookie ?? '');
  }

  async create({ game, seats, bots }: TableWish): Promise<TableId> {
    const wish = { nonce: randomId(), game, seats, options: null, bots, settings } as const;
    const answer = await this.#line.ask({ type: 'create', ...wish });
    if (answer.type !== 'created') throw new Error(JSON.stringify(answer));
    return answer.table;
  }

  /** Follows a table from now on. */
  look(table: TableId): void {
    this.#table = table;
    this.#following = this.#line.follow(table, {
      seq: () => this.#seq,
      heard: (tell) => this.#hear(tell),
      resumed: () => {
        this.#isResuming = true;
      },
      refused: (reason) => void this.wrongs.push(`not let in: ${reason.kind}`),
    });
  }

  async sit(table: TableId): Promise<void> {
    this.look(table);
    await this.must('sit');
    await this.must('ready');
  }

  /** Asks for something about the table that has to be done. */
  async must(type: 'sit' | 'ready' | 'start'): Promise<void> {
    const table = this.#table;
    if (table === undefined) throw new Error('no table');
    const answer = await this.#line.ask(
      type === 'sit' ? { type, table, seat: null } : { type, table },
    );
    if (answer.type !== 'done') throw new Error(`${type}: ${JSON.stringify(answer)}`);
  }

  play(): void {
    this.isPlaying = true;
    this.#consider();
  }

  /** Ten seconds pass for this client: a line that held so long is a steady one. */
  restFromCuts(): void {
    this.#clock.turnOn(10_000);
  }

  get isSettled(): boolean {
    return !this.#isDeciding;
  }

  /** How this player stands, for whoever wonders why they do not go on. */
  describe(): string {
    const { phase } = this.#line.state;
    const { match, seq, waiting, nth } = this.update ?? {};
    const shown = Math.round(performance.now() - this.shownAt);
    const doing = { isDeciding: this.#isDeciding, isAskingAgain: this.#isAskingAgain };
    return JSON.stringify({
      line: phase,
      seat: this.seat,
      match,
      seq,
      waiting,
      nth,
      shown,
      ...doing,
    });
  }

  leave(): void {
    this.isPlaying = false;
    this.#line.close();
  }

  #hear(tell: TableTell): void {
    if (tell.type === 'update') this.#show(tell);
    else if (tell.type === 'table') {
      this.seat = tell.table.you.seat;
      if (tell.table.phase === 'over') this.#again(tell.table);
    } else if (tell.type === 'gone') this.wrongs.push(`sent away: ${tell.because}`);
    this.#consider();
  }

  #show(update: Update): void {
    const { match, seq } = update;
    const before = this.update?.match === match ? this.update.seq : 0;
    if (seq < before)
      this.wrongs.push(`${match} went back from ${String(before)} to ${String(seq)}`);
    this.#learn(update);
    this.update = update;
    this.shownAt = performance.now();
    if (this.#isResuming) this.resumedAt = this.shownAt;
    this.#isResuming = false;
  }

  #learn({ match, seq, since, news }: Update): void {
    const isSame = this.update?.match === match;
    const known = isSame ? (this.#seq ?? 0) : 0;
    if (since <= known || !this.update) {
      this.#note(match, since === known ? news : 'out of step');
      this.#seq = seq;
      this.#isCatchingUp = false;
    } else if (this.#isResuming && !isSame) {
      // A match began while the line was broken: what was seen of the old one is no measure.
      this.#seq = 0;
      this.#isCatchingUp = true;
      this.#following?.again();
    } else if (!this.#isCatchingUp) {
      this.wrongs.push(`${match} has a gap from ${String(known)} to ${String(since)}`);
    }
  }

  /** What was told twice cannot be put in order: then the news of that match are not kept. */
  #note(match: MatchId, news: Update['news'] | 'out of step'): void {
    if (news === 'out of step') this.#untidy.add(match);
    if (this.#untidy.has(match)) this.news.delete(match);
    else this.news.set(match, [...(this.news.get(match) ?? []), ...news]);
  }

  /** Wants another match, until that is kept: a wish may die with the server. */
  #again({ id, wishes }: Shown): void {
    const { seat } = this;
    if (!this.isPlaying || this.#isAskingAgain || seat === null) return;
    if (!wishes.rematch.includes(seat)) void this.#rematch(id);
  }

  async #rematch(table: TableId): Promise<void> {
    this.#isAskingAgain = true;
    const answer = await this.#line.ask({ type: 'rematch', table });
    this.#isAskingAgain = false;
    const isLate = answer.type === 'refused' && answer.reason.kind === 'wrong-phase';
    if (answer.type !== 'done' && answer.type !== 'unanswered' && !isLate) {
      this.wrongs.push(`rematch: ${JSON.stringify(answer)}`);
    }
  }

  #consider(): void {
    const { update, seat } = this;
    if (!this.isPlaying || this.#isDeciding || !update || seat === null) return;
    const { waiting, legal, nth, match } = update;
    if (waiting.for !== 'seats' || !waiting.seats.some((each) => each === seat)) return;
    if (nth === null || legal.length === 0 || this.#isDecided(match, nth)) return;
    const move = legal[Math.floor(Math.random() * legal.length)];
    void this.#decide(update.table, { match, seat, nth, move });
  }

  /** The answer may come before the update that shows it. */
  #isDecided(match: MatchId, nth: number): boolean {
    const last = this.acknowledged.at(-1);
    return last?.match === match && last.nth >= nth;
  }

  async #decide(table: TableId, decision: Omit<Acknowledged, 'seq'>): Promise<void> {
    this.#isDeciding = true;
    const { match, nth, move } = decision;
    const answer = await this.#line.ask({ type: 'decide', table, match, nth, move });
    if (answer.type === 'decided') {
      this.acknowledged.push({ ...decision, seq: answer.seq });
    } else if (answer.type === 'refused' && isTemporary.has(answer.reason.kind)) {
      // Whether it was kept is not known for sure to this client: it must not think again.
      await this.#decide(table, decision);
      return;
    } else if (answer.type === 'refused') this.wrongs.push(JSON.stringify({ decision, answer }));
    this.#isDeciding = false;
    this.#consider();
  }
}

const isTemporary = new Set(['busy', 'not-saved', 'fault']);
