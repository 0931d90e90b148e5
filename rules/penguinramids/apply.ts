import type { Act, Step } from '../kernel/game.ts';
import { entryOf, withEntry } from '../kernel/entry.ts';
import { seatsOf, type Seat } from '../kernel/seat.ts';
import { boxInPlay, sortById } from './box.ts';
import { withoutCard } from './deck.ts';
import { emptyPyramid } from './pyramid.ts';
import { actInTurn, type NextStage } from './turn.ts';
import { turnOrder } from './turn-order.ts';
import {
  actions,
  type Action,
  type Chance,
  type Event,
  type Move,
  type Penguinramids,
  type Player,
  type Stage,
  type State,
  type TableState,
} from './vocabulary.ts';

/** PR2 */
const tokensInSupply = 10;

/** What follows from an act. */
export function apply(state: State, act: Act<Penguinramids>): Step<Penguinramids> {
  const [stage, events] =
    act.by === 'chance' ? draw(state, act.chance) : decide(state.stage, act.by, act.move);
  return { state: { ...state, stage }, events };
}

function draw(state: State, chance: Chance): NextStage {
  const { stage } = state;
  switch (chance.type) {
    case 'chief':
      if (stage.phase !== 'chief') throw unexpected(stage, chance.type);
      return [afterChief(state, chance.seat), [{ type: 'chief-drawn', seat: chance.seat }]];
    case 'goals':
      if (stage.phase !== 'goals') throw unexpected(stage, chance.type);
      return drawGoals(state, stage.chief, chance.goals);
    case 'offer':
      if (stage.phase !== 'offer') throw unexpected(stage, chance.type);
      return offer(stage.table, chance.penguins);
    case 'exchange':
      if (stage.phase !== 'exchange') throw unexpected(stage, chance.type);
      return exchange(stage, chance.penguin);
  }
}

const unexpected = (stage: Stage, what: string): Error =>
  new Error(`no ${what} in phase ${stage.phase}`);

/** The stage once the Chief is known: the goals are next, unless the table named them. */
export const afterChief = (state: State, chief: Seat): Stage =>
  state.given.goals
    ? { phase: 'offer', table: layTable(state, chief, state.given.goals) }
    : { phase: 'goals', chief };

function drawGoals(state: State, chief: Seat, names: readonly string[]): NextStage {
  const table = layTable(state, chief, names);
  return [{ phase: 'offer', table }, [{ type: 'goals-drawn', goals: table.goals }]];
}

function layTable(
  { seats, box, given }: State,
  chief: Seat,
  goalNames: readonly string[],
): TableState {
  const { cards, goals } = boxInPlay(box);
  return {
    round: 0,
    chief,
    goals: goalNames.flatMap((name) => goals.filter(({ id }) => id === name)),
    players: seatsOf(seats).map(newPlayer),
    supply: tokensInSupply,
    deck: { unseen: given.deck ?? sortById(cards), ordered: given.deck !== null, bottom: [] },
    offer: [],
  };
}

const newPlayer = (): Player => ({ hand: actions, front: [], tokens: 0, pyramid: emptyPyramid });

/** PR4 */
function offer(table: TableState, ids: readonly string[]): NextStage {
  let { deck } = table;
  const penguins = ids.map((id) => {
    const drawn = withoutCard(deck, id);
    deck = drawn.deck;
    return drawn.card;
  });
  const round = table.round + 1;
  return [
    {
      phase: 'choosing',
      table: { ...table, round, deck, offer: penguins },
      picks: table.players.map(() => null),
    },
    [{ type: 'offered', round, penguins }],
  ];
}

/** PR15: the top card takes the place of the one that went below. */
function exchange({ table, turn, place }: Stage & { phase: 'exchange' }, id: string): NextStage {
  const { card, deck } = withoutCard(table.deck, id);
  const stage: Stage = {
    phase: 'turn',
    table: { ...table, deck, offer: table.offer.toSpliced(place, 0, card) },
    turn,
  };
  return [stage, [{ type: 'drawn-instead', seat: entryOf(turn.order, 0), penguin: card }]];
}

function decide(stage: Stage, seat: Seat, move: Move): NextStage {
  if (stage.phase === 'choosing' && move.type === 'choose') return choose(stage, seat, move.action);
  if (stage.phase === 'turn') return actInTurn(stage.table, stage.turn, seat, move);
  throw unexpected(stage, move.type);
}

/** PR5: sealed until the last pick, then revealed together. */
function choose(
  { table, picks: before }: Stage & { phase: 'choosing' },
  seat: Seat,
  action: Action,
): NextStage {
  const picks = withEntry(before, seat, action);
  const chose: Event = { type: 'chose', seat, action, instead: entryOf(before, seat) };
  const all = picks.filter((pick) => pick !== null);
  if (all.length < picks.length) return [{ phase: 'choosing', table, picks }, [chose]];
  const order = turnOrder(all, table.chief);
  const players = table.players.map((player, owner) => playCard(player, entryOf(all, owner)));
  return [
    {
      phase: 'turn',
      table: { ...table, players },
      turn: { order, actions: all, acted: false, placed: false },
    },
    [chose, { type: 'revealed', actions: all, order }],
  ];
}

/** PR7 */
const playCard = (player: Player, action: Action): Player => ({
  ...player,
  hand: player.hand.filter((card) => card !== action),
  front: [...player.front, action],
});
