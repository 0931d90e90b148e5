import type { Match } from '@rookery/rules/kernel/match';
import { recordOf } from '@rookery/rules/kernel/record';
import type { Seat } from '@rookery/rules/kernel/seat';
import type { Ruling } from '@rookery/referee/ruling';
import { updateFor } from '@rookery/referee/update';
import type { ViewerScene } from '../games/game-screen.ts';
import type { MoveReply, MoveRequest } from './face.ts';
import {
  after,
  commonViewer,
  sayingOf,
  sceneFor,
  type Hosting,
  type MatchMoment,
} from './moment.ts';
import { PlayTable } from './play-table.ts';
import { adviceFor, letBotThink } from './thinking.ts';

/** How hosting a match ended. */
export interface Ending {
  readonly reason: 'over' | 'quit' | 'input-ended';
  readonly match: Match;
  /** The match as everybody at this terminal may see it. */
  readonly scene: ViewerScene;
}

/** A match at its table. */
interface HostingAtTable extends Hosting {
  readonly table: PlayTable;
}

/** Plays a match to its end, asking people through a face and letting bots think for the others. */
export async function host(bare: Hosting, options: unknown): Promise<Ending> {
  const table = await PlayTable.open(bare, options);
  const hosting = { ...bare, table };
  try {
    const match = await table.openedMatch();
    const shownTo = commonViewer(hosting);
    const before = { match, events: [], shownTo, said: [], unsaid: [] };
    const begun = after(before, joinSteps(match, await table.stepsSince(match)));
    return await playOn(hosting, noted(hosting, begun));
  } finally {
    await table.close();
  }
}

/** Several acts as one ruling. */
const joinSteps = (match: Match, steps: readonly Ruling[]): Ruling => ({
  match: steps.at(-1)?.match ?? match,
  events: steps.flatMap(({ events }) => events),
});

function noted({ shell: { notebook } }: Hosting, moment: MatchMoment): MatchMoment {
  notebook.record = recordOf(moment.match);
  return moment;
}

function ended(hosting: Hosting, moment: MatchMoment, reason: Ending['reason']): Ending {
  return { reason, match: moment.match, scene: sceneFor(hosting, moment, commonViewer(hosting)) };
}

async function playOn(hosting: HostingAtTable, moment: MatchMoment): Promise<Ending> {
  const waiting = moment.match.game.waiting(moment.match.state);
  if (waiting.for !== 'seats') {
    const ending = ended(hosting, moment, 'over');
    await hosting.face.breakAfterRound(ending.scene);
    return ending;
  }
  const { humans } = hosting.seating;
  // Bots pick first, so that only people are ever waited for.
  const [first] = waiting.seats;
  const seat = waiting.seats.find((each) => each >= humans) ?? first;
  if (seat === undefined) throw new Error('nobody is waited for');
  return seat >= humans
    ? playOn(hosting, await letBotPlay(hosting, moment, seat))
    : askPerson(hosting, moment, seat);
}

async function letBotPlay(
  hosting: HostingAtTable,
  moment: MatchMoment,
  seat: Seat,
): Promise<MatchMoment> {
  const { thought, steps } = await letBotThink(hosting, hosting.table, moment, seat);
  const sayings = hosting.reasons === 'told' ? [sayingOf(moment, seat, thought.reason)] : [];
  const viewer = commonViewer(hosting);
  const about = { ...moment, shownTo: viewer, unsaid: [...moment.unsaid, ...sayings] };
  const next = await showSteps(hosting, about, steps);
  await hosting.face.watch(sceneFor(hosting, next, viewer));
  return next;
}

/** The moment after a decision and what followed it, with a break where a round ends by it. */
async function showSteps(
  hosting: Hosting,
  moment: MatchMoment,
  steps: readonly Ruling[],
): Promise<MatchMoment> {
  const { match } = moment;
  const next = noted(hosting, after(moment, joinSteps(match, steps)));
  const { game } = match;
  if (game.standing(next.match.state).round > game.standing(match.state).round) {
    const viewer = commonViewer(hosting);
    const roundEnd = after(moment, joinSteps(match, steps.slice(0, 1)));
    await hosting.face.breakAfterRound(sceneFor(hosting, roundEnd, viewer));
    return { ...next, shownTo: viewer };
  }
  return next;
}

async function askPerson(
  hosting: HostingAtTable,
  moment: MatchMoment,
  seat: Seat,
): Promise<Ending> {
  if (moment.shownTo !== seat) {
    const there = await hosting.face.curtain(String(hosting.seating.names[seat]));
    if (there === 'input-ended') return ended(hosting, moment, there);
  }
  const answer = await hosting.face.ask(turnOf(hosting, moment, seat));
  return takeAnswer(hosting, { ...moment, shownTo: seat }, seat, answer);
}

function turnOf(hosting: Hosting, moment: MatchMoment, seat: Seat): MoveRequest {
  const { game, state } = moment.match;
  const scene = sceneFor(hosting, moment, seat);
  return {
    scene,
    legal: updateFor(moment, seat).legal,
    refuse(move) {
      const refusal = game.refuse(state, seat, move);
      return refusal && hosting.screen.explain(refusal, scene.people);
    },
    advise: (company) => adviceFor(hosting, moment, seat, company),
  };
}

async function takeAnswer(
  hosting: HostingAtTable,
  moment: MatchMoment,
  seat: Seat,
  answer: MoveReply,
): Promise<Ending> {
  switch (answer.type) {
    case 'quit':
    case 'input-ended':
      return ended(hosting, moment, answer.type);
    case 'keep':
      return playOn(hosting, moment);
    case 'move': {
      const steps = await hosting.table.decide(moment.match, seat, answer.move);
      const next = await showSteps(hosting, moment, steps);
      if (!mayChange(next, seat)) return playOn(hosting, next);
      const again = await hosting.face.askAgain(turnOf(hosting, next, seat));
      return takeAnswer(hosting, next, seat, again);
    }
  }
}

/** Whether this seat has decided, others are still waited for, and it could decide otherwise. */
function mayChange({ match: { game, state } }: MatchMoment, seat: Seat): boolean {
  const waiting = game.waiting(state);
  const isAwaited = waiting.for === 'seats' && waiting.seats.includes(seat);
  return !isAwaited && game.legalMoves(state, seat).length > 0;
}
