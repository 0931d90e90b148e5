import { entryOf } from '../../kernel/entry.ts';
import { clockwiseFrom, seatsOf, type Seat } from '../../kernel/seat.ts';
import { reconstruction } from '../../penguinramids/box.ts';
import {
  actions,
  type Action,
  type Goal,
  type Player,
  type Stage,
  type State,
  type TableState,
} from '../../penguinramids/vocabulary.ts';
import { parseCards, parsePyramid } from './drawing.ts';

/** What a test says about a table; all else is as at the start of a match. */
interface Setting {
  readonly seats?: number;
  readonly round?: number;
  readonly chief?: Seat;
  readonly goals?: readonly string[];
  /** A line of penguins. */
  readonly offer?: string;
  /** Drawings, by seat. */
  readonly pyramids?: readonly string[];
  /** By seat; all five cards, less the one played. */
  readonly hands?: readonly (readonly Action[])[];
  /** By seat, the card of this round included; only that one by default. */
  readonly fronts?: readonly (readonly Action[])[];
  /** Unspent strength tokens, by seat. */
  readonly tokens?: readonly number[];
  readonly supply?: number;
  /** Lines of penguins, top first. */
  readonly deck?: { readonly unseen: string; readonly bottom?: string };
  /** The action card of this round, by seat: then the table is in the first one's turn. */
  readonly played?: readonly Action[];
  /** The seats still to have their turn; all of them, seat 0 first. */
  readonly order?: readonly Seat[];
}

/** A table in the middle of a round: a player's turn if `played` says so, else all are choosing. */
export function tableWith(setting: Setting): State {
  const seats = setting.seats ?? setting.played?.length ?? 2;
  return {
    seats,
    box: null,
    given: { goals: null, deck: null },
    stage: stageOf(setting, seats),
  };
}

function stageOf(setting: Setting, seats: number): Stage {
  const { played } = setting;
  const table = layTable(setting, seats);
  if (!played) return { phase: 'choosing', table, picks: seatsOf(seats).map(() => null) };
  const order = setting.order ?? clockwiseFrom(seat(0), seats);
  return { phase: 'turn', table, turn: { order, actions: played, acted: false, placed: false } };
}

const layTable = (setting: Setting, seats: number): TableState => ({
  round: setting.round ?? 1,
  chief: setting.chief ?? seat(0),
  goals: (setting.goals ?? ['no-grey', 'chief-at-end', 'every-weight']).map(goalNamed),
  players: seatsOf(seats).map((owner) => playerOf(setting, owner)),
  supply: setting.supply ?? 10,
  deck: {
    unseen: parseCards(setting.deck?.unseen ?? '1<p1>1 1<o1>1'),
    ordered: true,
    bottom: parseCards(setting.deck?.bottom ?? ''),
  },
  offer: parseCards(setting.offer ?? ''),
});

function playerOf(
  { hands = [], fronts = [], tokens = [], pyramids = [], played = [] }: Setting,
  owner: Seat,
): Player {
  const front = played.slice(owner, owner + 1);
  return {
    hand: hands[owner] ?? actions.filter((card) => !front.includes(card)),
    front: fronts[owner] ?? front,
    tokens: tokens[owner] ?? 0,
    pyramid: parsePyramid(pyramids[owner] ?? '', String(owner)),
  };
}

/** A goal of the built-in box. */
export const goalNamed = (name: string): Goal =>
  entryOf(
    reconstruction.goals.filter(({ id }) => id === name),
    0,
  );

/** A seat known to exist. */
export const seat = (number: number): Seat => entryOf(seatsOf(10), number);
