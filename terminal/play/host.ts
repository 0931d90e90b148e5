import type { Match } from '@rookery/rules/kernel/match';
import { recordOf } from '@rookery/rules/kernel/record';
import type { Seat } from '@rookery/rules/kernel/seat';
import type { Ruling } from '@rookery/referee/ruling';
import type { ViewerScene } from '../games/game-screen.ts';
import type { TableSnapshot } from '../table/face.ts';
import {
  advanceMoment,
  commonViewer,
  sayingOf,
  sceneFor,
  type Hosting,
  type MatchMoment,
} from './moment.ts';
import { PlayTable } from './play-table.ts';
import { snapshotFor } from './snapshot.ts';

/** How hosting a match ended. */
export interface Ending {
  readonly reason: 'over' | 'quit' | 'input-ended';
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
    const begun = advanceMoment(before, joinSteps(match, await table.stepsSince(match)));
    return await playOn(hosting, noteRecord(hosting, begun));
  } finally {
    await table.close();
  }
}

/** Several acts as one ruling. */
const joinSteps = (match: Match, steps: readonly Ruling[]): Ruling => ({
  match: steps.at(-1)?.match ?? match,
  events: steps.flatMap(({ events }) => events),
});

function noteRecord({ shell: { notebook } }: Hosting, moment: MatchMoment): MatchMoment {
  notebook.record = recordOf(moment.match);
  return moment;
}

function endWith(hosting: Hosting, moment: MatchMoment, reason: Ending['reason']): Ending {
  return { reason, scene: sceneFor(hosting, moment, commonViewer(hosting)) };
}

async function playOn(hosting: HostingAtTable, moment: MatchMoment): Promise<Ending> {
  const waiting = moment.match.game.waiting(moment.match.state);
  if (waiting.for !== 'seats') {
    const ending = endWith(hosting, moment, 'over');
    await breakAfterRound(hosting, moment);
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
  const { face, table, seating } = hosting;
  const viewer = commonViewer(hosting);
  const shown = snapshotFor(hosting, moment, viewer, 'watching');
  const { thought, steps } = await face.during(shown, String(seating.names[seat]), (options) =>
    table.letBotPlay(moment.match, seat, options),
  );
  const sayings = hosting.reasons === 'told' ? [sayingOf(moment, seat, thought.reason)] : [];
  const about = { ...moment, shownTo: viewer, unsaid: [...moment.unsaid, ...sayings] };
  const next = await showSteps(hosting, about, steps);
  await face.watch(snapshotFor(hosting, next, viewer, 'watching'));
  return next;
}

/** Advances the moment by a decision and the acts after it, with a break if they end a round. */
async function showSteps(
  hosting: Hosting,
  moment: MatchMoment,
  steps: readonly Ruling[],
): Promise<MatchMoment> {
  const { match } = moment;
  const next = noteRecord(hosting, advanceMoment(moment, joinSteps(match, steps)));
  const { game } = match;
  if (game.standing(next.match.state).round > game.standing(match.state).round) {
    const viewer = commonViewer(hosting);
    const roundEnd = advanceMoment(moment, joinSteps(match, steps.slice(0, 1)));
    await breakAfterRound(hosting, roundEnd);
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
    if (there === 'input-ended') return endWith(hosting, moment, there);
  }
  return ask(hosting, { ...moment, shownTo: seat }, seat, { stage: 'turn', message: '' });
}

/** Shows how a round ended until somebody wants to go on. */
async function breakAfterRound(hosting: Hosting, moment: MatchMoment): Promise<void> {
  const snapshot = snapshotFor(hosting, moment, commonViewer(hosting), 'round-end');
  const command = await hosting.face.attend(() => snapshot);
  if (command.type !== 'go-on') await breakAfterRound(hosting, moment);
}

/** Asks a person until the answer changes the match, or ends it. */
async function ask(
  hosting: HostingAtTable,
  moment: MatchMoment,
  seat: Seat,
  question: Pick<TableSnapshot, 'stage' | 'message'>,
): Promise<Ending> {
  const { stage } = question;
  const snapshot = { ...snapshotFor(hosting, moment, seat, stage), ...question };
  const answer = await hosting.face.attend(() => snapshot);
  switch (answer.type) {
    case 'quit':
    case 'input-ended':
      return endWith(hosting, moment, answer.type);
    case 'go-on':
      return playOn(hosting, moment);
    case 'mistake':
      return ask(hosting, moment, seat, { stage, message: answer.why });
    case 'move':
      return decide(hosting, moment, seat, answer.move);
    case 'action':
    case 'say':
    case 'retry':
    case 'changed':
      return ask(hosting, moment, seat, { stage, message: '' });
  }
}

async function decide(
  hosting: HostingAtTable,
  moment: MatchMoment,
  seat: Seat,
  move: unknown,
): Promise<Ending> {
  const steps = await hosting.table.decide(moment.match, seat, move);
  const next = await showSteps(hosting, moment, steps);
  return mayChange(next, seat)
    ? ask(hosting, next, seat, { stage: 'chosen', message: '' })
    : playOn(hosting, next);
}

/** Whether this seat has decided and may still change its choice, because others have not decided yet. */
function mayChange({ match: { game, state } }: MatchMoment, seat: Seat): boolean {
  const waiting = game.waiting(state);
  const isAwaited = waiting.for === 'seats' && waiting.seats.includes(seat);
  return !isAwaited && game.legalMoves(state, seat).length > 0;
}
