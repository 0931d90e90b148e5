import { seatsOf } from '@rookery/rules/kernel/seat';
import type { Penguinramids, View } from '@rookery/rules/penguinramids/vocabulary';
import type { GameAnalysis } from '../game-analysis.ts';
import type { Holdings } from '../holdings.ts';

/**
 * Most turns allow their moves in several orders. Without tokens, and with the action done or one that must
 * come first, only one order is left.
 */
function hasPlainChoice({ viewer, stage }: View): boolean {
  if (viewer === null || stage.phase !== 'turn' || stage.turn.placed) return false;
  const action = stage.turn.actions[viewer];
  return stage.table.players[viewer]?.tokens === 0 && (stage.turn.acted || action === 3);
}

/** Only sealed picks are hidden: any card of that hand, each as likely as another. */
function holdingsOf({ viewer, seats, stage }: View): Holdings {
  if (stage.phase !== 'choosing') return { method: 'exact', hands: [] };
  const { table, chosen } = stage;
  const hands = seatsOf(seats)
    .filter((seat) => seat !== viewer && chosen[seat])
    .map((seat) => {
      const cards = table.players[seat]?.hand ?? [];
      const likely = 1 / Math.max(1, cards.length);
      return {
        seat,
        cards: 1,
        possibilities: cards.map((card) => ({ card: String(card), likely, expected: likely })),
      };
    });
  return { method: 'exact', hands };
}

/** The analysis of Penguinramids. */
export const penguinramidsAnalysis: GameAnalysis<Penguinramids> = {
  hasPlainChoice,
  proveBest: () => null,
  isProvenBetter: () => false,
  holdingsOf,
};
