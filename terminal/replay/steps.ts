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

/** Whose view a replay shows; `all` opens every hand. */
export type ReplayViewer = Viewer | 'all';

/** What that viewer sees at a step. */
export function sceneAt(
  { match, events }: ReplayStep,
  viewer: ReplayViewer,
  names: readonly string[],
): ViewerScene {
  const { game, state, seats } = match;
  const perspective = viewer === 'all' ? 'onlooker' : viewer;
  return {
    view: game.view(state, perspective),
    news: events.map((event) => game.see(event, perspective)).filter((seen) => seen !== undefined),
    open: viewer === 'all' ? seatsOf(seats).map((seat) => game.view(state, seat)) : [],
    people: { names, viewer: perspective === 'onlooker' ? null : perspective },
  };
}
