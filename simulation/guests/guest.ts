import type { Person } from '@rookery/desk/store';
import type { LineAsk } from '@rookery/protocol/client/unanswered';
import type { LineParts } from '@rookery/protocol/client/wire';
import type { TableId } from '@rookery/protocol/identifiers';
import { catalogue } from '@rookery/rules/catalogue';
import type { Ledger } from '../checks/ledger.ts';
import type { Verdict } from '../checks/verdict.ts';
import type { Dice } from '../world/dice.ts';
import type { Scheduler } from '../world/scheduler.ts';
import { GuestWindow } from './window.ts';
import { dutyAt, tableWish, wishAt, type GuestWish } from './wishes.ts';

/** What a guest needs from the world. */
export interface GuestParts {
  readonly person: Person;
  readonly dice: Dice;
  readonly scheduler: Scheduler;
  readonly ledger: Ledger;
  /** Everybody's links: tables that somebody has told others about. */
  readonly links: TableId[];
  /** So many tables are enough. */
  readonly mostTables: number;
  /** What a new line of this person is made of. */
  lineParts(): LineParts;
  readonly verdict: Verdict;
  /** Whether the database never fails: then nobody is ever out of step. */
  readonly isDatabaseSafe: boolean;
}

/** Somebody who plays: opens tables, sits down, decides, makes mistakes, goes away and comes back. */
export class SimulatedGuest {
  readonly person: Person;
  readonly #parts: GuestParts;
  /** Tables this person wants to have open. */
  readonly #home = new Set<TableId>();
  #windows: GuestWindow[] = [];
  #isHome = false;
  #mood: 'free' | 'dutiful' | 'resting' = 'free';
  #findOwnTables: () => readonly TableId[] = () => [];

  constructor(parts: GuestParts) {
    this.person = parts.person;
    this.#parts = parts;
  }

  get windows(): readonly GuestWindow[] {
    return this.#windows;
  }

  begin(): void {
    this.#openWindow();
    this.#wakeLater(this.#parts.dice.between(10, 1500));
  }

