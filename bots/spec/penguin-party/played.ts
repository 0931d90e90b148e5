import { entryOf } from '@rookery/rules/kernel/entry';
import { quickRng, type Streams } from '@rookery/rules/kernel/rng';
import { seatsOf } from '@rookery/rules/kernel/seat';
import { penguinParty } from '@rookery/rules/penguin-party/game';
import type { Move, Seen, State, View } from '@rookery/rules/penguin-party/vocabulary';
import { penguinPartyPlayers } from '../../penguin-party/players.ts';

/** One turn of a match, with what the player knew and did, and how things truly were. */
export interface PlayedTurn {
  readonly state: State;
  readonly view: View;
  readonly seen: readonly Seen[];
  readonly legal: readonly Move[];
  readonly move: Move;
}

/** Every turn of matches that Emperors with this budget play among themselves. */
export function* playedTurns(
  seats: number,
  matches: number,
  budget: number,
  streams: Streams,
): Generator<PlayedTurn> {
  for (let match = 0; match < matches; match += 1) {
    yield* playedMatch(seats, budget, (purpose) => streams(`${String(match)} ${purpose}`));
  }
}

function* playedMatch(seats: number, budget: number, streams: Streams): Generator<PlayedTurn> {
  const emperor = penguinPartyPlayers.get('emperor');
  const options = penguinParty.parseOptions({}, seats);
  if (!emperor || !options.ok) throw new Error(`no match for ${String(seats)} seats`);
  const rng = quickRng(streams('thoughts'));
  const seen: Seen[][] = seatsOf(seats).map(() => []);
  let state = penguinParty.start(options.value, seats);
  for (;;) {
    const waiting = penguinParty.waiting(state);
    if (waiting.for === 'nobody') return;
    if (waiting.for === 'chance') {
      const chance = penguinParty.roll(state, streams);
      state = applied(state, { by: 'chance', chance }, seen);
      continue;
    }
    const seat = entryOf(waiting.seats, 0);
    const question = {
      view: penguinParty.view(state, seat),
      legal: penguinParty.legalMoves(state, seat),
      seen: [...entryOf(seen, seat)],
    };
    const { move } = emperor.think(question, { rng, budget });
    yield { state, ...question, move };
    state = applied(state, { by: seat, move }, seen);
  }
}

type Act = Parameters<typeof penguinParty.apply>[1];

/** What follows from an act; everyone sees their part of it. */
function applied(state: State, act: Act, seen: readonly Seen[][]): State {
  const step = penguinParty.apply(state, act);
  seatsOf(seen.length).forEach((seat) => {
    const news = step.events.map((event) => penguinParty.see(event, seat));
    entryOf(seen, seat).push(...news.filter((each) => each !== undefined));
  });
  return step.state;
}
