import { entryOf } from '@rookery/rules/kernel/entry';
import { quickRng } from '@rookery/rules/kernel/rng';
import type { PenguinParty } from '@rookery/rules/penguin-party/vocabulary';
import type { Bot, Candidate } from '../bot.ts';
import { addNumbers, gainOver } from '../comparison.ts';
import { informationSetOf, type InformationSet } from './information-set.ts';
import { reasonFor } from './reason.ts';
import type { SearchSettings } from './search-settings.ts';
import { Search } from './search.ts';
import { rulesMoveOf } from './translation.ts';
import { none } from './tree.ts';
import { utilityOf } from './utility.ts';

/** Plays for victory in the match by search. The budget counts iterations. */
export const searchBotWith =
  (settings: SearchSettings): Bot<PenguinParty> =>
  (question, thinking) => {
    const informationSet = informationSetOf(question.view);
    const budget = budgetFor(settings, question.legal.length, thinking.budget);
    const search = new Search(informationSet, settings, budget, quickRng(thinking.rng));
    search.run(question, { ...thinking, budget });
    const candidates = candidatesIn(search, informationSet);
    const best = entryOf(candidates, 0);
    const next = candidates[1];
    const reason = reasonFor(question.view, best.move, next?.move);
    return {
      move: best.move,
      candidates,
      reason: addNumbers(reason, next && gainOver(best, next)),
    };
  };

/**
 * A single move is thought about like any other: a processor that has not searched answers a little sooner, even long
 * afterwards, and that would tell others that the move was forced. Moves that are tried equally often need a multiple
 * of their number.
 */
function budgetFor({ rootAllocation }: SearchSettings, moves: number, budget: number): number {
  if (rootAllocation === 'even') return moves * Math.ceil(Math.max(1, budget) / moves);
  return Math.max(1, budget);
}

/** The moves that were tried, the best first. */
function candidatesIn(
  { tree, statistics }: Search,
  { board }: InformationSet,
): readonly Candidate<PenguinParty>[] {
  const found: Candidate<PenguinParty>[] = [];
  for (let node = tree.firstChild(0); node !== none; node = tree.nextChild(node)) {
    const tried = tree.visits(node);
    const move = rulesMoveOf(board, tree.moveTo(node));
    const { shares, error, tried: counted } = statistics.get(node);
    const win = tree.wins(node) / tried;
    const lead = tree.leads(node) / tried;
    found.push({ move, tried, win, lead, ...(counted > 0 ? { shares, error } : {}) });
  }
  // Moves that were tried equally often on purpose differ in their worth alone.
  const isEven = found.every(({ shares }) => shares);
  return found.toSorted((a, b) =>
    isEven
      ? utilityOf(b.win, b.lead) - utilityOf(a.win, a.lead)
      : b.tried - a.tried || b.win - a.win,
  );
}
