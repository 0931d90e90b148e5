import { canonicalJson } from '../../kernel/canonical.ts';
import { entryOf } from '../../kernel/entry.ts';
import { seededStreams } from '../../kernel/rng.ts';
import type { Seat } from '../../kernel/seat.ts';
import { penguinramids } from '../../penguinramids/game.ts';
import type {
  Action,
  Arm,
  Chance,
  Event,
  Move,
  Options,
  Player,
  Refusal,
  Slot,
  State,
  TableState,
  Turn,
} from '../../penguinramids/vocabulary.ts';
import { drawPyramid } from './drawing.ts';

export const choose = (action: Action): Move => ({ type: 'choose', action });
export const takeChief: Move = { type: 'chief' };
export const flip = (...slot: Slot): Move => ({ type: 'flip', slot });
export const swap = (penguin: string): Move => ({ type: 'swap', penguin });
export const recall: Move = { type: 'recall' };
export const takeToken: Move = { type: 'token' };
export const strengthen = (slot: Slot, arm: Arm): Move => ({ type: 'strengthen', slot, arm });
export const take = (penguin: string, ...slot: Slot): Move => ({
  type: 'take',
  penguin,
  slot,
  side: 'colour',
});
export const takeGrey = (penguin: string, ...slot: Slot): Move => ({
  type: 'take',
  penguin,
  slot,
  side: 'grey',
});
export const end: Move = { type: 'end' };

/** Why the rules refuse this; the list of legal moves must say the same. */
export function refusal(state: State, seat: Seat, move: Move): Refusal | undefined {
  const because = penguinramids.refuse(state, seat, move);
  const legal = penguinramids.legalMoves(state, seat).map(canonicalJson);
  if (legal.includes(canonicalJson(move)) === Boolean(because)) {
    throw new Error(`legalMoves and refuse disagree on ${canonicalJson(move)}`);
  }
  return because;
}

/** What follows from legal moves of one seat, one after the other. */
export function after(state: State, seat: Seat, ...moves: readonly Move[]): State {
  return moves.reduce((before, move) => acted(before, seat, move).state, state);
}

/** What happened by the last of these moves of one seat. */
export function eventsOf(state: State, seat: Seat, ...moves: readonly Move[]): readonly Event[] {
  const last = entryOf(moves, moves.length - 1);
  return acted(after(state, seat, ...moves.slice(0, -1)), seat, last).events;
}

function acted(
  state: State,
  seat: Seat,
  move: Move,
): { readonly state: State; readonly events: readonly Event[] } {
  const because = refusal(state, seat, move);
  if (because) throw new Error(`${canonicalJson(move)} refused: ${canonicalJson(because)}`);
  return penguinramids.apply(state, { by: seat, move });
}

/** What follows from possible outcomes of chance. */
export function drawn(state: State, ...chances: readonly Chance[]): State {
  return chances.reduce((before, chance) => {
    const doubt = penguinramids.doubt(before, chance);
    if (doubt) throw new Error(`${canonicalJson(chance)} doubted: ${canonicalJson(doubt)}`);
    return penguinramids.apply(before, { by: 'chance', chance }).state;
  }, state);
}

/** A match just before its first act. */
export function startWith(input: unknown, seats: number): State {
  return penguinramids.start(optionsFrom(input, seats), seats);
}

/** Options that must be in order. */
export function optionsFrom(input: unknown, seats: number): Options {
  const options = penguinramids.parseOptions(input, seats);
  if (!options.ok) throw new Error(canonicalJson(options.problems));
  return options.value;
}

/** Plays on, chance from a seed and every decision by `decide`, until `done` or the match is over. */
export function playOn(
  from: State,
  decide: (state: State, seat: Seat) => Move,
  done: (state: State) => boolean = () => false,
): { readonly state: State; readonly events: readonly Event[] } {
  const streams = seededStreams('rulebook tests');
  const events: Event[] = [];
  let state = from;
  for (;;) {
    const waiting = penguinramids.waiting(state);
    if (waiting.for === 'nobody' || done(state)) return { state, events };
    const step =
      waiting.for === 'chance'
        ? penguinramids.apply(state, { by: 'chance', chance: penguinramids.roll(state, streams) })
        : acted(state, entryOf(waiting.seats, 0), decide(state, entryOf(waiting.seats, 0)));
    state = step.state;
    events.push(...step.events);
  }
}

/** The first legal move that is none of these types. */
export const firstLegal = (state: State, seat: Seat, ...but: readonly Move['type'][]): Move =>
  entryOf(
    penguinramids.legalMoves(state, seat).filter(({ type }) => !but.includes(type)),
    0,
  );

/** The table of a state that has one. */
export function tableOf({ stage }: State): TableState {
  if (!('table' in stage)) throw new Error(`no table in phase ${stage.phase}`);
  return stage.table;
}

/** The turns of a state in somebody's turn. */
export function turnOf({ stage }: State): Turn {
  if (stage.phase !== 'turn') throw new Error(`no turn in phase ${stage.phase}`);
  return stage.turn;
}

export const playerAt = (state: State, seat: Seat): Player => entryOf(tableOf(state).players, seat);

/** A seat's pyramid as the lines of a drawing. */
export const drawingOf = (state: State, seat: Seat): readonly string[] =>
  drawPyramid(playerAt(state, seat).pyramid);
