import { routes, type MatchLine } from '@rookery/protocol/api';
import { parseMatchId } from '@rookery/protocol/identifiers';
import type { SeatLine } from '@rookery/protocol/people';
import { count } from '@rookery/protocol/shapes';
import { recordForm, type MatchRecord } from '@rookery/rules/kernel/record';
import { isObject, listOf, read } from '@rookery/rules/kernel/shape';
import type { FinishedMatch, MatchSummary, MatchPlayer, Store } from '../store/store.ts';
import { forAnyone, forVisitors, type Endpoints } from './endpoint.ts';

const perPage = 50;
const unknown = { refused: { kind: 'unknown-match' } } as const;

type MatchRoute = 'GET /api/matches' | 'GET /api/matches/:match' | 'GET /api/matches/:match/record';

/** What was played. Whoever knows the address of a match may see it; its record once it is over. */
export const matchEndpoints = (
  store: Pick<Store, 'findMatch' | 'findRecord' | 'matchesOf'>,
): Endpoints<MatchRoute> => ({
  'GET /api/matches': forVisitors(routes['GET /api/matches'], async ({ visitor, before }) => {
    const found = await store.matchesOf({
      person: visitor.person.id,
      before: timeOf(before),
      limit: perPage,
    });
    return { gives: { matches: found.map(lineOf) } };
  }),

  'GET /api/matches/:match': forAnyone(routes['GET /api/matches/:match'], async ({ match }) => {
    const id = parseMatchId(match);
    const found = id.ok ? await store.findMatch({ match: id.value }) : undefined;
    return found ? { gives: lineOf(found) } : unknown;
  }),

  'GET /api/matches/:match/record': forAnyone(
    routes['GET /api/matches/:match/record'],
    async ({ match }) => {
      const id = parseMatchId(match);
      const found = id.ok ? await store.findRecord({ match: id.value }) : undefined;
      if (!found) return unknown;
      if (found === 'not-finished') return { refused: { kind: 'not-finished' } };
      return { gives: recordOf(found), fileName: `rookery-${found.id}.json` };
    },
  ),
});

/** From the newest, unless a list goes on. */
function timeOf(before: string | undefined): number {
  const time = Number(before);
  return before !== undefined && /^\d{1,16}$/.test(before) && Number.isSafeInteger(time)
    ? time
    : Number.MAX_SAFE_INTEGER;
}

const ranking = listOf(listOf(count));

function lineOf({ id, game, startedAt, finishedAt, result, players }: MatchSummary): MatchLine {
  const found = isObject(result) && 'ranking' in result ? result.ranking : null;
  const ranked = read(ranking, found, 'ranking');
  const seats = players.map((player) => ({ seat: player.seat, who: whoPlayed(player) }));
  return { id, game, startedAt, finishedAt, seats, ranking: ranked.ok ? ranked.value : null };
}

function whoPlayed({ name, penguin, bot }: MatchPlayer): SeatLine['who'] {
  if (name !== null && penguin !== null) {
    return { kind: 'person', name, penguin, presence: 'away', ready: false, standIn: bot };
  }
  return bot === null ? { kind: 'forgotten', standIn: null } : { kind: 'bot', level: bot };
}

const recordOf = ({ game, rules, players, options, acts }: FinishedMatch): MatchRecord => ({
  form: recordForm,
  game,
  rules,
  seats: players.length,
  options,
  acts,
});
