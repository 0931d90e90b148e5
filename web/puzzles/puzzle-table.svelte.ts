import type { MoveReason } from '@rookery/bots/bot';
import { explain } from '@rookery/bots/reasons';
import { analysisOf } from '@rookery/analysis/games';
import type { Holdings } from '@rookery/analysis/holdings';
import { explainPuzzle, type PuzzleExplanation } from '@rookery/analysis/puzzles/explanation';
import { matchOf, solverOf, type Puzzle } from '@rookery/analysis/puzzles/puzzle';
import type { SeatLine } from '@rookery/protocol/people';
import type { Reason } from '@rookery/protocol/reasons';
import type { Game, Vocabulary } from '@rookery/rules/kernel/game';
import { extend, type Match } from '@rookery/rules/kernel/match';
import { seededStreams } from '@rookery/rules/kernel/rng';
import type { Seat } from '@rookery/rules/kernel/seat';
import { HeldTable } from '../model/held-table.svelte.ts';
import { heldMatchId, makeUpdate } from '../model/match-update.ts';
import type { MatchUpdate } from '../model/table-model.ts';

/** How a try was judged, and before the first one that none was made. */
export type PuzzleVerdict =
  | { readonly kind: 'untried' }
  | { readonly kind: 'right' }
  /** The rules allow it, but the best move is better, for this reason. */
  | { readonly kind: 'worse'; readonly move: Vocabulary['Move']; readonly reason: MoveReason }
  | { readonly kind: 'refused'; readonly refusal: { readonly kind: string } }
  /** The solver gave up and was shown the move. */
  | { readonly kind: 'shown' };

/** The table of a puzzle. Tries are judged; only the best move is played. */
export class PuzzleTable extends HeldTable {
  readonly seats: readonly SeatLine[];
  readonly solver: Seat;
  readonly #puzzle: Puzzle;
  readonly #match: Match;
  #verdict = $state.raw<PuzzleVerdict>({ kind: 'untried' });

  constructor(game: Game, puzzle: Puzzle, solverName: string) {
    super();
    this.#puzzle = puzzle;
    this.#match = matchOf(game, puzzle);
    this.solver = solverOf(this.#match);
    this.seats = seatLines(puzzle.seats, this.solver, solverName);
    this.show(this.#updateOf({ match: this.#match, events: [] }), { canDecide: true });
  }

  get verdict(): PuzzleVerdict {
    return this.#verdict;
  }
  /** What the solver knows. */
  get view(): Vocabulary['View'] {
    return this.#match.game.view(this.#match.state, this.solver);
  }
  /** Whether the best move is on the table. */
  get isOver(): boolean {
    return this.#verdict.kind === 'right' || this.#verdict.kind === 'shown';
  }

  /** What the others may hold. */
  get holdings(): Holdings {
    const stream = seededStreams(this.#puzzle.id)('holdings');
    return analysisOf(this.#match.game.id).holdingsOf(this.view, stream);
  }
  /** What is told of the puzzle once it is over. */
  get explanation(): PuzzleExplanation {
    return explainPuzzle(this.#match.game, this.#puzzle);
  }

  decide(move: unknown): Promise<Reason | null> {
    return Promise.resolve(this.#judge(move));
  }

  /** Gives up: the best move is played. */
  reveal(): void {
    if (!this.isOver) this.#end('shown');
  }

  #judge(tried: unknown): Reason | null {
    const { game, state } = this.#match;
    const move = game.parseMove(tried);
    if (!move.ok || this.isOver) return null;
    const refusal = game.refuse(state, this.solver, move.value);
    if (refusal) {
      this.#verdict = { kind: 'refused', refusal };
      return { kind: 'against-the-rules', refusal };
    }
    if (game.notation.formatMove(move.value) === this.#puzzle.best) this.#end('right');
    else {
      const reason = this.#explainAgainst(move.value);
      this.#verdict = { kind: 'worse', move: move.value, reason };
    }
    return null;
  }

  /** Why the best move and not this one. By how much it is better is known of the next best move alone. */
  #explainAgainst(instead: Vocabulary['Move']): MoveReason {
    const { game } = this.#match;
    const { next, margin } = this.#puzzle;
    const isNext = game.notation.formatMove(instead) === next;
    return explain(game.id, this.view, {
      move: this.#best,
      instead,
      ...(isNext && { gain: { win: margin / 100, lead: 0 } }),
    });
  }

  #end(kind: 'right' | 'shown'): void {
    this.#verdict = { kind };
    const update = this.#updateOf(extend(this.#match, { by: this.solver, move: this.#best }));
    this.show(update, { canDecide: false });
  }

  get #best(): Vocabulary['Move'] {
    const best = this.#match.game.notation.parseMove(this.#puzzle.best);
    if (!best.ok) throw new Error(`no move is written ${this.#puzzle.best}`);
    return best.value;
  }

  #updateOf(ruling: ReturnType<typeof extend>): MatchUpdate {
    const held = { id: heldMatchId, seats: this.seats };
    const update = makeUpdate(ruling, this.solver, held, ruling.match.acts.length);
    // A puzzle ends with its move: no result covers what is said about it.
    return update.waiting.for === 'nobody' ? { ...update, waiting: { for: 'chance' } } : update;
  }
}

/** The solver, and bots of the level that played the match. */
const seatLines = (seats: number, solver: Seat, name: string): readonly SeatLine[] =>
  Array.from({ length: seats }, (_, seat) => ({
    seat,
    who:
      seat === solver
        ? {
            kind: 'person',
            name,
            penguin: 'little',
            presence: 'here',
            ready: true,
            standIn: null,
          }
        : { kind: 'bot', level: 'gentoo' },
  }));
