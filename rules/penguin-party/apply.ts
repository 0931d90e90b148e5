import { entryOf, withEntry } from '../kernel/entry.ts';
import type { Act, Step } from '../kernel/game.ts';
import { leftOf, type Seat } from '../kernel/seat.ts';
import { baseSize, changeCount, combine, count, deckOf, subtract } from './cards.ts';
import { cardsIn, emptyPyramid, fittingColours, withCard } from './pyramid.ts';
import { rankSeats, resultOf, rewardEmptyHand } from './scoring.ts';
import { tableOf } from './view.ts';
import type { Chance, Event, Move, PenguinParty, Round, Stage, State } from './vocabulary.ts';

/** What follows from an act. */
export function apply(state: State, act: Act<PenguinParty>): Step<PenguinParty> {
  if (act.by !== 'chance') return place(state, act.by, act.move);
  return act.chance.type === 'starter' ? begin(state, act.chance.seat) : deal(state, act.chance);
}

function begin(state: State, starter: Seat): Step<PenguinParty> {
  expectPhase(state.stage, 'starter');
  return {
    state: { ...state, stage: { phase: 'deal', number: 1, starter } },
    events: [{ type: 'starter-drawn', seat: starter }],
  };
}

function deal(state: State, { hands, first }: Chance & { type: 'deal' }): Step<PenguinParty> {
  const { number, starter } = expectPhase(state.stage, 'deal');
  // PP3: the card left over lies in the base before the first turn.
  const pyramid =
    first === null ? emptyPyramid : withCard(emptyPyramid, { colour: first, row: 0, x: 0 });
  const unused = subtract(deckOf(state.edition), combine([...hands, cardsIn(pyramid)]));
  const round: Round = { number, starter, pyramid, hands, out: hands.map(() => null), unused };
  return {
    state: { ...state, stage: { phase: 'turn', round, turn: starter } },
    events: [{ type: 'dealt', round: number, starter, first, hands, unused }],
  };
}

function place(state: State, seat: Seat, move: Move): Step<PenguinParty> {
  const { round } = expectPhase(state.stage, 'turn');
  const hand = changeCount(entryOf(round.hands, seat), move.colour, -1);
  const hands = withEntry(round.hands, seat, hand);
  const { number, starter, out, unused } = round;
  const pyramid = withCard(round.pyramid, move);
  const played: Round = { number, starter, pyramid, hands, out, unused };
  const placed: Event = { type: 'placed', seat, colour: move.colour, row: move.row, x: move.x };
  const bonus = count(hand) === 0 ? rewardEmptyHand(state.points, seat) : null;
  const passed = passTurn(state, played, seat, bonus?.points ?? state.points);
  const events = bonus ? [placed, bonus.event, ...passed.events] : [placed, ...passed.events];
  return { state: passed.state, events };
}

/** PP5 and PP10: the next seat clockwise that can play; those that cannot are out on the way. */
function passTurn(
  state: State,
  played: Round,
  from: Seat,
  pointsBefore: readonly number[],
): Step<PenguinParty> {
  const fitting = fittingColours(played.pyramid, baseSize(state.seats));
  const events: Event[] = [];
  let { out } = played;
  let points = pointsBefore;
  let seat = from;
  do {
    seat = leftOf(seat, state.seats);
    const hand = entryOf(played.hands, seat);
    const penalty = count(hand);
    if (penalty === 0 || out[seat]) continue;
    if (fitting.some((colour) => hand[colour] > 0)) {
      const round = out === played.out ? played : { ...played, out };
      return { state: { ...state, points, stage: { phase: 'turn', round, turn: seat } }, events };
    }
    events.push({ type: 'went-out', seat, penalty, fitting });
    points = withEntry(points, seat, entryOf(points, seat) + penalty);
    out = withEntry(out, seat, fitting);
  } while (seat !== from);
  const ended = endRound(state, { ...played, out }, points);
  return { state: ended.state, events: [...events, ...ended.events] };
}

/** PP14 to PP17: nobody can play on. */
function endRound(before: State, round: Round, points: readonly number[]): Step<PenguinParty> {
  const { number } = round;
  const ended: Event = { type: 'round-ended', round: number, points };
  const rounds = [...before.rounds, resultOf(before.rounds, number, points)];
  const state = { ...before, points, rounds, lastRound: tableOf(round) };
  if (roundsGoOn(before, round, points)) {
    const starter = leftOf(round.starter, before.seats);
    return {
      state: { ...state, stage: { phase: 'deal', number: number + 1, starter } },
      events: [ended],
    };
  }
  const over: Event = { type: 'match-ended', ranking: rankSeats(points) };
  return { state: { ...state, stage: { phase: 'over', round } }, events: [ended, over] };
}

function roundsGoOn({ seats, tie }: State, { number }: Round, points: readonly number[]): boolean {
  if (number < seats) return true;
  return tie === 'extra-round' && entryOf(rankSeats(points), 0).length > 1;
}

function expectPhase<Phase extends Stage['phase']>(
  stage: Stage,
  phase: Phase,
): Extract<Stage, { phase: Phase }> {
  if (!inPhase(stage, phase)) throw new Error(`expected phase ${phase}, found ${stage.phase}`);
  return stage;
}

const inPhase = <Phase extends Stage['phase']>(
  stage: Stage,
  phase: Phase,
): stage is Extract<Stage, { phase: Phase }> => stage.phase === phase;
