import { quickRng } from '@rookery/rules/kernel/rng';
import type { PenguinParty } from '@rookery/rules/penguin-party/vocabulary';
import type { Bot } from '../bot.ts';
import { Chooser } from './chooser.ts';
import { reasonFor } from './reason.ts';
import { situationOf } from './situation.ts';
import { rulesMoveOf } from './translation.ts';

/** Makes a move that appeals, without a thought for what follows; the more heat, the more wildly. */
export const impulsiveBotWith =
  (heat: number): Bot<PenguinParty> =>
  ({ view }, { rng }) => {
    const { board, rest } = situationOf(view);
    const drawn = new Chooser(board.seats, heat).draw(board, rest, quickRng(rng));
    const move = rulesMoveOf(board, drawn);
    return { move, candidates: [], reason: reasonFor(view, move) };
  };
