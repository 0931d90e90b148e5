import { entryOf } from '../kernel/entry.ts';
import { rememberLast } from '../kernel/remember.ts';
import type { Viewer } from '../kernel/seat.ts';
import { count } from './cards.ts';
import type {
  Event,
  Round,
  RoundTable,
  RoundView,
  Seen,
  Stage,
  StageView,
  State,
  View,
} from './vocabulary.ts';

/** Everything a viewer knows now (PP11: other hands are numbers). */
export const view = (
  { edition, seats, tie, points, rounds, lastRound, stage }: State,
  viewer: Viewer,
): View => ({
  viewer: viewer === 'onlooker' ? null : viewer,
  edition,
  seats,
  tie,
  points,
  rounds,
  lastRound,
  stage: viewStage(stage, viewer),
});

function viewStage(stage: Stage, viewer: Viewer): StageView {
  switch (stage.phase) {
    case 'starter':
    case 'deal':
      return stage;
    case 'turn':
    case 'over':
      return { ...stage, round: viewRound(stage.round, viewer) };
  }
}

const viewRound = (round: Round, viewer: Viewer): RoundView => ({
  ...openTableOf(round),
  hand: ownHand(round.hands, viewer),
});

/** A round without its secrets (PP11). */
export const tableOf = ({ number, starter, pyramid, hands, out, unused }: Round): RoundTable => ({
  number,
  starter,
  pyramid,
  players: hands.map((hand, seat) => ({ cards: count(hand), out: entryOf(out, seat) })),
  unused: count(unused),
});

/** Of one round there are as many views as viewers. */
const openTableOf = rememberLast(tableOf);

const ownHand = (hands: Round['hands'], viewer: Viewer): RoundView['hand'] =>
  viewer === 'onlooker' ? null : entryOf(hands, viewer);

/** What a viewer sees of an event: of a deal only the own hand. */
export function see(event: Event, viewer: Viewer): Seen {
  switch (event.type) {
    case 'dealt': {
      const { type, round, starter, first, hands } = event;
      const cardsEach = Math.max(...hands.map(count));
      return { type, round, starter, first, hand: ownHand(hands, viewer), cardsEach };
    }
    case 'starter-drawn':
    case 'placed':
    case 'hand-emptied':
    case 'went-out':
    case 'round-ended':
    case 'match-ended':
      return event;
  }
}
