import { entryOf } from '@rookery/rules/kernel/entry';
import { quickRng } from '@rookery/rules/kernel/rng';
import type { PenguinParty } from '@rookery/rules/penguin-party/vocabulary';
import type { Bot, Candidate } from '../bot.ts';
import type { Board } from './board.ts';
import { informationSetOf } from './information-set.ts';
import { reasonFor } from './reason.ts';
import { Search, type SearchSettings } from './search.ts';
import { rulesMoveOf } from './translation.ts';
import { none, type Tree } from './tree.ts';

/** Plays for victory in the match by search. The budget counts iterations. */
export const searchBotWith =
  (settings: SearchSettings): Bot<PenguinParty> =>
  (question, thinking) => {
    const informationSet = informationSetOf(question.view);
    const budget = question.legal.length > 1 ? Math.max(1, thinking.budget) : 1;
    const search = new Search(informationSet, settings, budget, quickRng(thinking.rng));
    search.run(question, { ...thinking, budget });
    const candidates = candidatesIn(search.tree, informationSet.board);
    const { move } = entryOf(candidates, 0);
    return { move, candidates, reason: reasonFor(question.view, move) };
  };

/** The moves that were tried, most often first. */
function candidatesIn(tree: Tree, board: Board): readonly Candidate<PenguinParty>[] {
  const found: Candidate<PenguinParty>[] = [];
  for (let node = tree.firstChild(0); node !== none; node = tree.nextChild(node)) {
    const tried = tree.visits(node);
    const move = rulesMoveOf(board, tree.moveTo(node));
    found.push({ move, tried, win: tree.wins(node) / tried, lead: tree.leads(node) / tried });
  }
  return found.toSorted((a, b) => b.tried - a.tried || b.win - a.win);
}
