import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { routes } from '@rookery/protocol/api';
import type { Reason } from '@rookery/protocol/reasons';
import { isObject } from '@rookery/rules/kernel/shape';
import { cookieFor, tokenIn } from '../sessions/cookie.ts';
import { accountEndpoints } from './accounts.ts';
import { isFromOurPages, type Addressing } from './addressing.ts';
import { forAnyone, type Endpoint, type Endpoints, type EndpointResult } from './endpoint.ts';
import { matchEndpoints } from './matches.ts';
import { meEndpoints, type ApiParts } from './me.ts';
import { meetingEndpoints } from './meeting.ts';
import { pushEndpoints } from './push.ts';

export const routeNames = Object.keys(routes);

/** What every address of the API begins with. */
export const apiPath = '/api/';

/** Puts every address of the protocol on a server of pages. */
export function registerApi(app: FastifyInstance, parts: ApiParts, addressing: Addressing): void {
  const endpoints: Endpoints = {
    ...meEndpoints(parts),
    ...accountEndpoints(parts),
    ...matchEndpoints(parts.store),
    ...meetingEndpoints(parts),
    ...pushEndpoints(parts),
    ...reachEndpoints(parts.origins),
  };
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const [method = '', url = ''] = name.split(' ');
    app.route({
      method,
      url,
      exposeHeadRoute: false,
      handler: (request, reply) => serve(request, reply, { endpoint, parts, addressing }),
    });
  }
}

/** Under which addresses others reach this server. Only somebody at the server's own machine is told. */
const reachEndpoints = (origins: () => readonly string[]): Endpoints<'GET /api/reach'> => ({
  'GET /api/reach': forAnyone(routes['GET /api/reach'], ({ isFromThisMachine }) =>
    Promise.resolve({ gives: { origins: isFromThisMachine ? origins() : [] } }),
  ),
});

interface Serving {
  readonly endpoint: Endpoint;
  readonly parts: ApiParts;
  readonly addressing: Addressing;
}

async function serve(
  request: FastifyRequest,
  reply: FastifyReply,
  { endpoint, parts, addressing }: Serving,
): Promise<FastifyReply> {
  const { headers, method, body } = request;
  const remote = request.socket.remoteAddress;
  const own = addressing.ownOrigin(headers);
  if (method !== 'GET' && !isFromOurPages(headers, own)) {
    return refuse(reply, 403, notAllowed('origin', headers.origin ?? null, [own]));
  }
  const visitor = await parts.sessions.find(tokenIn(headers.cookie, addressing.isSecure));
  const client = addressing.clientOf(headers, remote);
  const match = fieldOf(request.params, 'match') ?? '';
  const before = fieldOf(request.query, 'before');
  const text = typeof body === 'string' ? body : '';
  const outcome = await endpoint({
    body: text,
    visitor,
    client,
    isFromThisMachine: addressing.isFromThisMachine(headers, remote),
    match,
    before,
  });
  return send(reply, outcome, addressing);
}

function send(
  reply: FastifyReply,
  outcome: EndpointResult<unknown>,
  { isSecure }: Addressing,
): FastifyReply {
  if ('refused' in outcome) return refuse(reply, statusOf(outcome.refused), outcome.refused);
  const { gives, token, fileName } = outcome;
  if (token !== undefined) void reply.header('set-cookie', cookieFor(token, isSecure));
  if (fileName !== undefined) {
    void reply.header('content-disposition', `attachment; filename="${fileName}"`);
  }
  return json(reply, 200, gives);
}

const statuses = new Map<Reason['kind'], number>([
  ['too-long', 413],
  ['no-session', 401],
  ['wrong-password', 403],
  ['wrong-code', 403],
  ['banned', 403],
  ['registration-closed', 403],
  ['account-taken', 409],
  ['unknown-match', 404],
  ['unknown-table', 404],
  ['not-finished', 409],
  ['busy', 429],
  ['not-saved', 503],
  ['fault', 500],
]);

/** The HTTP status of a refusal. */
const statusOf = ({ kind }: Reason): number => statuses.get(kind) ?? 400;

/** Refuses with a status and a reason. */
export function refuse(reply: FastifyReply, status: number, reason: Reason): FastifyReply {
  if (reason.kind === 'busy') {
    void reply.header('retry-after', String(Math.ceil(reason.retryAfter / 1000)));
  }
  return json(reply, status, { reason });
}

/** Something else was expected there. */
export const notAllowed = (
  at: string,
  found: string | null,
  allowed: readonly string[],
): Reason => ({
  kind: 'bad-form',
  problems: [{ kind: 'not-allowed', at, found: found?.slice(0, 80) ?? null, allowed }],
});

const json = (reply: FastifyReply, status: number, value: unknown): FastifyReply =>
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(value));

function fieldOf(values: unknown, name: string): string | undefined {
  const [, found] = isObject(values)
    ? (Object.entries<unknown>({ ...values }).find(([key]) => key === name) ?? [])
    : [];
  return typeof found === 'string' ? found : undefined;
}
