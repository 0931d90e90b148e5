import type { MatchId } from '@rookery/protocol/identifiers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aMatch, anAddition, aStartedMatch, matchId, noon } from '../store/samples.ts';
import { Browser, dig } from './browser.ts';
import { openHouse, type House } from './house.ts';

let house: House;
let browser: Browser;
beforeAll(async () => {
  house = await openHouse();
  browser = new Browser(house.address);
  await browser.arrive('Pip');
});
afterAll(() => house.close());

/** The person with the cookie of that browser. */
async function personIn(): Promise<string> {
  const { body } = await browser.ask('GET /api/me/export');
  return String(dig(body, 'person', 'person', 'id'));
}

/** A match between that person and a bot. */
async function aMatchOf(person: string, startedAt: number): Promise<MatchId> {
  const seats = [
    { person, bot: null, ready: true },
    { person: null, bot: 'king', ready: true },
  ];
  return aStartedMatch(house.store, aMatch({ startedAt }), seats);
}

const finish = (match: MatchId): Promise<unknown> =>
  house.store.append(anAddition(match, { result: { ranking: [[1], [0]], scores: null } }));

test('a running match has an address that shows who plays, and no record', async () => {
  const match = await aMatchOf(await personIn(), noon);
  const stranger = new Browser(house.address);
  const { body } = await stranger.ask(`GET /api/matches/${match}`);
  expect(body).toMatchObject({
    id: match,
    finishedAt: null,
    ranking: null,
    seats: [
      { seat: 0, who: { kind: 'person', name: 'Pip', penguin: 'little' } },
      { seat: 1, who: { kind: 'bot', level: 'king' } },
    ],
  });
  const record = await stranger.ask(`GET /api/matches/${match}/record`);
  expect(record).toMatchObject({ status: 409, body: { reason: { kind: 'not-finished' } } });
  expect(JSON.stringify([body, record.body])).not.toContain('deal');
});

test.each(['', '?act=1&seat=0', '?seat=open', '?seat=onlooker'])(
  'the address of a moment gives nobody the record of a running match, its players included: %s',
  async (moment) => {
    const match = await aMatchOf(await personIn(), noon);
    for (const asking of [browser, new Browser(house.address)]) {
      const { status, body } = await asking.ask(`GET /api/matches/${match}/record${moment}`);
      expect({ status, body }).toEqual({ status: 409, body: { reason: { kind: 'not-finished' } } });
    }
  },
);

test('a finished match has its record, to be downloaded by whoever knows the address', async () => {
  const match = await aMatchOf(await personIn(), noon + 1);
  await finish(match);
  const { body, headers } = await new Browser(house.address).ask(
    `GET /api/matches/${match}/record`,
  );
  expect(body).toEqual({
    form: 'rookery-record/1',
    game: 'penguin-party',
    rules: 1,
    seats: 2,
    options: { edition: 'iello' },
    acts: ['*deal', '0R0'],
  });
  expect(headers.get('content-disposition')).toBe(`attachment; filename="rookery-${match}.json"`);
});

test('players find their finished matches, newest first, page by page', async () => {
  const own = await personIn();
  const later = await aMatchOf(own, noon + 3000);
  const earlier = await aMatchOf(own, noon + 2000);
  await Promise.all([finish(later), finish(earlier)]);
  const idsOf = (body: unknown): readonly unknown[] =>
    ['0', '1'].map((index) => dig(body, 'matches', index, 'id'));
  const { body } = await browser.ask('GET /api/matches');
  expect(idsOf(body)).toEqual([later, earlier]);
  expect(body).toMatchObject({ matches: [{ ranking: [[1], [0]] }, {}, {}] });
  const rest = await browser.ask(`GET /api/matches?before=${String(noon + 3000)}`);
  expect(idsOf(rest.body)[0]).toBe(earlier);
  const odd = await browser.ask('GET /api/matches?before=tomorrow');
  expect(idsOf(odd.body)[0]).toBe(later);
});

test.each(['nonsense', matchId(), '%00', '..%2f..'])('there is no match %s', async (id) => {
  for (const end of ['', '/record']) {
    const got = await browser.ask(`GET /api/matches/${id}${end}`);
    expect(got).toMatchObject({ status: 404, body: { reason: { kind: 'unknown-match' } } });
  }
});

test('who has deleted themselves is in no match any more', async () => {
  const gone = new Browser(house.address);
  await gone.arrive('Gone');
  const { body } = await gone.ask('GET /api/me/export');
  const match = await aMatchOf(String(dig(body, 'person', 'person', 'id')), noon + 9000);
  await gone.ask('DELETE /api/me');
  const { body: shown } = await browser.ask(`GET /api/matches/${match}`);
  expect(shown).toMatchObject({ seats: [{ who: { kind: 'forgotten' } }, {}] });
  expect(JSON.stringify(shown)).not.toContain('Gone');
});
