import { quickRng, seededStreams } from '@rookery/rules/kernel/rng';
import type { Vocabulary } from '@rookery/rules/kernel/game';
import { penguinParty } from '@rookery/rules/penguin-party/game';
import type { PenguinParty } from '@rookery/rules/penguin-party/vocabulary';
import { penguinramids } from '@rookery/rules/penguinramids/game';
import type { Penguinramids } from '@rookery/rules/penguinramids/vocabulary';
import type { Candidate, MoveReason } from './bot.ts';
import { addNumbers } from './comparison.ts';
import { reasonFor as partyReason } from './penguin-party/reason.ts';
import { contrast as pyramidContrast, reasonFor as pyramidReason } from './penguinramids/reason.ts';
import { boardMoveOf, boardOf } from './penguinramids/translation.ts';

/** Says what speaks for a move of the viewer: against another one, or by itself where that is null. */
interface Explainer<G extends Vocabulary = Vocabulary> {
  explain(view: G['View'], move: G['Move'], instead: G['Move'] | null): MoveReason;
}

const partyExplainer: Explainer<PenguinParty> = {
  explain: (view, move, instead) => partyReason(view, move, instead ?? undefined),
};

const pyramidExplainer: Explainer<Penguinramids> = { explain: explainTurn };

function explainTurn(
  view: Penguinramids['View'],
  move: Penguinramids['Move'],
  instead: Penguinramids['Move'] | null,
): MoveReason {
  // Neither the order of the deck nor a sealed card of another seat changes what is said.
  const world = penguinramids.imagine(view, quickRng(seededStreams('explain')('world')));
  const board = boardOf(world);
  const number = boardMoveOf(board.cardSet, move);
  const seat = view.viewer ?? 0;
  if (instead === null) return pyramidReason(board, seat, number);
  return pyramidContrast(board, seat, number, boardMoveOf(board.cardSet, instead));
}

const explainers: ReadonlyMap<string, Explainer> = new Map<string, Explainer>([
  [penguinParty.id, partyExplainer],
  [penguinramids.id, pyramidExplainer],
]);

/** A move, the one it is compared with, and by how much a search found it better, where one did. */
interface ComparedMove {
  readonly move: unknown;
  readonly instead: unknown;
  readonly gain?: Pick<Candidate, 'win' | 'lead'>;
}

/** What speaks for a move of a game, as far as its player can see. */
export function explain(
  game: string,
  view: unknown,
  { move, instead, gain }: ComparedMove,
): MoveReason {
  const reason = explainers.get(game)?.explain(view, move, instead);
  return reason ? addNumbers(reason, gain) : { kind: 'nothing-special' };
}
