import { entryOf, withEntry } from '../kernel/entry.ts';
import type { Seat } from '../kernel/seat.ts';
import { fittingCards, strengthOf } from './carrying.ts';
import { cardOf } from './deck.ts';
import { penguinAt, withPenguin } from './pyramid.ts';
import { rankSeats, scoresOf } from './scoring.ts';
import type {
  Action,
  Event,
  Move,
  MoveOf,
  Penguin,
  Player,
  Slot,
  Stage,
  TableState,
  Turn,
} from './vocabulary.ts';

/** PR4 */
const rounds = 10;

/** The stage after an act, and what happened. */
export type NextStage = readonly [Stage, readonly Event[]];

/** What follows from a legal move in a player's turn. */
export function actInTurn(table: TableState, turn: Turn, seat: Seat, move: Move): NextStage {
  switch (move.type) {
    case 'choose':
      throw new Error('all have chosen');
    case 'chief':
      return [
        { phase: 'turn', table: { ...table, chief: seat }, turn: { ...turn, acted: true } },
        [{ type: 'chief-taken', seat, from: table.chief }],
      ];
    case 'flip':
      return flip(table, turn, seat, move.slot);
    case 'swap':
      return sendBelow(table, turn, seat, move.penguin);
    case 'recall':
      return [
        { phase: 'turn', table: recall(table, seat), turn: { ...turn, acted: true } },
        [recallEvent(table, seat, 'player')],
      ];
    case 'token':
      return takeToken(table, turn, seat);
    case 'strengthen':
      return strengthen(table, turn, seat, move);
    case 'take':
      return take(table, turn, seat, move);
    case 'end':
      return endTurn(table, turn, seat);
  }
}

const withPlayer = (table: TableState, seat: Seat, change: Partial<Player>): TableState => ({
  ...table,
  players: withEntry(table.players, seat, { ...entryOf(table.players, seat), ...change }),
});

function ownPenguin(table: TableState, seat: Seat, slot: Slot): Penguin {
  const penguin = penguinAt(entryOf(table.players, seat).pyramid, slot);
  if (!penguin) throw new Error(`no penguin in slot ${slot.join()}`);
  return penguin;
}

const withOwnPenguin = (table: TableState, seat: Seat, slot: Slot, penguin: Penguin): TableState =>
  withPlayer(table, seat, {
    pyramid: withPenguin(entryOf(table.players, seat).pyramid, slot, penguin),
  });

/** PR14: the tokens stay. */
function flip(table: TableState, turn: Turn, seat: Seat, slot: Slot): NextStage {
  const grey: Penguin = { ...ownPenguin(table, seat, slot), side: 'grey' };
  return [
    {
      phase: 'turn',
      table: withOwnPenguin(table, seat, slot, grey),
      turn: { ...turn, acted: true },
    },
    [{ type: 'flipped', seat, slot }],
  ];
}

/** PR15: down it goes; what comes instead is chance's matter. */
function sendBelow(table: TableState, turn: Turn, seat: Seat, id: string): NextStage {
  const place = table.offer.findIndex((card) => card.id === id);
  const penguin = entryOf(table.offer, place);
  const deck = { ...table.deck, bottom: [...table.deck.bottom, penguin] };
  const offer = table.offer.toSpliced(place, 1);
  return [
    { phase: 'exchange', table: { ...table, deck, offer }, turn: { ...turn, acted: true }, place },
    [{ type: 'sent-below', seat, penguin }],
  ];
}

/** PR16 */
function recall(table: TableState, seat: Seat): TableState {
  const { hand, front } = entryOf(table.players, seat);
  const whole = [...hand, ...front].toSorted((a, b) => a - b);
  return withPlayer(table, seat, { hand: whole, front: [] });
}

const recallEvent = (table: TableState, seat: Seat, by: 'player' | 'rule'): Event => ({
  type: 'recalled',
  seat,
  actions: entryOf(table.players, seat).front,
  by,
});

/** PR17 */
function takeToken(table: TableState, turn: Turn, seat: Seat): NextStage {
  const supply = table.supply - 1;
  const tokens = entryOf(table.players, seat).tokens + 1;
  return [
    {
      phase: 'turn',
      table: withPlayer({ ...table, supply }, seat, { tokens }),
      turn: { ...turn, acted: true },
    },
    [{ type: 'token-taken', seat, supply }],
  ];
}

/** PR17: each token adds 1 for good. */
function strengthen(
  table: TableState,
  turn: Turn,
  seat: Seat,
  { slot, arm }: MoveOf<'strengthen'>,
): NextStage {
  const before = ownPenguin(table, seat, slot);
  const tokens = { ...before.tokens, [arm]: before.tokens[arm] + 1 };
  const penguin: Penguin = { ...before, tokens };
  const spent = withPlayer(table, seat, { tokens: entryOf(table.players, seat).tokens - 1 });
  return [
    { phase: 'turn', table: withOwnPenguin(spent, seat, slot, penguin), turn },
    [{ type: 'strengthened', seat, slot, arm, strength: strengthOf(penguin, arm) }],
  ];
}

/** PR8 to PR11, PR14: a grey placement uses action 2 only where something else would have fitted. */
function take(
  table: TableState,
  turn: Turn,
  seat: Seat,
  { penguin, slot, side }: MoveOf<'take'>,
): NextStage {
  const card = cardOf(table.offer, penguin);
  const grey = side === 'grey' ? greyReason(table, seat) : null;
  const offer = table.offer.filter((each) => each !== card);
  const placed: Penguin = { card, side, tokens: { left: 0, right: 0 } };
  return [
    {
      phase: 'turn',
      table: withOwnPenguin({ ...table, offer }, seat, slot, placed),
      turn: { ...turn, placed: true, acted: turn.acted || grey === 'action' },
    },
    [{ type: 'placed', seat, penguin: card, slot, side, grey }],
  ];
}

function greyReason(table: TableState, seat: Seat): 'forced' | 'action' {
  const { pyramid } = entryOf(table.players, seat);
  return fittingCards(pyramid, table.offer).length === 0 ? 'forced' : 'action';
}

/** PR18 and PR19 */
function endTurn(table: TableState, turn: Turn, seat: Seat): NextStage {
  const mustRecall = !turn.acted && mustTakeBack(table, entryOf(turn.actions, seat), seat);
  const after = mustRecall ? recall(table, seat) : table;
  const events: readonly Event[] = [
    ...(mustRecall ? [recallEvent(table, seat, 'rule')] : []),
    { type: 'turn-ended', seat },
  ];
  const order = turn.order.slice(1);
  if (order.length === 0) return endRound(after, events);
  const next: Turn = { ...turn, order, acted: false, placed: false };
  return [{ phase: 'turn', table: after, turn: next }, events];
}

/** PR18: action 4 may be left unused only if the cards in hand last for the rounds to come. */
const mustTakeBack = (table: TableState, played: Action, seat: Seat): boolean =>
  played === 4 && entryOf(table.players, seat).hand.length < rounds - table.round;

/** PR4 and PR21 */
function endRound(table: TableState, events: readonly Event[]): NextStage {
  const ended: Event = { type: 'round-ended', round: table.round };
  if (table.round < rounds) return [{ phase: 'offer', table }, [...events, ended]];
  const scores = scoresOf(table);
  const winner = entryOf(rankSeats(scores, table.chief), 0);
  return [
    { phase: 'over', table, scores },
    [...events, ended, { type: 'match-ended', scores, winner }],
  ];
}
