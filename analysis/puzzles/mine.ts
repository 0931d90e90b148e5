import type { BotQuestion, Thought } from '@rookery/bots/bot';
import { levels, type Level } from '@rookery/bots/levels';
import { playersOf } from '@rookery/bots/players';
import { explain } from '@rookery/bots/reasons';
import { think } from '@rookery/bots/workers/worker';
import { entryOf } from '@rookery/rules/kernel/entry';
import type { Act, Game, Vocabulary } from '@rookery/rules/kernel/game';
import { openMatch } from '@rookery/rules/kernel/match';
import { seededStreams } from '@rookery/rules/kernel/rng';
import { extendPast, pastsOf, questionFor, type Past } from '../decisions.ts';
import { attempts, formatActs, matchOf, solverOf, type Puzzle } from './puzzle.ts';
import { analysisOf } from '../games.ts';

/** What the first look spends on a position, in iterations for each legal move. */
const firstLook = 60;

/** Each further look, on a stream of its own, spends this many times as much. */
const confirmation = 10;

/** How many further looks there are. They differ more than each of them expects, so their spread counts. */
const furtherLooks = 5;

/** A new puzzle must exceed the least margin by this factor, so that it holds on other streams as well. */
const reserve = 1.2;

/** The margin in shares of the victory that the looks must find, by the number of seats. */
const leastMargin = (seats: number): number => (seats === 2 ? 0.1 : 0.06);

/** The margin must also be this many standard errors of the difference. */
const leastErrors = 4;

/** A position with fewer legal moves is no puzzle. */
const fewestMoves = 3;

/** At most so many puzzles come from one match. */
const mostOfAMatch = 3;

/** The level that plays the matches in which puzzles are found. */
const selfPlayLevel: Level = 'gentoo';

/** Looks for puzzles in one match of bots against each other; the same name gives the same puzzles. */
export function* mineMatch(game: Game, seats: number, name: string): Generator<Puzzle> {
  const seed = `${game.id} ${name}`;
  const streams = seededStreams(seed);
  const options = game.parseOptions({}, seats);
  if (!options.ok) throw new Error(`no match of ${game.id} with ${String(seats)} seats`);
  let past: Past = { match: openMatch(game, options.value, seats), events: [] };
  let found = 0;
  for (;;) {
    const { state, acts } = past.match;
    const waiting = game.waiting(state);
    if (waiting.for === 'nobody' || found === mostOfAMatch) return;
    let act: Act;
    if (waiting.for === 'chance') {
      act = { by: 'chance', chance: game.roll(state, streams) };
    } else {
      const seat = entryOf(waiting.seats, 0);
      const question = questionFor(past, seat);
      const at = `${seed}, step ${String(acts.length)}`;
      const puzzle = findPuzzle(past, question, at, `${name}.${String(acts.length)}`);
      if (puzzle) {
        found += 1;
        yield puzzle;
      }
      act = { by: seat, move: ask(game, selfPlayLevel, question, at, 'play').move };
    }
    past = extendPast(past, act);
  }
}

/** The puzzle that a position is, if it is one. */
function findPuzzle(
  { match }: Past,
  question: BotQuestion,
  seed: string,
  id: string,
): Puzzle | undefined {
  const { game, seats } = match;
  const analysis = analysisOf(game.id);
  if (question.legal.length < fewestMoves || !analysis.hasPlainChoice(question.view)) {
    return undefined;
  }
  const first = ask(game, 'judge', question, seed, 'first look', firstLook);
  if (marginOf(first) < leastMargin(seats)) return undefined;
  const looks = lookFurther(game, question, seed);
  const [best, next] = looks.moves;
  if (!best || !next || best !== game.notation.formatMove(first.move)) return undefined;
  if (!isClear(looks, seats, reserve)) return undefined;
  const proven = analysis.proveBest(question.view);
  const [move, instead] = [best, next].map((text) => parseMove(game, text));
  const gain = { win: looks.margin, lead: 0 };
  return {
    id,
    seats,
    acts: formatActs(match),
    best,
    next,
    margin: Math.round(100 * looks.margin),
    proof: proven !== null && game.notation.formatMove(proven) === best ? 'solved' : 'searched',
    theme: explain(game.id, question.view, { move, instead, gain }).kind,
    solvedBy: measureDifficulty(game, question, best, seed),
  };
}

/** What several looks at a position found together. */
interface Looks {
  /** The moves as the notation writes them, best first, and the share of the victory that each brings. */
  readonly moves: readonly string[];
  readonly shares: readonly number[];
  /** By how much the best move is better than the next, and the standard error of that. */
  readonly margin: number;
  readonly error: number;
}

