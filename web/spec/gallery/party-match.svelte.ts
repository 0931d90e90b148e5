import { parseMatchId, parseTableId } from '@rookery/protocol/identifiers';
import { startClocks } from '@rookery/referee/clock';
import { decide, open, type Ruling } from '@rookery/referee/ruling';
import { updateFor } from '@rookery/referee/update';
import { pick, seededStreams, type Rng, type Streams } from '@rookery/rules/kernel/rng';
import type { Result } from '@rookery/rules/kernel/result';
import { seatsOf, type Seat } from '@rookery/rules/kernel/seat';
import { baseSize } from '@rookery/rules/penguin-party/cards';
import { placements } from '@rookery/rules/penguin-party/pyramid';
import { entryOf } from '@rookery/rules/kernel/entry';
import { penguinParty } from '@rookery/rules/penguin-party/game';
import type { Move, PenguinParty, State } from '@rookery/rules/penguin-party/vocabulary';
import type { BoardInterlude } from '../../games/game-ui.ts';
import { later } from '../../model/line-parts.ts';
import { nobodyWaits } from '../../model/round-readiness.ts';
import { Presentation, type NewsGuide, type Showing } from '../../model/presentation.ts';
import type { MatchUpdate } from '../../model/table-model.ts';

/** How a match of the gallery is played. */
export interface GalleryWishes {
  readonly seats: number;
  readonly seed: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly isOnlooker: boolean;
  /** Milliseconds between the moves of others. */
  readonly pace: number;
  /** Whether everyone helps everyone, so that pyramids grow high; else moves are random. */
  readonly isKind: boolean;
  /** Whether seat 0 is played as well. */
  readonly isAuto: boolean;
}

function known<Value>(result: Result<Value, unknown>): Value {
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
}

const [me] = seatsOf(1);

/** A whole match in the page, by the real rules and referee; the others play at random. */
export class PartyMatch {
  readonly #wishes: GalleryWishes;
  readonly #streams: Streams;
  readonly #rng: Rng;
  #ruling: Ruling<PenguinParty>;
  #seq = 0;
  readonly #presentation: Presentation;
  #story: readonly unknown[] = [];
  #shown = $state.raw<Showing | null>(null);
  #pending = $state.raw<Move | null>(null);

  constructor(wishes: GalleryWishes, guide: NewsGuide) {
    const { seats, seed, options } = wishes;
    this.#wishes = wishes;
    this.#streams = seededStreams(seed);
    this.#rng = this.#streams('others');
    const parsed = known(penguinParty.parseOptions(options, seats));
    this.#ruling = open(penguinParty, parsed, seats, this.#streams);
    this.#presentation = new Presentation({
      after: later,
      afterPaint: (action) => action(),
      viewing: () => ({ me: this.me, pace: 'at-once', guide }),
      show: (showing) => (this.#shown = showing),
      wasShown: () => false,
      longestInterlude: wishes.isAuto ? 1500 : null,
    });
    this.#show();
    this.#goOn();
  }

  get update(): MatchUpdate {
    if (!this.#shown) throw new Error('nothing to show yet');
    return this.#shown.update;
  }
  get news(): readonly unknown[] {
    return this.#shown?.news ?? [];
  }
  get story(): readonly unknown[] {
    return this.#shown?.story ?? [];
  }
  get interlude(): BoardInterlude | null {
    if (typeof this.#shown?.nextRound !== 'number') return null;
    return { longest: null, ...nobodyWaits, proceed: () => this.#presentation.proceed() };
  }
  get pending(): Move | null {
    return this.#pending;
  }
  get me(): Seat | null {
    return this.#wishes.isOnlooker ? null : (me ?? null);
  }
  get canAct(): boolean {
    return this.update.legal.length > 0 && this.#pending === null && !this.#wishes.isAuto;
  }

  /** As a host far away would: the answer takes a moment. */
  decide(input: unknown): void {
    if (me === undefined || this.#pending !== null) return;
    const move = known(penguinParty.parseMove(input));
    this.#pending = move;
    setTimeout(() => {
      this.#pending = null;
      this.#take(me, move);
    }, 150);
  }

  #take(seat: Seat, move: Move): void {
    this.#ruling = known(decide(this.#ruling.match, seat, move, this.#streams));
    this.#show();
    this.#goOn();
  }

  #goOn(): void {
    const { match } = this.#ruling;
    const waiting = penguinParty.waiting(match.state);
    if (waiting.for !== 'seats') return;
    const [seat] = waiting.seats;
    const { isAuto, isOnlooker, pace } = this.#wishes;
    if (seat === undefined || (seat === me && !isAuto && !isOnlooker)) return;
    const moves = penguinParty.legalMoves(match.state, seat);
    const move = this.#wishes.isKind ? kindest(match.state, seat, moves) : pick(moves, this.#rng);
    const isBig = this.#ruling.events.length > 2;
    setTimeout(() => this.#take(seat, move), isBig ? Math.max(pace, pace && 1600) : pace);
  }

  #show(): void {
    const { seats } = this.#wishes;
    const since = this.#seq;
    this.#seq += 1;
    const now = Date.now();
    const update = updateFor(this.#ruling, this.me ?? 'onlooker');
    this.#story = [...this.#story, ...update.news];
    const next: MatchUpdate = {
      type: 'update',
      table: known(parseTableId('A'.repeat(22))),
      match: known(parseMatchId('B'.repeat(22))),
      seq: this.#seq,
      since,
      ...update,
      nth: 1,
      clocks: startClocks({ kind: 'none' }, seats, update.waiting, now),
      now,
      seats: [],
    };
    this.#presentation.hear({ update: next, news: this.#story });
  }
}

/** The move after which all hands together have the most places. */
function kindest(state: State, seat: Seat, moves: readonly Move[]): Move {
  const rated = moves.map((move) => {
    const { stage, seats, points } = penguinParty.apply(state, { by: seat, move }).state;
    const lost = points.reduce((sum, each) => sum + each, 0);
    if (stage.phase !== 'turn') return { move, worth: -100 * lost };
    const { pyramid, hands } = stage.round;
    const ways = hands.map((hand) => placements(pyramid, baseSize(seats), hand).length);
    return { move, worth: ways.reduce((sum, each) => sum + Math.min(each, 6), 0) - 100 * lost };
  });
  return entryOf(
    rated.toSorted((a, b) => b.worth - a.worth),
    0,
  ).move;
}