  /**
   * From now on this person only finishes what was begun, at the tables where they sit and those that are open;
   * first of all they sleep for a while, in milliseconds.
   */
  becomeDutiful(findOwnTables: () => readonly TableId[], sleep: number): void {
    this.#mood = 'dutiful';
    this.#findOwnTables = findOwnTables;
    for (const table of findOwnTables()) this.#home.add(table);
    for (const window of this.#windows.splice(sleep > 0 ? 0 : 1)) window.close();
    const [window] = this.#windows;
    if (sleep > 0) this.#parts.scheduler.after(sleep, () => this.#wakeUp());
    else if (!window || window.line.state.phase === 'ended') this.#openWindow();
    else window.line.retryNow();
  }

  #wakeUp(): void {
    if (!this.#isHome) this.#openWindow();
  }

  /** Looks on from now on, and does nothing more. */
  rest(): void {
    this.#mood = 'resting';
  }

  /** Closes everything, and does not come back. */
  goHome(): void {
    this.#isHome = true;
    this.#parts.verdict.note(() => `${this.person.name} goes home`);
    for (const window of this.#windows.splice(0)) window.close();
    this.#home.clear();
  }

  #openWindow(): void {
    const { scheduler } = this.#parts;
    const window = new GuestWindow(this.#parts.lineParts(), () => scheduler.now);
    // Two windows are enough for anybody.
    for (const old of this.#windows.splice(1)) old.close();
    this.#windows.unshift(window);
    for (const table of this.#home) window.follow(table);
  }

  #wakeLater(milliseconds: number): void {
    this.#parts.scheduler.after(milliseconds, () => {
      this.#wake();
      const { dice } = this.#parts;
      const isAway = this.#mood === 'free' && dice.chance(0.02);
      if (isAway) this.#wakeLater(dice.between(5000, 40_000));
      else if (this.#mood === 'free') this.#wakeLater(dice.between(100, 2500));
      else if (this.#mood === 'dutiful') this.#wakeLater(dice.between(50, 400));
    });
  }

  #wake(): void {
    const [window] = this.#windows;
    if (!window || this.#mood === 'resting') return;
    if (this.#mood === 'dutiful') {
      // Whoever was sent away while they asked for a seat, and got it, finds the table in their list.
      for (const table of this.#findOwnTables()) {
        this.#home.add(table);
        window.follow(table);
      }
      for (const table of this.#home) {
        window.tryAgain(table);
        this.#actAt(window, table);
      }
      return;
    }
    const { dice } = this.#parts;
    if (dice.chance(0.01)) this.#goElsewhere(window);
    else if (dice.chance(0.02)) window.line.retryNow();
    else this.#live(window);
  }

  /** Leaves this window behind, or closes it, and goes on in another one. */
  #goElsewhere(window: GuestWindow): void {
    const { dice, verdict } = this.#parts;
    verdict.note(() => `${this.person.name} goes on in another window`);
    if (dice.chance(0.7)) window.close();
    this.#windows = this.#windows.filter((each) => each.line.state.phase !== 'ended');
    this.#openWindow();
  }

  #live(window: GuestWindow): void {
    const { dice, links, mostTables } = this.#parts;
    this.#forgetPartedTables(window);
    if (links.length < mostTables && dice.chance(0.3)) {
      void this.#create(window);
      return;
    }
    const strange = links.filter((link) => !this.#home.has(link));
    if (strange.length > 0 && dice.chance(0.3)) {
      const table = dice.pick(strange);
      this.#home.add(table);
      window.follow(table);
    }
    for (const table of this.#home) this.#actAt(window, table);
  }

  #forgetPartedTables(window: GuestWindow): void {
    for (const [table, { picture }] of window.tables) {
      if (picture.parting === null) continue;
      this.#home.delete(table);
      window.tables.delete(table);
    }
  }

  async #create(window: GuestWindow): Promise<void> {
    const answer = await window.ask(tableWish(this.#parts.dice));
    if (answer.type !== 'created') return;
    this.#home.add(answer.table);
    this.#parts.links.push(answer.table);
    window.follow(answer.table);
  }

  #actAt(window: GuestWindow, table: TableId): void {
    const picture = window.tables.get(table)?.picture;
    if (!picture || picture.parting !== null || picture.deciding !== null) return;
    const { dice } = this.#parts;
    const isBusy = [...window.waiting].some(({ type }) => type !== 'create');
    if (this.#mood === 'dutiful') {
      const duty = isBusy ? undefined : dutyAt(picture, dice);
      if (duty) this.#carryOut(window, table, duty);
      return;
    }
    if (dice.chance(0.04)) this.#makeMistake(window, table);
    const wish = wishAt(picture, dice);
    if (wish) this.#carryOut(window, table, wish);
  }

  #carryOut(window: GuestWindow, table: TableId, wish: GuestWish): void {
    switch (wish.kind) {
      case 'ask':
        void window.ask(wish.ask);
        break;
      case 'leave':
        this.#home.delete(table);
        window.leave(table);
        break;
      case 'decide':
        this.#decide(window, table, wish.move);
        break;
    }
  }

  #decide(window: GuestWindow, table: TableId, move: unknown): void {
    const update = window.tables.get(table)?.picture.update;
    if (!update || update.nth === null) return;
    this.#noteDecision(table, { match: update.match, nth: update.nth, move });
    void this.#hearAnswer(window.decide(table, move));
  }

  /** Whoever decides on what they were shown is never out of step, whichever node they reach. */
  async #hearAnswer(answer: ReturnType<GuestWindow['decide']>): Promise<void> {
    const { verdict, isDatabaseSafe } = this.#parts;
    const found = await answer;
    if (!isDatabaseSafe || found?.type !== 'refused' || found.reason.kind !== 'out-of-step') return;
    verdict.fail('numbers of decisions are kept', `${this.person.name} is out of step`);
  }

  /** Sends a decision that is late, wrong, contradicts an earlier one, or repeats it. */
  #makeMistake(window: GuestWindow, table: TableId): void {
    const { dice } = this.#parts;
    const update = window.tables.get(table)?.picture.update;
    if (!update || update.nth === null || update.legal.length === 0) return;
    const { match } = update;
    const nth = Math.max(1, update.nth - dice.below(3) + dice.below(2));
    const move = dice.chance(0.2) ? { nonsense: true } : dice.pick(update.legal);
    this.#noteDecision(table, { match, nth, move });
    void window.ask({ type: 'decide', table, match, nth, move });
  }

  #noteDecision(
    table: TableId,
    { match, nth, move }: Pick<Extract<LineAsk, { type: 'decide' }>, 'match' | 'nth' | 'move'>,
  ): void {
    for (const game of catalogue) {
      const parsed = game.parseMove(move);
      if (!parsed.ok) continue;
      const text = game.notation.formatMove(parsed.value);
      this.#parts.ledger.noteDecision(match, this.person.id, nth, text);
    }
    this.#parts.verdict.note(() => `${this.person.name} decides nth ${String(nth)} at ${table}`);
  }
}
