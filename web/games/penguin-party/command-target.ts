import type { Move } from '@rookery/rules/penguin-party/vocabulary';
import type { CommandTarget } from '../kit/commands.ts';
import { answerQuestion } from './answers.ts';
import { readCommand, type CommandContext } from './commands.ts';
import { moveOf } from './trusted.ts';
import { words } from './words.svelte.ts';

/** The board as the command line knows it. */
export const commandTarget = (
  context: () => CommandContext,
  play: (move: Move) => void,
): CommandTarget => ({
  get example() {
    return words.page.commands.example;
  },
  get how() {
    return Object.values(words.page.commands.how);
  },
  read: (line) => readCommand(words, context(), line),
  play: (move) => play(moveOf(move)),
  answer: (question, about) => answerQuestion(words, context(), question, about),
});
