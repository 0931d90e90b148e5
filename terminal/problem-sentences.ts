import type { Problem } from '@rookery/rules/kernel/problem';
import type { TerminalTexts } from '@rookery/texts/en/terminal/terminal';
import { isProblem } from '@rookery/texts/problems/is-problem';
import type { GameScreen } from './games/game-screen.ts';

/** A problem as a sentence; `screen` explains acts that break the rules of its game. */
export function inWords(
  texts: Pick<TerminalTexts, 'problems'>,
  problem: Problem,
  screen?: GameScreen,
): string {
  const nobody = { names: [], viewer: null };
  return texts.problems.problem(problem, (reason) => {
    if (isProblem(reason)) return inWords(texts, reason, screen);
    if (reason.kind === 'not-chances-turn') return texts.problems.notChancesTurn;
    return screen ? screen.explain(reason, nobody) : reason.kind;
  });
}
