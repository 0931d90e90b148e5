import { entryOf } from '@rookery/rules/kernel/entry';
import { seatsOf } from '@rookery/rules/kernel/seat';
import {
  carriedAt,
  fittingCards,
  printedArm,
  slotsThatCarry,
  weightOf,
} from '@rookery/rules/penguinramids/carrying';
import { penguinramids } from '@rookery/rules/penguinramids/game';
import { openSlots, penguinAt } from '@rookery/rules/penguinramids/pyramid';
import { scoresOf } from '@rookery/rules/penguinramids/scoring';
import type {
  Card,
  Move,
  Player,
  Slot,
  State,
  TableState,
} from '@rookery/rules/penguinramids/vocabulary';
import type { MoveReason } from '../../bot.ts';
import type { PenguinramidsReason } from '../../penguinramids/reason.ts';

// What is said about a move, held against the rules themselves: no packed board, no code of the bots.

/** A move in a state, and the state after it. */
interface Outcome {
  readonly state: State;
  readonly seat: number;
  readonly move: Move;
  readonly before: TableState;
  readonly after: TableState;
}

export function outcomeOf(state: State, seat: number, move: Move): Outcome {
  const by = entryOf(seatsOf(state.seats), seat);
  const next = penguinramids.apply(state, { by, move }).state;
  return { state, seat, move, before: tableIn(state), after: tableIn(next) };
}

function tableIn({ stage }: State): TableState {
  if (!('table' in stage)) throw new Error(stage.phase);
  return stage.table;
}

const playerIn = ({ players }: TableState, seat: number): Player => entryOf(players, seat);

const isSame = (one: Slot, other: Slot): boolean => String(one) === String(other);

/** The heaviest penguin of a level. */
const levelScore = ({ pyramid }: Player, level: number): number =>
  Math.max(0, ...entryOf(pyramid, level).map((penguin) => (penguin ? weightOf(penguin) : 0)));

/** The points that a goal brings a seat as the pyramids stand. */
const goalPoints = (table: TableState, seat: number, id: string): number =>
  entryOf(scoresOf(table), seat).goals.find((goal) => goal.id === id)?.points ?? 0;

/** Whether a penguin could go where it would be the heaviest of its level. */
const wouldRaise = (player: Player, card: Card): boolean =>
  slotsThatCarry(player.pyramid, card).some(([level]) => card.weight > levelScore(player, level));

/** Whether a slot is open for the next penguin of a player. */
const isOpen = ({ pyramid }: Player, slot: Slot): boolean =>
  openSlots(pyramid).some((open) => isSame(open, slot));

/** The slot that an arm of a penguin helps to carry, if there is one. */
function over([level, index]: Slot, arm: 'left' | 'right'): Slot | undefined {
  const at = arm === 'left' ? index - 1 : index;
  return level < 3 && at >= 0 && at < 3 - level ? [level + 1, at] : undefined;
}

type Kind = PenguinramidsReason['kind'];

interface Checks<K extends Kind> {
  holds(
    reason: Extract<PenguinramidsReason, { readonly kind: K }>,
    here: Outcome,
    there: Outcome | undefined,
  ): boolean;
}

type Check<K extends Kind> = Checks<K>['holds'];

/** The next seat to have its turn after the present one. */
const nextSeat = ({ state: { stage } }: Outcome): number | undefined =>
  stage.phase === 'turn' ? stage.turn.order[1] : undefined;

/** The most points that a seat can add to a level with what a move leaves. */
function bestRaise({ after, move, before }: Outcome, seat: number): number {
  const taken = move.type === 'take' ? move.penguin : undefined;
  const player = playerIn(after, seat);
  const raises = before.offer
    .filter(({ id }) => id !== taken)
    .flatMap((card) =>
      slotsThatCarry(player.pyramid, card).map(
        ([level]) => card.weight - levelScore(player, level),
      ),
    );
  return Math.max(0, ...raises);
}

/** What lies in a slot after a move, by its weight. */
function weightIn(outcome: Outcome | undefined, slot: Slot): number | undefined {
  const penguin = outcome && penguinAt(playerIn(outcome.after, outcome.seat).pyramid, slot);
  return penguin ? weightOf(penguin) : undefined;
}

/** How many raised arms the penguin has that a move takes, as it is printed. */
function raisedArms({ move, before }: Outcome): number | undefined {
  const card = before.offer.find(({ id }) => move.type === 'take' && id === move.penguin);
  return card && [card.left, card.right].filter((strength) => strength > 0).length;
}

