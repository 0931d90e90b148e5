import type { GameScreen } from '../games/game-screen.ts';
import type { TerminalTexts } from '../texts/texts.ts';
import type { MoveRequest } from './face.ts';

/** What a typed line means. */
export type Meaning =
  | { readonly type: 'move'; readonly move: unknown }
  | { readonly type: 'help' }
  | { readonly type: 'advice' }
  | { readonly type: 'quit' }
  | { readonly type: 'aside'; readonly line: string }
  | { readonly type: 'nothing' }
  | { readonly type: 'refused'; readonly why: string };

/** Reads a typed line: a command of the program, or a move that is then held against the rules. */
export function interpret(
  texts: TerminalTexts,
  screen: GameScreen,
  turn: MoveRequest,
  line: string,
): Meaning {
  const word = line.trim().toLowerCase();
  if (word === '') return { type: 'nothing' };
  if (texts.helpWords.includes(word)) return { type: 'help' };
  if (texts.adviceWords.includes(word)) return { type: 'advice' };
  if (texts.quitWords.includes(word)) return { type: 'quit' };
  if (turn.live?.isAside(line)) return { type: 'aside', line };
  const move = screen.parseTyped(line);
  if (!move.ok) return { type: 'refused', why: move.problems.join(' ') };
  const why = turn.refuse(move.value);
  return why === undefined ? { type: 'move', move: move.value } : { type: 'refused', why };
}
