import type { Problem } from '@rookery/rules/kernel/problem';
import { isProblem } from '@rookery/texts/problems/texts';
import type { GameScreen } from './games/game-screen.ts';
import type { Shell } from './shell.ts';

/** A problem as a sentence; `screen` explains acts that break the rules of its game. */
export function inWords(
  shell: Pick<Shell, 'problems'>,
  problem: Problem,
  screen?: GameScreen,
): string {
  const nobody = { names: [], viewer: null };
  return shell.problems.problem(problem, (reason) => {
    if (isProblem(reason)) return inWords(shell, reason, screen);
    if (reason.kind === 'not-chances-turn') return shell.problems.notChancesTurn;
    return screen ? screen.explain(reason, nobody) : reason.kind;
  });
}
