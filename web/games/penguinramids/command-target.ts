import type { CommandTarget } from '../kit/commands.ts';
import { answerQuestion } from './answers.ts';
import { readCommand, type CommandContext } from './commands.ts';
import type { Playing } from './playing.svelte.ts';
import { moveOf } from './trusted.ts';
import { words } from './words.svelte.ts';

/** The board as the command line knows it. */
export function commandTarget(playing: Playing): CommandTarget {
  const context = (): CommandContext => ({
    view: playing.view,
    legal: playing.legal,
    people: playing.people,
    canUndo: playing.draft.canUndo,
  });
  return {
    get example() {
      return words.page.commands.example;
    },
    get how() {
      return Object.values(words.page.commands.how);
    },
    read: (line) => readCommand(words, context(), line),
    play: (move) => {
      if (isUndo(move)) playing.draft.undo();
      else playing.make(moveOf(move));
    },
    answer: (question, about) => answerQuestion(words, context(), question, about),
  };
}

const isUndo = (move: unknown): boolean =>
  typeof move === 'object' && move !== null && 'type' in move && move.type === 'undo';
