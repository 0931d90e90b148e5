import type { Game, Vocabulary, Waiting } from '@rookery/rules/kernel/game';
import type { Viewer } from '@rookery/rules/kernel/seat';
import type { Ruling } from './ruling.ts';

/** Everything a screen, a terminal or a bot needs; each update stands on its own. */
export interface Update<G extends Vocabulary = Vocabulary> {
  readonly view: G['View'];
  /** What this viewer saw happen since the last update. */
  readonly news: readonly G['Seen'][];
  /** What this viewer may decide now. */
  readonly legal: readonly G['Move'][];
  readonly waiting: Waiting;
}

/** What an update is made of: how a match stands, and what happened on the way. */
interface Standpoint<G extends Vocabulary> {
  readonly match: Pick<Ruling<G>['match'], 'game' | 'state'>;
  readonly events: Ruling<G>['events'];
}

/** What one viewer gets of a ruling. */
export function updateFor<G extends Vocabulary>(
  { match: { game, state }, events }: Standpoint<G>,
  viewer: Viewer,
): Update<G> {
  return {
    view: game.view(state, viewer),
    news: seeEvents(game, events, viewer),
    legal: viewer === 'onlooker' ? [] : game.legalMoves(state, viewer),
    waiting: game.waiting(state),
  };
}

/** What a viewer saw of some events: the very list if it saw all of it, so that many viewers share one. */
function seeEvents<G extends Vocabulary>(
  game: Game<G>,
  events: readonly G['Event'][],
  viewer: Viewer,
): readonly G['Seen'][] {
  const seen = events.map((event) => game.see(event, viewer));
  if (seen.every((each, index) => each === events[index])) return events;
  return seen.filter((each) => each !== undefined);
}
