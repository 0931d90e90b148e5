import { routes } from '@rookery/protocol/api';
import type { TableId } from '@rookery/protocol/identifiers';
import { newTableCode } from '../sessions/secrets.ts';
import {
  busy,
  forAnyone,
  forVisitors,
  type ApiCall,
  type Endpoints,
  type EndpointResult,
} from './endpoint.ts';
import type { ApiParts } from './me.ts';

/** How long a spoken code leads to its table, in milliseconds. */
const codeLife = 900_000;

/** A code that happens to be in use is drawn again, so often. */
const mostDraws = 5;

/** Whoever has moved within this time, in milliseconds, is playing now. */
const playingSpan = 600_000;

/** The number of players is counted at most this often, in milliseconds. */
const countInterval = 10_000;

type MeetingRoute = 'POST /api/table-codes' | 'POST /api/table-codes/redeem' | 'GET /api/playing';

/** How people meet: by a code that one says to the other, or because somebody plays right now. */
export const meetingEndpoints = (parts: ApiParts): Endpoints<MeetingRoute> => {
  let counted = { at: -Infinity, people: 0 };
  return {
    'POST /api/table-codes': forVisitors(routes['POST /api/table-codes'], ({ body }) =>
      issue(parts, body.table),
    ),
    'POST /api/table-codes/redeem': forAnyone(routes['POST /api/table-codes/redeem'], (call) =>
      redeem(parts, call),
    ),
    'GET /api/playing': forAnyone(routes['GET /api/playing'], async () => {
      const at = parts.now();
      if (at - counted.at > countInterval) {
        counted = { at, people: counted.people };
        counted = { at, people: await parts.store.countPlaying({ since: at - playingSpan }) };
      }
      return { gives: { people: counted.people } };
    }),
  };
};

/** A table that has a code keeps it; it is good for longer then. */
async function issue(
  { store, now }: ApiParts,
  table: TableId,
): Promise<EndpointResult<{ code: string; expiresAt: number }>> {
  const found = await store.findTable({ table });
  if (!found || found.table.phase === 'closed') return { refused: { kind: 'unknown-table' } };
  const at = now();
  const expiresAt = at + codeLife;
  for (let draw = 0; draw < mostDraws; draw += 1) {
    // oxlint-disable-next-line no-await-in-loop -- the next draw is needed only if this one fails
    const code = await store.issueTableCode({ table, code: newTableCode(), at, expiresAt });
    if (code !== undefined) return { gives: { code, expiresAt } };
  }
  return busy(1000);
}

async function redeem(
  { store, now, rateLimits }: ApiParts,
  { body, client }: ApiCall<{ readonly code: string }>,
): Promise<EndpointResult<{ table: TableId }>> {
  const wait = (await rateLimits.attempt(client)) || (await rateLimits.code());
  if (wait > 0) return busy(wait);
  const table = await store.findByTableCode({ code: body.code, at: now() });
  return table === undefined ? { refused: { kind: 'wrong-code' } } : { gives: { table } };
}
