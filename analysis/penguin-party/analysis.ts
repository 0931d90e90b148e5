import type { Move, PenguinParty } from '@rookery/rules/penguin-party/vocabulary';
import type { GameAnalysis } from '../game-analysis.ts';
import { holdingsOf } from './holdings.ts';
import { dominates, findDominant, solveMoves, type SolvedMove } from './proof.ts';

const find = (solved: readonly SolvedMove[], move: Move): SolvedMove | undefined =>
  solved.find(
    ({ move: { colour, row, x } }) => colour === move.colour && row === move.row && x === move.x,
  );

/** The analysis of Penguin Party. */
export const penguinPartyAnalysis: GameAnalysis<PenguinParty> = {
  hasPlainChoice: () => true,
  proveBest: (view) => findDominant(solveMoves(view) ?? []) ?? null,
  isProvenBetter(view, one, other) {
    const solved = solveMoves(view) ?? [];
    const [better, worse] = [find(solved, one), find(solved, other)];
    return better !== undefined && worse !== undefined && dominates(better, worse);
  },
  holdingsOf: (view, rng) => holdingsOf(view, rng),
};
