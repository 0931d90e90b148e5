import { describe, expect, test } from 'vitest';
import { pageNames } from '@rookery/protocol/pages';
import { formatPath, parseAddress, parsePath, viewOfRoute } from './route.ts';

const id = 'uYxN0qg1TzS5nHn0hVfKXw';

describe('addresses of the page', () => {
  test.each([
    '/',
    '/play/penguin-party/bots',
    '/play/penguinramids/one-device',
    '/play/penguinramids/friends',
    '/play/penguin-party/anyone',
    '/here/17',
    '/learn/penguin-party',
    '/learn/penguinramids/arms',
    '/rules/penguin-party',
    '/rules/penguinramids/weight',
    '/cards/penguinramids',
    '/puzzles',
    '/puzzles/penguin-party',
    '/puzzles/penguin-party/today',
    '/puzzles/penguinramids/m5.85',
    '/lobby',
    `/table/${id}`,
    '/matches',
    '/numbers',
    `/match/${id}`,
    '/replay',
    `/review/${id}`,
    '/party',
    `/party/${id}`,
    '/party/KQXZ',
    '/me',
  ])('%s means one route, and that route has this address', (path) => {
    const route = parsePath(path);
    expect(route.page).not.toBe('not-found');
    expect(formatPath(route)).toBe(path);
  });

  test('a slash at the end makes no difference', () => {
    expect(parsePath('/lobby/')).toEqual({ page: 'lobby' });
  });

  test.each([
    '/table/short',
    `/table/${id}/more`,
    '/lobby/more',
    '/play/penguin-party',
    '/play/penguin-party/alone',
    '/play/<script>/bots',
    '/learn',
    '/learn/penguin-party/base/more',
    '/learn/penguin-party/<script>',
    '/puzzles/penguin-party/m5',
    '/puzzles/penguin-party/today/more',
    '/puzzles//today',
    '/here/',
    '/here/a%20b',
    '/replay/more',
    '/nowhere',
    '//elsewhere',
  ])('%s is nowhere', (path) => {
    expect(parsePath(path)).toEqual({ page: 'not-found' });
  });

  test('the server knows the first part of each', () => {
    const pages =
      'play here learn rules cards puzzles party lobby table matches numbers match replay review me';
    expect([...pageNames].toSorted()).toEqual(pages.split(' ').toSorted());
  });
});

test('a review is of a match with an id, or of the record that its address carries', () => {
  const read = (address: string) => parseAddress(new URL(address, 'http://a.test'));
  const packed = '/review#record=abc-_9';
  expect(read(packed)).toEqual({ page: 'review', id: null, packed: 'abc-_9' });
  expect(formatPath(read(packed))).toBe(packed);
  expect(read('/review')).toEqual({ page: 'not-found' });
});

describe('the way back to a table', () => {
  const read = (address: string) => parseAddress(new URL(address, 'http://a.test'));

  test.each([
    [`/match/${id}?table=${id}`, { page: 'table', id }],
    [`/match/${id}?act=57&seat=2&table=${id}`, { page: 'table', id }],
    [`/match/${id}?here=17`, { page: 'here', id: '17' }],
    [`/review/${id}?table=${id}`, { page: 'table', id }],
  ])('stands in %s', (address, from) => {
    const route = read(address);
    expect(route).toMatchObject({ from });
    expect(formatPath(route)).toBe(address);
  });

  test.each(['', '?table=short', '?here=a%2Fb', '?table=//elsewhere.test'])(
    'is not there with the query "%s"',
    (query) => {
      expect(read(`/match/${id}${query}`)).not.toHaveProperty('from');
    },
  );
});

describe('addresses of moments', () => {
  const read = (address: string) => parseAddress(new URL(address, 'http://a.test'));

  test.each([
    [`/match/${id}?act=57&seat=2`, { act: 57, seat: 2 }],
    [`/match/${id}?act=0&seat=onlooker`, { act: 0, seat: 'onlooker' }],
    [`/match/${id}?seat=open`, { act: null, seat: 'open' }],
    [`/match/${id}`, { act: null, seat: null }],
    ['/replay?act=9&seat=0#record=abc-_9', { act: 9, seat: 0 }],
  ])('%s says which act, and with whose eyes', (address, moment) => {
    const route = read(address);
    expect(route).toMatchObject({ moment });
    expect(formatPath(route)).toBe(address);
  });

  test.each(['?act=-1', '?act=1e9', '?act=1234567', '?act=', '?seat=12', '?seat=me', '?other=1'])(
    'what makes no sense in %s is left to the page',
    (query) => {
      expect(read(`/match/${id}${query}`)).toMatchObject({ moment: { act: null, seat: null } });
    },
  );

  test('a record that cannot be read is kept, so that the page can say so', () => {
    expect(read('/replay#record=%%%')).toMatchObject({ page: 'replay', packed: '%%%' });
    expect(read('/replay#content')).toMatchObject({ page: 'replay', packed: null });
  });

  test('all moments of a match share a view, and no two matches do', () => {
    const views = [`/match/${id}`, `/match/${id}?act=3`, `/match/${id}?act=4&seat=1`].map((each) =>
      viewOfRoute(read(each)),
    );
    expect(new Set(views).size).toBe(1);
    expect(viewOfRoute(read('/replay#record=a'))).not.toBe(viewOfRoute(read('/replay#record=b')));
  });
});
