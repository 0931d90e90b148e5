import type { Vocabulary } from '@rookery/rules/kernel/game';
import { extend, type Match } from '@rookery/rules/kernel/match';
import { recordOf } from '@rookery/rules/kernel/record';
import { pick, type Streams } from '@rookery/rules/kernel/rng';
import { seatsOf, type Seat, type Viewer } from '@rookery/rules/kernel/seat';
import { decide, open, type Ruling } from '@rookery/referee/ruling';
import { updateFor } from '@rookery/referee/update';
import type { GameScreen, Scene } from '../games/game-screen.ts';
import type { Notebook } from '../shell.ts';
import type { Answer, Face, Turn } from './face.ts';
import type { Seating } from './seating.ts';

/** What stays the same during a match. */
export interface Hosting {
  readonly screen: GameScreen;
  readonly seating: Seating;
  readonly streams: Streams;
  readonly face: Face;
  readonly notebook: Notebook;
}

/** The match now, everything that happened in it, and whose eyes the screen is for. */
interface Moment {
  readonly match: Match;
  readonly events: readonly Vocabulary['Event'][];
  readonly shownTo: Viewer;
}

/** How hosting a match ended. */
export interface Ending {
  readonly reason: 'over' | 'quit' | 'input-ended';
  readonly match: Match;
  /** The match as everybody at this terminal may see it. */
  readonly scene: Scene;
}

/** Plays a match to its end, asking people through a face and letting chance play for the others. */
export function host(hosting: Hosting, options: unknown): Promise<Ending> {
  const { screen, seating, streams } = hosting;
  const ruling = open(screen.game, options, seating.names.length, streams);
  return playOn(hosting, noted(hosting, { ...ruling, shownTo: commonViewer(hosting) }));
}

/** Whose view may stay on the screen while nobody is asked: the only person's, else an onlooker's. */
function commonViewer({ seating: { humans, names } }: Hosting): Viewer {
  const [first = 'onlooker'] = seatsOf(names.length);
  return humans === 1 ? first : 'onlooker';
}

function noted({ notebook }: Hosting, moment: Moment): Moment {
  notebook.record = recordOf(moment.match);
  return moment;
}

/** What a viewer may see of a moment. */
function sceneFor({ seating }: Hosting, { match, events }: Moment, viewer: Viewer): Scene {
  const { view, news } = updateFor({ match, events }, viewer);
  const people = { names: seating.names, viewer: viewer === 'onlooker' ? null : viewer };
  return { view, news, open: [], people };
}

function ended(hosting: Hosting, moment: Moment, reason: Ending['reason']): Ending {
  return { reason, match: moment.match, scene: sceneFor(hosting, moment, commonViewer(hosting)) };
}

async function playOn(hosting: Hosting, moment: Moment): Promise<Ending> {
  const waiting = moment.match.game.waiting(moment.match.state);
  if (waiting.for !== 'seats') {
    const ending = ended(hosting, moment, 'over');
    await hosting.face.breakAfterRound(ending.scene);
    return ending;
  }
  const { humans } = hosting.seating;
  // Those who play at random pick first, so that only people are ever waited for.
  const random = waiting.seats.find((seat) => seat >= humans);
  if (random !== undefined) return playOn(hosting, await playAtRandom(hosting, moment, random));
  const [person] = waiting.seats;
  if (person === undefined) throw new Error('nobody is waited for');
  return askPerson(hosting, moment, person);
}

async function playAtRandom(hosting: Hosting, moment: Moment, seat: Seat): Promise<Moment> {
  const { match } = moment;
  const legal = match.game.legalMoves(match.state, seat);
  const rng = hosting.streams(`random player, act ${String(match.acts.length)}`);
  const viewer = commonViewer(hosting);
  const next = await carryOut(hosting, { ...moment, shownTo: viewer }, seat, pick(legal, rng));
  await hosting.face.watch(sceneFor(hosting, next, viewer));
  return next;
}

/** Carries out a legal move, with a break where a round ends by it. */
async function carryOut(
  hosting: Hosting,
  moment: Moment,
  seat: Seat,
  move: unknown,
): Promise<Moment> {
  const { match, events } = moment;
  const ruling = decide(match, seat, move, hosting.streams);
  if (!ruling.ok) throw new Error(`refused after all: ${JSON.stringify(ruling.problems)}`);
  const next = noted(hosting, after(moment, ruling.value));
  const { game } = match;
  if (game.standing(next.match.state).round > game.standing(match.state).round) {
    const viewer = commonViewer(hosting);
    const step = extend(match, { by: seat, move });
    const roundEnd = { ...moment, match: step.match, events: [...events, ...step.events] };
    await hosting.face.breakAfterRound(sceneFor(hosting, roundEnd, viewer));
    return { ...next, shownTo: viewer };
  }
  return next;
}

const after = ({ events, shownTo }: Moment, ruling: Ruling): Moment => ({
  match: ruling.match,
  events: [...events, ...ruling.events],
  shownTo,
});

async function askPerson(hosting: Hosting, moment: Moment, seat: Seat): Promise<Ending> {
  if (moment.shownTo !== seat) {
    const there = await hosting.face.curtain(String(hosting.seating.names[seat]));
    if (there === 'input-ended') return ended(hosting, moment, there);
  }
  const answer = await hosting.face.ask(turnOf(hosting, moment, seat));
  return takeAnswer(hosting, { ...moment, shownTo: seat }, seat, answer);
}

function turnOf(hosting: Hosting, moment: Moment, seat: Seat): Turn {
  const { game, state } = moment.match;
  const scene = sceneFor(hosting, moment, seat);
  return {
    scene,
    legal: updateFor(moment, seat).legal,
    refuse(move) {
      const refusal = game.refuse(state, seat, move);
      return refusal && hosting.screen.explain(refusal, scene.people);
    },
  };
}

async function takeAnswer(
  hosting: Hosting,
  moment: Moment,
  seat: Seat,
  answer: Answer,
): Promise<Ending> {
  switch (answer.type) {
    case 'quit':
    case 'input-ended':
      return ended(hosting, moment, answer.type);
    case 'keep':
      return playOn(hosting, moment);
    case 'move': {
      const next = await carryOut(hosting, moment, seat, answer.move);
      if (!mayChange(next, seat)) return playOn(hosting, next);
      const again = await hosting.face.askAgain(turnOf(hosting, next, seat));
      return takeAnswer(hosting, next, seat, again);
    }
  }
}

/** Whether this seat has decided, others are still waited for, and it could decide otherwise. */
function mayChange({ match: { game, state } }: Moment, seat: Seat): boolean {
  const waiting = game.waiting(state);
  const isAwaited = waiting.for === 'seats' && waiting.seats.includes(seat);
  return !isAwaited && game.legalMoves(state, seat).length > 0;
}