const checks: { readonly [K in Kind]: Check<K> } = {
  mixes: ({ action, share }, { move }) =>
    move.type === 'choose' && move.action === action && share > 0 && share < 1,
  'may-take-chief': ({ from }, { move, before, seat }) =>
    move.type === 'choose' && move.action === 1 && before.chief === from && from !== seat,
  'may-turn-grey': (_reason, { move }) => move.type === 'choose' && move.action === 2,
  'may-exchange': (_reason, { move }) => move.type === 'choose' && move.action === 3,
  'takes-chief': ({ from }, { before, after, seat }) =>
    before.chief === from && from !== seat && after.chief === seat,
  recalls: ({ cards }, { move, before, after, seat }) =>
    move.type === 'choose'
      ? move.action === 4 && cards === playerIn(before, seat).front.length + 1
      : cards === playerIn(after, seat).hand.length - playerIn(before, seat).hand.length,
  'takes-token': ({ held }, { move, before, after, seat, state }) =>
    move.type === 'choose'
      ? move.action === 5 &&
        before.supply >= state.seats &&
        held === playerIn(before, seat).tokens + 1
      : held === playerIn(after, seat).tokens && after.supply === before.supply - 1,
  exchanges: ({ penguin }, { move }) => move.type === 'swap' && move.penguin === penguin.id,
  'turns-grey': ({ slot }, { after, seat }) =>
    penguinAt(playerIn(after, seat).pyramid, slot)?.side === 'grey',
  strengthens: ({ slot, carries }, { before, after, seat }) =>
    isOpen(playerIn(after, seat), slot) &&
    carriedAt(playerIn(after, seat).pyramid, slot) === carries &&
    carriedAt(playerIn(before, seat).pyramid, slot) < carries,
  'spare-strength': ({ slot }, { move, after, seat }) =>
    move.type === 'strengthen' &&
    !isOpen(playerIn(after, seat), slot) &&
    isSame(over(move.slot, move.arm) ?? [9, 9], slot),
  idles: ({ slot }, { move }) =>
    move.type === 'strengthen' && isSame(move.slot, slot) && !over(move.slot, move.arm),
  'builds-level': ({ level, weight, gain }, { before, after, seat }) =>
    levelScore(playerIn(after, seat), level - 1) === weight &&
    weight - levelScore(playerIn(before, seat), level - 1) === gain &&
    gain > 0,
  goal: ({ goal, points }, { before, after, seat }, there) => {
    const gain = (table: TableState): number =>
      goalPoints(table, seat, goal.id) - goalPoints(before, seat, goal.id);
    return points > 0 && gain(after) === points && (!there || gain(there.after) < points);
  },
  denies: ({ seat: next, penguin }, here) => {
    const wanted = here.before.offer.filter((card) =>
      wouldRaise(playerIn(here.before, next), card),
    );
    return next === nextSeat(here) && wanted.length === 1 && wanted[0]?.id === penguin.id;
  },
  prepares: ({ slot, strength }, { move, after, seat }) => {
    if (move.type !== 'take') return false;
    const { pyramid } = playerIn(after, seat);
    const penguin = penguinAt(pyramid, move.slot);
    const arm = (['left', 'right'] as const).find((each) =>
      isSame(over(move.slot, each) ?? [9, 9], slot),
    );
    if (!penguin || !arm) return false;
    return strength > 0 && printedArm(penguin, arm) === strength && !penguinAt(pyramid, slot);
  },
  'nothing-fits': (_reason, { before, seat }) =>
    fittingCards(playerIn(before, seat).pyramid, before.offer).length === 0,
  fills: ({ slot }, { after, before, seat }) =>
    penguinAt(playerIn(before, seat).pyramid, slot) === null &&
    penguinAt(playerIn(after, seat).pyramid, slot) !== null,
  'turn-is-done': (_reason, { move }) => move.type === 'end',
  'leaves-less': ({ seat: next, gain, instead }, here, there) =>
    there !== undefined &&
    next === nextSeat(here) &&
    next !== here.seat &&
    bestRaise(here, next) === gain &&
    bestRaise(there, next) === instead &&
    gain < instead,
  'saves-slot': ({ slot, carries, instead }, { before, after, seat }, there) =>
    penguinAt(playerIn(after, seat).pyramid, slot) === null &&
    carriedAt(playerIn(before, seat).pyramid, slot) === carries &&
    weightIn(there, slot) === instead &&
    carries > instead,
  'more-arms': ({ arms, instead }, here, there) =>
    raisedArms(here) === arms &&
    there !== undefined &&
    raisedArms(there) === instead &&
    arms > instead,
  'stays-coloured': ({ weight }, { move, before }, there) =>
    move.type === 'take' &&
    move.side === 'colour' &&
    before.offer.find(({ id }) => id === move.penguin)?.weight === weight &&
    there?.move.type === 'take' &&
    there.move.side === 'grey',
  'plays-earlier': ({ action, instead }, { move }, there) =>
    move.type === 'choose' &&
    move.action === action &&
    there?.move.type === 'choose' &&
    there.move.action === instead &&
    action < instead,
  'keeps-card': ({ instead }, { move, before, seat }, there) =>
    move.type === 'choose' &&
    move.action !== instead &&
    there?.move.type === 'choose' &&
    there.move.action === instead &&
    playerIn(before, seat).hand.includes(instead),
  'wins-more': ({ share }, _here, there) => there !== undefined && share > 0,
  'leads-more': ({ points }, _here, there) => there !== undefined && points > 0,
  'as-good': (_reason, _here, there) => there !== undefined,
  overall: (_reason, _here, there) => there !== undefined,
  'nothing-special': () => true,
};

/** Each check gets reasons of its own kind only. */
const byKind: { readonly [K in Kind]: Check<Kind> } = checks;

/** Whether everything that a reason states is true of a move, and not of the other one. */
export function isTrue(
  reason: PenguinramidsReason,
  here: Outcome,
  there: Outcome | undefined,
): boolean {
  return byKind[reason.kind](reason, here, there);
}

/** Whether a reason is one of this game. */
export const isOfThisGame = (reason: MoveReason): reason is PenguinramidsReason =>
  reason.kind in checks;
