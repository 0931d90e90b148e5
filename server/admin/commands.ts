import { randomBytes } from 'node:crypto';
import type { Desk } from '@rookery/desk/desk';
import type { Tell } from '@rookery/protocol/tells';
import type { OpenSockets } from '../http/me.ts';
import { hashPassword } from '../sessions/passwords.ts';
import type { ScheduledBackups } from '../operations/backups.ts';
import type { KnownPerson } from '../store/administration-store.ts';
import type { Store } from '../store/store.ts';
import type { AdminAnswer } from './answers.ts';
import type { AdminRequest } from './requests.ts';
import type { RestartNotice } from './restart-notice.ts';

/** What the commands of the administrator work with. */
export interface AdminParts {
  readonly store: Store;
  readonly desk: Pick<Desk, 'closeTable' | 'personChanged' | 'personLeaves' | 'figures'>;
  readonly sockets: Pick<OpenSockets, 'personChanged' | 'endPerson'> & {
    readonly size: number;
    tellAll(tell: Tell): void;
  };
  readonly restart: RestartNotice;
  /** Missing where the server makes no backups by itself. */
  readonly backups?: Pick<ScheduledBackups, 'report'> | undefined;
  readonly now: () => number;
  /** The name and version of the server. */
  readonly server: string;
}

/** More tables or people than this are not listed. */
const mostListed = 10_000;

const minute = 60_000;

/** Namesakes that are listed when a name is not enough. */
const mostNamesakes = 20;

/** Does what the administrator asks, or says why not. */
export async function administer(parts: AdminParts, request: AdminRequest): Promise<AdminAnswer> {
  const { store } = parts;
  switch (request.op) {
    case 'status':
      return status(parts);
    case 'tables':
      return { kind: 'tables', tables: await store.openTables({ limit: mostListed }) };
    case 'people': {
      const limit = request.text === null ? 50 : mostListed;
      return { kind: 'people', people: await store.knownPeople({ text: request.text, limit }) };
    }
    case 'close':
      return close(parts, request.id);
    case 'registration':
      if (request.to !== null) await store.setRegistration({ to: request.to });
      return { kind: 'registration', to: await store.registration() };
    case 'announce':
      return announce(parts, request.minutes);
    case 'rename':
    case 'ban':
    case 'unban':
    case 'password':
      return withPerson(parts, request);
  }
}

async function status(parts: AdminParts): Promise<AdminAnswer> {
  const { store, desk, sockets, restart, backups, server } = parts;
  const { tables, matches } = desk.figures();
  return {
    kind: 'status',
    server,
    sockets: sockets.size,
    tables,
    matches,
    registration: await store.registration(),
    restartAt: restart.at,
    backups: backups?.report() ?? null,
  };
}

async function close({ store, desk }: AdminParts, id: string): Promise<AdminAnswer> {
  const tables = await store.openTables({ limit: mostListed });
  const found = tables.find((table) => table.id === id || table.match === id);
  if (!found) return { kind: 'unknown-table' };
  const how = await desk.closeTable(found.id);
  if (found.match !== null) await store.stopClocks({ match: found.match });
  return how === 'closed' ? { kind: 'closed', table: found.id } : { kind: 'unknown-table' };
}

function announce({ sockets, restart, now }: AdminParts, minutes: number | null): AdminAnswer {
  const at = minutes === null ? null : now() + minutes * minute;
  sockets.tellAll(restart.announce(at));
  return { kind: 'announced', at, sockets: sockets.size };
}

type PersonRequest = Extract<AdminRequest, { readonly person: string }>;

async function withPerson(parts: AdminParts, request: PersonRequest): Promise<AdminAnswer> {
  const found = await findPerson(parts.store, request.person);
  if ('kind' in found) return found;
  switch (request.op) {
    case 'rename':
      return rename(parts, found, request.name);
    case 'ban':
      return ban(parts, found);
    case 'unban': {
      const how = await parts.store.unbanPerson({ person: found.id });
      return how === 'unbanned'
        ? { kind: 'unbanned', person: { ...found, bannedSince: null } }
        : { kind: 'not-banned' };
    }
    case 'password':
      return resetPassword(parts, found);
  }
}

async function rename(
  { store, desk, sockets }: AdminParts,
  known: KnownPerson,
  name: string,
): Promise<AdminAnswer> {
  const [person] = await store.findPeople({ people: [known.id] });
  if (!person) return { kind: 'unknown-person' };
  await store.changePerson({ ...person, name });
  sockets.personChanged({ ...person, name, account: known.account });
  await desk.personChanged(person.id);
  return { kind: 'renamed', person: { ...known, name } };
}

/** The first step ends every session and lets none begin; then sockets are closed and seats given up. */
async function ban(
  { store, desk, sockets, now }: AdminParts,
  person: KnownPerson,
): Promise<AdminAnswer> {
  const at = now();
  const how = await store.banPerson({ person: person.id, at });
  if (how === 'unknown') return { kind: 'unknown-person' };
  sockets.endPerson(person.id);
  await desk.personLeaves(person.id);
  return { kind: 'banned', person: { ...person, bannedSince: person.bannedSince ?? at } };
}

async function resetPassword(
  { store, sockets }: AdminParts,
  person: KnownPerson,
): Promise<AdminAnswer> {
  const password = randomBytes(12).toString('base64url');
  const passwordHash = await hashPassword(password);
  const how = await store.resetPassword({ person: person.id, passwordHash });
  if (how === 'no-account') return { kind: 'no-account' };
  sockets.endPerson(person.id);
  return { kind: 'password', person, password };
}

type NotFound = Extract<AdminAnswer, { kind: 'unknown-person' | 'ambiguous-person' }>;

/** The person of that id or account, or of that name if nobody else has it. */
async function findPerson(
  store: Pick<Store, 'knownPeople'>,
  text: string,
): Promise<KnownPerson | NotFound> {
  const people = await store.knownPeople({ text, limit: mostNamesakes });
  const sure =
    people.find(({ id }) => id === text) ??
    people.find(({ account }) => account?.toLowerCase() === text.toLowerCase());
  if (sure) return sure;
  const [first, second] = people;
  if (!first) return { kind: 'unknown-person' };
  return second ? { kind: 'ambiguous-person', people } : first;
}
