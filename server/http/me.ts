import { routes } from '@rookery/protocol/api';
import type { You } from '@rookery/protocol/people';
import type { Desk } from '@rookery/desk/desk';
import type { PushService } from '../push/open-push.ts';
import type { RateLimits } from '../limits/rate-limits.ts';
import type { Sessions, Visitor } from '../sessions/sessions.ts';
import type { AccountPerson, Store } from '../store/store.ts';
import {
  busy,
  forAnyone,
  forVisitors,
  type ApiCall,
  type Endpoints,
  type EndpointResult,
} from './endpoint.ts';

/** The sockets of people, as far as the API matters to them. */
export interface OpenSockets {
  /** A person has a new name or penguin. */
  personChanged(person: AccountPerson): void;
  /** That session has a new token: its sockets have to come back with it. */
  sessionRenewed(oldFamily: string): void;
  endSession(family: string): void;
  endPerson(person: string): void;
  /** Everywhere but in that session. */
  endOthers(person: string, family: string): void;
}

/** What the addresses of the API work with. */
export interface ApiParts {
  readonly store: Store;
  readonly sessions: Sessions;
  readonly desk: Pick<Desk, 'personChanged' | 'personLeaves'>;
  readonly sockets: OpenSockets;
  readonly rateLimits: RateLimits;
  /** Undefined where no messages are sent to browsers. */
  readonly push: PushService | undefined;
  readonly now: () => number;
  /** How others reach this server. */
  readonly origins: () => readonly string[];
}

export const youOf = ({ name, penguin, account }: AccountPerson): You => ({
  name,
  penguin,
  account,
});

type MeRoute =
  'GET /api/me' | 'PUT /api/me' | 'DELETE /api/me' | 'GET /api/me/export' | 'POST /api/log-out';

/** Who I am. */
export const meEndpoints = (parts: ApiParts): Endpoints<MeRoute> => ({
  'GET /api/me': forAnyone(routes['GET /api/me'], async ({ visitor }) => {
    if (!visitor) return { gives: { you: null } };
    const token = await parts.sessions.rotateIfOld(visitor);
    return { gives: { you: youOf(visitor.person) }, ...(token !== undefined && { token }) };
  }),

  'PUT /api/me': forAnyone(routes['PUT /api/me'], (call) =>
    call.visitor ? change(parts, call, call.visitor) : begin(parts, call),
  ),

  'DELETE /api/me': forVisitors(routes['DELETE /api/me'], async ({ visitor: { person } }) => {
    await parts.desk.personLeaves(person.id);
    await parts.store.deletePerson({ person: person.id });
    parts.sockets.endPerson(person.id);
    return { gives: {}, token: null };
  }),

  'GET /api/me/export': forVisitors(routes['GET /api/me/export'], async ({ visitor }) => {
    const person = await parts.store.exportPerson({ person: visitor.person.id });
    if (!person) return { refused: { kind: 'no-session' } };
    return { gives: { form: 'rookery-person/1', person }, fileName: 'rookery-person.json' };
  }),

  'POST /api/log-out': forVisitors(routes['POST /api/log-out'], async ({ visitor }) => {
    await parts.sessions.end(visitor);
    parts.sockets.endSession(visitor.family);
    return { gives: {}, token: null };
  }),
});

type Chosen = ApiCall<Pick<AccountPerson, 'name' | 'penguin'>>;

async function begin(
  { store, sessions, rateLimits }: ApiParts,
  { body, client }: Chosen,
): Promise<EndpointResult<{ you: You }>> {
  const wait = rateLimits.newcomer(client);
  if (wait > 0) return busy(wait);
  if ((await store.registration()) === 'closed') {
    return { refused: { kind: 'registration-closed' } };
  }
  const { token, person } = await sessions.begin(body);
  return { gives: { you: youOf(person) }, token };
}

async function change(
  { store, desk, sockets }: ApiParts,
  { body }: Chosen,
  visitor: Visitor,
): Promise<EndpointResult<{ you: You }>> {
  const person: AccountPerson = { ...visitor.person, ...body };
  const { id, name, penguin } = person;
  const how = await store.changePerson({ id, name, penguin });
  if (how === 'unknown') return { refused: { kind: 'no-session' } };
  sockets.personChanged(person);
  await desk.personChanged(id);
  return { gives: { you: youOf(person) } };
}
