import type { BotQuestion, Candidate, Thought } from '@rookery/bots/bot';
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

/** The second look, on another stream, spends this many times as much. */
const confirmation = 10;

/** The margin in shares of the victory that both looks must find, by the number of seats. */
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
  const second = ask(game, 'judge', question, seed, 'second look', confirmation * firstLook);
  const formatMove = (move: Vocabulary['Move']): string => game.notation.formatMove(move);
  const best = formatMove(second.move);
  if (!isClear(second, seats) || best !== formatMove(first.move)) return undefined;
  const next = entryOf(second.candidates, 1).move;
  const proven = analysis.proveBest(question.view);
  return {
    id,
    seats,
    acts: formatActs(match),
    best,
    next: formatMove(next),
    margin: Math.round(100 * marginOf(second)),
    proof: proven !== null && formatMove(proven) === best ? 'solved' : 'searched',
    theme: explain(game.id, question.view, second.move, next).kind,
    solvedBy: measureDifficulty(game, question, best, seed),
  };
}

/** Judges a puzzle again, on a stream of its own and with the budget of the second look. */
export function judgeAgain(game: Game, puzzle: Puzzle, stream: string): Thought {
  const match = matchOf(game, puzzle);
  const [past] = pastsOf(match).slice(-1);
  if (!past) throw new Error(`puzzle ${puzzle.id} has no position`);
  const question = questionFor(past, solverOf(match));
  return ask(game, 'judge', question, stream, puzzle.id, confirmation * firstLook);
}

/** The share of the victory by which a judgement prefers its best move. */
function marginOf({ candidates }: Thought): number {
  const [best, next] = candidates;
  return best && next ? best.win - next.win : 0;
}

/** Whether a judgement finds one move better than all others beyond doubt. */
export function isClear(thought: Thought, seats: number): boolean {
  const [best, next] = thought.candidates;
  if (!best || !next) return false;
  const error = Math.hypot(errorOf(best), errorOf(next));
  return marginOf(thought) >= Math.max(leastMargin(seats), leastErrors * error);
}

const errorOf = ({ error }: Candidate): number => error ?? 1;

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
