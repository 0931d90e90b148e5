import { refusalBody, routes } from '@rookery/protocol/api';
import type { MatchId } from '@rookery/protocol/identifiers';
import type { ReadBy } from '@rookery/protocol/shapes';
import { read, type Reader } from '@rookery/rules/kernel/shape';
import type { RequestResult, RequestFailure } from './request-failure.ts';

type Routes = typeof routes;
export type RouteName = keyof Routes;
type Takes<Name extends RouteName> = ReadBy<Routes[Name]['takes']>;
type Gives = { readonly [Name in RouteName]: ReadBy<Routes[Name]['gives']> };

/** The routes once more, so that the compiler knows which answer belongs to which name. */
const answers: { readonly [Name in RouteName]: { readonly gives: Reader<Gives[Name]> } } = routes;

/** The parameters of a call. A route ignores those that it does not have. */
interface CallParts<Name extends RouteName> {
  readonly body?: Takes<Name>;
  readonly match?: MatchId;
  /** Continues a list before this time, in milliseconds since 1970. */
  readonly before?: number;
}

export type Fetch = (address: string, init: RequestInit) => Promise<Pick<Response, 'ok' | 'json'>>;

const usualFetch: Fetch = (address, init) => fetch(address, init);

/** How long an answer may take as a whole, in milliseconds: also a slow phone has a record long before. */
export const answerLimit = 20_000;

/**
 * Calls an address of the HTTP API. Never rejects, and never waits for ever: whatever goes wrong is told as failure,
 * and a server that is silent for too long counts as unreachable.
 */
export async function call<Name extends RouteName>(
  name: Name,
  { body, match, before }: CallParts<Name> = {},
  fetcher = usualFetch,
): Promise<RequestResult<Gives[Name]>> {
  const [method = '', path = ''] = name.split(' ');
  const address = path.replace(':match', match ?? '');
  const query = before === undefined ? '' : `?before=${String(before)}`;
  const init: RequestInit = { method, credentials: 'same-origin', cache: 'no-store' };
  if (method !== 'GET') {
    init.headers = { 'content-type': 'application/json' };
    init.body = JSON.stringify(body ?? {});
  }
  const answer = await withinLimit((signal) =>
    answerOf(() => fetcher(address + query, { ...init, signal })),
  );
  if (!answer.ok) return answer;
  const { isRefused, json } = answer.value;
  if (isRefused) return failed(refusalIn(json));
  return readAnswer(answers[name].gives, json);
}

function readAnswer<Value>(reader: Reader<Value>, json: unknown): RequestResult<Value> {
  const found = read(reader, json, 'answer');
  return found.ok ? found : failed({ kind: 'unreadable-answer' });
}

const failed = (
  failure: RequestFailure,
): { readonly ok: false; readonly failure: RequestFailure } => ({
  ok: false,
  failure,
});

interface HttpAnswer {
  readonly isRefused: boolean;
  readonly json: unknown;
}

/** Gives up on the answer when its time is over, and lets the browser drop the request. */
async function withinLimit(
  ask: (signal: AbortSignal) => Promise<RequestResult<HttpAnswer>>,
): Promise<RequestResult<HttpAnswer>> {
  const giveUp = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<RequestResult<HttpAnswer>>((resolve) => {
    timer = setTimeout(() => resolve(failed({ kind: 'unreachable' })), answerLimit);
  });
  try {
    return await Promise.race([ask(giveUp.signal), late]);
  } finally {
    clearTimeout(timer);
    giveUp.abort();
  }
}

async function answerOf(ask: () => ReturnType<Fetch>): Promise<RequestResult<HttpAnswer>> {
  const response = await ask().catch(() => undefined);
  if (response === undefined) return failed({ kind: 'unreachable' });
  try {
    const json: unknown = await response.json();
    return { ok: true, value: { isRefused: !response.ok, json } };
  } catch {
    // A proxy answered in the server's place.
    return failed({ kind: response.ok ? 'unreadable-answer' : 'unreachable' });
  }
}

function refusalIn(json: unknown): RequestFailure {
  const refusal = read(refusalBody, json, 'answer');
  return refusal.ok ? refusal.value.reason : { kind: 'unreadable-answer' };
}
