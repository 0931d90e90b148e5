import type { Vocabulary } from '@rookery/rules/kernel/game';
import { extend, openMatch, type Match } from '@rookery/rules/kernel/match';
import { seatsOf, type Viewer } from '@rookery/rules/kernel/seat';
import type { ViewerScene } from '../games/game-screen.ts';

/** The match after some of its acts, and what happened up to there. */
export interface ReplayStep {
  readonly match: Match;
  readonly events: readonly Vocabulary['Event'][];
  readonly round: number;
}

/** Every step of a recorded match: before the first act, then after each. */
export function stepsOf({ game, options, seats, acts }: Match): readonly ReplayStep[] {
  const events: Vocabulary['Event'][] = [];
  let match = openMatch(game, options, seats);
  const steps = acts.map((act) => {
    const next = extend(match, act);
    match = next.match;
    events.push(...next.events);
    return stepAt(match, [...events]);
  });
  return [stepAt(openMatch(game, options, seats), []), ...steps];
}

const stepAt = (match: Match, events: ReplayStep['events']): ReplayStep => ({
  match,
  events,
  round: match.game.standing(match.state).round,
});

/** Through whose eyes a replay is seen; `all` opens every hand. */
export type ReplayViewer = Viewer | 'all';

/** What those eyes see at a step. */
export function sceneAt(
  { match, events }: ReplayStep,
  eyes: ReplayViewer,
  names: readonly string[],
): ViewerScene {
  const { game, state, seats } = match;
  const viewer = eyes === 'all' ? 'onlooker' : eyes;
  return {
    view: game.view(state, viewer),
    news: events.map((event) => game.see(event, viewer)).filter((seen) => seen !== undefined),
    open: eyes === 'all' ? seatsOf(seats).map((seat) => game.view(state, seat)) : [],
    people: { names, viewer: viewer === 'onlooker' ? null : viewer },
  };
}
