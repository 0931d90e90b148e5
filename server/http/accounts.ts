import { routes } from '@rookery/protocol/api';
import type { You } from '@rookery/protocol/people';
import type { Reason } from '@rookery/protocol/reasons';
import { ConcurrencyLimit } from '../limits/concurrency-limit.ts';
import { hashPassword, isPassword, wasteTime } from '../sessions/passwords.ts';
import { hashOf, newDeviceCode } from '../sessions/secrets.ts';
import type { Visitor } from '../sessions/sessions.ts';
import {
  busy,
  forAnyone,
  forVisitors,
  type ApiCall,
  type Endpoints,
  type EndpointResult,
} from './endpoint.ts';
import { youOf, type ApiParts } from './me.ts';

/** How long a code for another device is good, in milliseconds. */
const codeLife = 600_000;

/** A password check takes 32 MiB and one of Node's four background threads, which files need too. */
const atOnce = 2;
const mayWait = 20;

interface Credentials {
  readonly account: string;
  readonly password: string;
}

interface Claim extends Credentials {
  readonly oldPassword: string | null;
}

type AccountRoute =
  | 'PUT /api/me/account'
  | 'POST /api/log-in'
  | 'POST /api/device-codes'
  | 'POST /api/device-codes/redeem';

/** Accounts, and the way from one device to another. */
export const accountEndpoints = (parts: ApiParts): Endpoints<AccountRoute> => {
  const passwords = new ConcurrencyLimit(atOnce, mayWait);
  return {
    'PUT /api/me/account': forVisitors(routes['PUT /api/me/account'], (call) =>
      claim(parts, passwords, call),
    ),
    'POST /api/log-in': forAnyone(routes['POST /api/log-in'], (call) =>
      logIn(parts, passwords, call),
    ),
    'POST /api/device-codes': forVisitors(routes['POST /api/device-codes'], (call) =>
      issue(parts, call),
    ),
    'POST /api/device-codes/redeem': forAnyone(routes['POST /api/device-codes/redeem'], (call) =>
      redeem(parts, call),
    ),
  };
};

async function claim(
  parts: ApiParts,
  passwords: ConcurrencyLimit,
  { body, client, visitor }: ApiCall<Claim> & { readonly visitor: Visitor },
): Promise<EndpointResult<{ you: You }>> {
  const wait = await parts.rateLimits.attempt(client);
  if (wait > 0) return busy(wait);
  if (visitor.person.account === null && (await parts.store.registration()) === 'closed') {
    return { refused: { kind: 'registration-closed' } };
  }
  const old = await oldPassword(parts, passwords, visitor, body);
  if ('refused' in old) return old;
  const passwordHash = await passwords.run(() => hashPassword(body.password));
  if (passwordHash === 'too-many') return busy(1000);
  const { account } = body;
  const { tokenHash } = visitor;
  const { id } = visitor.person;
  const claimed = { person: id, account, passwordHash, oldPasswordHash: old.hash, tokenHash };
  const how = await parts.store.claimAccount(claimed);
  if (how === 'taken') return { refused: { kind: 'account-taken' } };
  if (how === 'outdated') return { refused: { kind: 'wrong-password' } };
  if (how === 'unknown') return { refused: { kind: 'no-session' } };
  const person = { ...visitor.person, account };
  parts.sockets.personChanged(person);
  // What somebody may have copied before opens nothing now.
  const begun = await parts.sessions.replace(visitor);
  if (!begun) return { refused: { kind: 'no-session' } };
  parts.sockets.sessionRenewed(visitor.family);
  if (old.hash !== null) parts.sockets.endOthers(id, visitor.family);
  return { gives: { you: youOf(person) }, token: begun.token };
}

/** What was kept of the password that somebody has shown; null for guests, who have none. */
async function oldPassword(
  { rateLimits, store }: ApiParts,
  passwords: ConcurrencyLimit,
  { person: { account } }: Visitor,
  { oldPassword: shown }: Claim,
): Promise<{ readonly hash: string | null } | { readonly refused: Reason }> {
  if (account === null) return { hash: null };
  if (shown === null) return { refused: { kind: 'wrong-password' } };
  const wait = await rateLimits.attemptOfAccount(keyOf(account));
  if (wait > 0) return busy(wait);
  const hash = (await store.findAccount({ account }))?.passwordHash;
  if (hash === undefined) return { refused: { kind: 'no-session' } };
  const isRight = await passwords.run(() => isPassword(shown, hash));
  if (isRight === 'too-many') return busy(1000);
  return isRight ? { hash } : { refused: { kind: 'wrong-password' } };
}

async function logIn(
  parts: ApiParts,
  passwords: ConcurrencyLimit,
  { body, client, visitor }: ApiCall<Credentials>,
): Promise<EndpointResult<{ you: You }>> {
  const wait =
    (await parts.rateLimits.attempt(client)) ||
    (await parts.rateLimits.attemptOfAccount(keyOf(body.account)));
  if (wait > 0) return busy(wait);
  const known = await parts.store.findAccount({ account: body.account });
  const isRight = await passwords.run(() =>
    known ? isPassword(body.password, known.passwordHash) : wasteTime(body.password),
  );
  if (isRight === 'too-many') return busy(1000);
  const opened = known && isRight ? await parts.sessions.openFor(known.person) : 'unknown';
  if (opened === 'unknown') return { refused: { kind: 'wrong-password' } };
  if (opened === 'banned') return { refused: { kind: 'banned' } };
  return arrive(parts, opened.token, visitor);
}

const keyOf = (account: string): string => hashOf(account.toLowerCase());

async function issue(
  { store, now }: ApiParts,
  { visitor }: { readonly visitor: Visitor },
): Promise<EndpointResult<{ code: string; expiresAt: number }>> {
  const code = newDeviceCode();
  const expiresAt = now() + codeLife;
  await store.issueCode({ codeHash: hashOf(code), person: visitor.person.id, expiresAt });
  return { gives: { code, expiresAt } };
}

async function redeem(
  parts: ApiParts,
  { body, client, visitor }: ApiCall<{ readonly code: string }>,
): Promise<EndpointResult<{ you: You }>> {
  const wait = (await parts.rateLimits.attempt(client)) || (await parts.rateLimits.code());
  if (wait > 0) return busy(wait);
  const opened = await parts.sessions.redeem(body.code);
  return opened ? arrive(parts, opened.token, visitor) : { refused: { kind: 'wrong-code' } };
}

/** Goes on as somebody known; whoever was here before is gone from this device. */
async function arrive(
  { sessions, sockets }: ApiParts,
  token: string,
  before: Visitor | undefined,
): Promise<EndpointResult<{ you: You }>> {
  if (before) {
    await sessions.end(before);
    sockets.endSession(before.family);
  }
  const visitor = await sessions.find(token);
  if (!visitor) return { refused: { kind: 'no-session' } };
  return { gives: { you: youOf(visitor.person) }, token };
}
