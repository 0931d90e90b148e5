import { parseMatchId } from '@rookery/protocol/identifiers';
import { describe, expect, test, vi } from 'vitest';
import { answerLimit, call, type Fetch } from './api.ts';

/** A server that gives one answer and keeps what it was asked. */
function server(status: number, body: string): { fetch: Fetch; asked: [string, RequestInit][] } {
  const asked: [string, RequestInit][] = [];
  return {
    asked,
    fetch: (address, init) => {
      asked.push([address, init]);
      return Promise.resolve(new Response(body, { status }));
    },
  };
}

const match = parseMatchId('uYxN0qg1TzS5nHn0hVfKXw');

describe('the HTTP API', () => {
  test('an answer in its form is read', async () => {
    const { fetch, asked } = server(200, '{"you":null}');
    expect(await call('GET /api/me', {}, fetch)).toEqual({ ok: true, value: { you: null } });
    expect(asked[0]?.[0]).toBe('/api/me');
    expect(asked[0]?.[1].body).toBeUndefined();
  });

  test('what is asked goes out as JSON', async () => {
    const { fetch, asked } = server(200, '{"you":{"name":"Ana","penguin":"royal","account":null}}');
    const body = { name: 'Ana', penguin: 'royal' } as const;
    const outcome = await call('PUT /api/me', { body }, fetch);
    expect(outcome).toEqual({
      ok: true,
      value: { you: { name: 'Ana', penguin: 'royal', account: null } },
    });
    expect(asked[0]?.[1]).toMatchObject({ method: 'PUT', body: JSON.stringify(body) });
  });

  test('a match and a place in a list become part of the address', async () => {
    if (!match.ok) throw new Error('no address');
    const { fetch, asked } = server(200, '{}');
    await call('GET /api/matches/:match/record', { match: match.value }, fetch);
    await call('GET /api/matches', { before: 17 }, fetch);
    expect(asked.map(([address]) => address)).toEqual([
      '/api/matches/uYxN0qg1TzS5nHn0hVfKXw/record',
      '/api/matches?before=17',
    ]);
  });

  test('a refusal comes with its reason', async () => {
    const { fetch } = server(401, '{"reason":{"kind":"no-session"}}');
    expect(await call('GET /api/matches', {}, fetch)).toEqual({
      ok: false,
      failure: { kind: 'no-session' },
    });
  });

  test.each([
    [200, '{"you":{"name":"Ana"}}', 'unreadable-answer'],
    [200, '{"you":null,"more":1}', 'unreadable-answer'],
    [200, '<!doctype html>', 'unreadable-answer'],
    [400, '{"reason":{"kind":"of-tomorrow"}}', 'unreadable-answer'],
    [502, '<h1>Bad gateway</h1>', 'unreachable'],
  ])('%i %s is failure', async (status, body, kind) => {
    const { fetch } = server(status, body);
    expect(await call('GET /api/me', {}, fetch)).toEqual({ ok: false, failure: { kind } });
  });

  test('a network that fails is failure, not an exception', async () => {
    const fetch: Fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await call('GET /api/me', {}, fetch)).toEqual({
      ok: false,
      failure: { kind: 'unreachable' },
    });
  });
  test('a server that never answers is unreachable after a while, and is waited for no longer', async () => {
    vi.useFakeTimers();
    const signals: (AbortSignal | null | undefined)[] = [];
    const silent: Fetch = (_, { signal }) => {
      signals.push(signal);
      return Promise.race([]);
    };
    const stuck: Fetch = () => Promise.resolve({ ok: true, json: () => Promise.race([]) });
    const outcomes = Promise.all([call('GET /api/me', {}, silent), call('GET /api/me', {}, stuck)]);
    await vi.advanceTimersByTimeAsync(answerLimit);
    const unreachable = { ok: false, failure: { kind: 'unreachable' } };
    expect(await outcomes).toEqual([unreachable, unreachable]);
    expect(signals.map((signal) => signal?.aborted)).toEqual([true]);
    vi.useRealTimers();
  });

  test('an answer that came leaves no timer behind', async () => {
    vi.useFakeTimers();
    await call('GET /api/me', {}, server(200, '{"you":null}').fetch);
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });
});
