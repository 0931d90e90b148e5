import { entryOf } from '@rookery/rules/kernel/entry';
import { quickRng } from '@rookery/rules/kernel/rng';
import { penguinParty } from '@rookery/rules/penguin-party/game';
import type { Move, PenguinParty, View } from '@rookery/rules/penguin-party/vocabulary';
import type { Bot, Candidate, Thinking } from '../bot.ts';
import { Board } from './board.ts';
import { Evaluation, type Depths } from './evaluation.ts';
import { reasonFor } from './reason.ts';
import { boardMoveOf, boardOf } from './translation.ts';
import type { Prospects } from './prospects.ts';

/** What is found out about one move. */
interface Tally {
  readonly move: Move;
  readonly boardMove: number;
  win: number;
  lead: number;
  tried: number;
}

/**
 * Tries every move in many imagined worlds, each played on at random until the cards left
 * are few enough to be solved exactly. `budget` is the number of worlds.
 */
export const searchingBotWith =
  (depths: Depths): Bot<PenguinParty> =>
  ({ view, legal }, thinking) => {
    const { viewer } = view;
    if (viewer === null) throw new Error('an onlooker decides nothing');
    const tallies = legal.map((move) => ({
      move,
      boardMove: boardMoveOf(move),
      win: 0,
      lead: 0,
      tried: 0,
    }));
    if (tallies.length > 1) explore(view, viewer, tallies, depths, thinking);
    const candidates = tallies.map(averaged).toSorted(byProspects);
    const best = entryOf(candidates, 0);
    return { move: best.move, candidates, reason: reasonFor(view, best.move) };
  };

function explore(
  view: View,
  seat: number,
  tallies: readonly Tally[],
  depths: Depths,
  { rng: source, budget, isCancelled, onProgress }: Thinking,
): void {
  const rng = quickRng(source);
  const evaluation = new Evaluation(prospectsOf(view), seat, depths, rng);
  const board = new Board(view.seats);
  for (let done = 0; done < Math.max(1, budget); done += 1) {
    const world = boardOf(penguinParty.imagine(view, rng));
    for (const tally of tallies) {
      board.copy(world);
      board.make(tally.boardMove);
      evaluation.add(board, tally);
    }
    onProgress?.((done + 1) / budget);
    if (isCancelled?.()) return;
  }
}

function prospectsOf({ points, seats, stage }: View): Prospects {
  const round = stage.phase === 'turn' ? stage.round.number : seats;
  return { points, roundsToCome: Math.max(0, seats - round) };
}

const averaged = ({ move, win, lead, tried }: Tally): Candidate<PenguinParty> => ({
  move,
  win: tried === 0 ? 0 : win / tried,
  lead: tried === 0 ? 0 : lead / tried,
  tried,
});

/** A clear lead also counts a little, so that a lost or won match is played out well. */
const worth = ({ win, lead }: Candidate): number => win + lead / 1000;

const byProspects = (a: Candidate, b: Candidate): number => worth(b) - worth(a);
