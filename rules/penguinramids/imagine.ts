import { pick, type Rng } from '../kernel/rng.ts';
import { boxInPlay, sortById } from './box.ts';
import { penguinsIn } from './pyramid.ts';
import type {
  Action,
  Box,
  Stage,
  StageView,
  State,
  TableState,
  TableView,
  View,
} from './vocabulary.ts';

/**
 * A world this viewer cannot tell from the real one: each other sealed pick is any
 * card of that hand, equally likely; the order of the deck stays open.
 */
export const imagine = ({ seats, box, viewer, stage }: View, rng: Rng): State => ({
  seats,
  box,
  given: { goals: null, deck: null },
  stage: imagineStage(stage, viewer, boxInPlay(box), rng),
});

function imagineStage(stage: StageView, viewer: View['viewer'], box: Box, rng: Rng): Stage {
  switch (stage.phase) {
    case 'chief':
    case 'goals':
      return stage;
    case 'choosing': {
      const { phase, table } = stage;
      return { phase, table: imagineTable(table, box), picks: imaginePicks(stage, viewer, rng) };
    }
    case 'offer':
    case 'turn':
    case 'exchange':
    case 'over':
      return { ...stage, table: imagineTable(stage.table, box) };
  }
}

const imaginePicks = (
  { table, chosen, pick: own }: StageView & { phase: 'choosing' },
  viewer: View['viewer'],
  rng: Rng,
): readonly (Action | null)[] =>
  table.players.map(({ hand }, seat) => {
    if (!chosen[seat]) return null;
    return seat === viewer ? own : pick(hand, rng);
  });

/** The unseen cards are those of the box that lie nowhere in sight. */
function imagineTable(table: TableView, box: Box): TableState {
  const inSight = new Set(
    [
      ...table.offer,
      ...table.deck.bottom,
      ...table.players.flatMap(({ pyramid }) => penguinsIn(pyramid).map(({ card }) => card)),
    ].map(({ id }) => id),
  );
  const unseen = sortById(box.cards.filter(({ id }) => !inSight.has(id)));
  return { ...table, deck: { unseen, ordered: false, bottom: table.deck.bottom } };
}
