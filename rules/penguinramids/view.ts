import { entryOf } from '../kernel/entry.ts';
import { rememberLast } from '../kernel/remember.ts';
import type { Viewer } from '../kernel/seat.ts';
import type {
  Event,
  Seen,
  Stage,
  StageView,
  State,
  TableState,
  TableView,
  View,
} from './vocabulary.ts';

/** Everything a viewer knows now: all but the others' sealed picks and the order of the deck. */
export const view = ({ seats, box, stage }: State, viewer: Viewer): View => ({
  viewer: viewer === 'onlooker' ? null : viewer,
  seats,
  box,
  stage: viewStage(stage, viewer),
});

function viewStage(stage: Stage, viewer: Viewer): StageView {
  switch (stage.phase) {
    case 'chief':
    case 'goals':
      return stage;
    case 'choosing':
      return {
        phase: 'choosing',
        table: viewTable(stage.table),
        chosen: stage.picks.map((pick) => pick !== null),
        pick: viewer === 'onlooker' ? null : entryOf(stage.picks, viewer),
      };
    case 'offer':
    case 'turn':
    case 'exchange':
    case 'over':
      return { ...stage, table: viewTable(stage.table) };
  }
}

/** Everyone sees the same table, so all views of one moment share it. */
const viewTable = rememberLast((table: TableState): TableView => ({
  ...table,
  deck: { unseen: table.deck.unseen.length, bottom: table.deck.bottom },
}));

/** What a viewer sees of an event; a changed pick is nobody else's business (PR5). */
export function see(event: Event, viewer: Viewer): Seen | undefined {
  switch (event.type) {
    case 'chose': {
      const { type, seat, action, instead } = event;
      if (seat === viewer) return { type, seat, action };
      return instead === null ? { type, seat, action: null } : undefined;
    }
    case 'chief-drawn':
    case 'goals-drawn':
    case 'offered':
    case 'revealed':
    case 'chief-taken':
    case 'flipped':
    case 'sent-below':
    case 'drawn-instead':
    case 'recalled':
    case 'token-taken':
    case 'strengthened':
    case 'placed':
    case 'turn-ended':
    case 'round-ended':
    case 'match-ended':
      return event;
  }
}
