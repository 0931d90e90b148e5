import type { ThinkOptions, ThinkRequest } from '@rookery/bots/workers/bot-pool';
import { seedForBots } from '@rookery/desk/bot-request';
import type { Seat, Viewer } from '@rookery/rules/kernel/seat';
import { updateFor } from '@rookery/referee/update';
import type { ShownMatch, TableSnapshot } from '../table/face.ts';
import { decisionsOf, sceneFor, type Hosting, type MatchMoment } from './moment.ts';
import { nameOfOpponent, type Opponent } from './opponents.ts';
import { introductionOf } from './seating.ts';

/** The table as a viewer at this terminal sees it. */
export function snapshotFor(
  hosting: Hosting,
  moment: MatchMoment,
  viewer: Viewer,
  stage: TableSnapshot['stage'],
): TableSnapshot {
  return {
    stage,
    key: `${stage} ${String(moment.match.acts.length)} ${String(viewer)}`,
    reader: String(viewer),
    shown: showTo(hosting, moment, viewer),
    seats: [],
    talk: [],
    news: isFirstDecision(moment, viewer) ? introductionOf(hosting.shell, hosting.seating) : [],
    clocks: '',
    line: 'open',
    lineNote: '',
    message: '',
    actions: [],
    chat: 'off',
  };
}

const isFirstDecision = ({ match }: MatchMoment, viewer: Viewer): boolean =>
  viewer !== 'onlooker' && decisionsOf(match, viewer) === 0;

function showTo(hosting: Hosting, moment: MatchMoment, viewer: Viewer): ShownMatch {
  const { screen, shell } = hosting;
  const { game, state } = moment.match;
  const scene = sceneFor(hosting, moment, viewer);
  if (viewer === 'onlooker') {
    const advise = (): Promise<string> => Promise.resolve(shell.texts.join.noAdvice);
    return { screen, scene, legal: [], refuse: () => undefined, advise };
  }
  return {
    screen,
    scene,
    legal: updateFor(moment, viewer).legal,
    refuse(move) {
      const refusal = game.refuse(state, viewer, move);
      return refusal && screen.explain(refusal, scene.people);
    },
    advise: (options) => adviceFor(hosting, moment, viewer, options),
  };
}

/** Who gives advice. */
const adviser: Opponent = 'king';

/** What a seat may think with: its own view, its legal moves and what it has seen happen. */
function adviceRequest(
  { screen, seed }: Hosting,
  { match, events }: MatchMoment,
  seat: Seat,
): ThinkRequest {
  const { view, legal, news } = updateFor({ match, events }, seat);
  const decision = String(decisionsOf(match, seat));
  return {
    game: screen.game.id,
    player: adviser,
    question: { view, legal, seen: news },
    seed: seedForBots(seed),
    purpose: `advice for seat ${String(seat)}, decision ${decision}`,
  };
}

/** What a strong bot would do in a person's place, in words. */
async function adviceFor(
  hosting: Hosting,
  moment: MatchMoment,
  seat: Seat,
  options: ThinkOptions,
): Promise<string> {
  const { screen, seating, shell, botPool } = hosting;
  const request = adviceRequest(hosting, moment, seat);
  const { move, reason } = await botPool.think(request, options);
  const name = nameOfOpponent(shell.texts.levels, adviser);
  const why = screen.giveReason(reason, { names: seating.names, viewer: seat });
  return shell.texts.advice(name, screen.nameMove(move), why);
}