/** Looks at a position several times, each time on a stream of its own. */
function lookFurther(game: Game, question: BotQuestion, seed: string): Looks {
  const thoughts = Array.from({ length: furtherLooks }, (_, nth) =>
    ask(game, 'judge', question, seed, `look ${String(nth + 2)}`, confirmation * firstLook),
  );
  const found = thoughts.map(
    ({ candidates }) =>
      new Map(candidates.map(({ move, win }) => [game.notation.formatMove(move), win])),
  );
  const all = [...(found[0] ?? new Map<string, number>()).keys()].map((move) => {
    const wins = found.map((look) => look.get(move) ?? 0);
    return { move, wins, share: meanOf(wins) };
  });
  all.sort((one, other) => other.share - one.share);
  const [best, next] = all;
  const differences = (best?.wins ?? []).map((win, nth) => win - (next?.wins[nth] ?? 0));
  return {
    moves: all.map(({ move }) => move),
    shares: all.map(({ share }) => share),
    margin: meanOf(differences),
    error: errorOfMean(differences),
  };
}

const meanOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, each) => sum + each, 0) / Math.max(1, numbers.length);

/** The standard error of a mean, by how much the numbers differ. */
function errorOfMean(numbers: readonly number[]): number {
  const mean = meanOf(numbers);
  const squares = numbers.reduce((sum, each) => sum + (each - mean) ** 2, 0);
  return Math.sqrt(squares / Math.max(1, numbers.length - 1) / Math.max(1, numbers.length));
}

function parseMove({ notation }: Game, text: string): Vocabulary['Move'] {
  const move = notation.parseMove(text);
  if (!move.ok) throw new Error(`no move is written ${text}`);
  return move.value;
}

/** What became of an attempt to prove a puzzle again. */
export interface PuzzleProof {
  /** Whether the same move is best beyond doubt. */
  readonly holds: boolean;
  /** The moves, best first, with the share of the victory that each brings; one without it where it was solved. */
  readonly moves: readonly { readonly move: string; readonly share: number | null }[];
}

/** Proves a puzzle again: solves it where it was solved, else looks at it on other streams. */
export function provePuzzle(game: Game, puzzle: Puzzle, stream: string): PuzzleProof {
  const match = matchOf(game, puzzle);
  const solver = solverOf(match);
  if (puzzle.proof === 'solved') {
    const proven = analysisOf(game.id).proveBest(game.view(match.state, solver));
    const moves = proven === null ? [] : [game.notation.formatMove(proven)];
    return {
      holds: moves[0] === puzzle.best,
      moves: moves.map((move) => ({ move, share: null })),
    };
  }
  const [past] = pastsOf(match).slice(-1);
  if (!past) throw new Error(`puzzle ${puzzle.id} has no position`);
  const looks = lookFurther(game, questionFor(past, solver), `${stream} ${puzzle.id}`);
  return {
    holds: looks.moves[0] === puzzle.best && isClear(looks, puzzle.seats, 1),
    moves: looks.moves.map((move, nth) => ({ move, share: looks.shares[nth] ?? 0 })),
  };
}

/** The share of the victory by which a judgement prefers its best move. */
function marginOf({ candidates }: Thought): number {
  const [best, next] = candidates;
  return best && next ? best.win - next.win : 0;
}

/** Whether looks find one move better than all others beyond doubt. */
const isClear = ({ margin, error }: Looks, seats: number, factor: number): boolean =>
  margin >= factor * leastMargin(seats) && margin >= leastErrors * error;

/** In how many attempts each level finds the move. */
function measureDifficulty(
  { id, notation }: Game,
  question: BotQuestion,
  best: string,
  seed: string,
): Puzzle['solvedBy'] {
  const count = (level: Level): number =>
    Array.from({ length: attempts }, (_, nth) => nth).filter((nth) => {
      const purpose = `attempt ${String(nth)} of ${level}`;
      const { move } = think(
        { game: id, player: level, question, seed, purpose, budget: budgetOf(id, level) },
        {},
      );
      return notation.formatMove(move) === best;
    }).length;
  const [chick, adelie, gentoo, king, emperor] = levels.map(count);
  return {
    chick: chick ?? 0,
    adelie: adelie ?? 0,
    gentoo: gentoo ?? 0,
    king: king ?? 0,
    emperor: emperor ?? 0,
  };
}

const budgetOf = (game: string, level: Level): number => playersOf(game).get(level)?.budget ?? 1;

const ask = (
  { id }: Game,
  player: string,
  question: BotQuestion,
  seed: string,
  purpose: string,
  perMove?: number,
): Thought =>
  think(
    {
      game: id,
      player,
      question,
      seed,
      purpose,
      ...(perMove !== undefined && { budget: perMove * question.legal.length }),
    },
    {},
  );
