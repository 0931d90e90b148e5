import { quickRng } from '@rookery/rules/kernel/rng';
import type { PenguinParty } from '@rookery/rules/penguin-party/vocabulary';
import type { Bot } from '../bot.ts';
import { MoveSelector } from './selection.ts';
import { reasonFor } from './reason.ts';
import { informationSetOf } from './information-set.ts';
import { rulesMoveOf } from './translation.ts';

/** Draws a move from the policy without search. A higher temperature makes it more random. */
export const policyBotWith =
  (temperature: number): Bot<PenguinParty> =>
  ({ view }, { rng }) => {
    const { board, rest } = informationSetOf(view);
    const drawn = new MoveSelector(board.seats, temperature).sample(board, rest, quickRng(rng));
    const move = rulesMoveOf(board, drawn);
    return { move, candidates: [], reason: reasonFor(view, move) };
  };
