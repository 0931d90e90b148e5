import { describe, expect, test } from 'vitest';
import { pageNames } from '@rookery/protocol/pages';
import { formatPath, parsePath } from './route.ts';

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
    '/lobby',
    `/table/${id}`,
    '/matches',
    `/match/${id}`,
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
    '/here/',
    '/here/a%20b',
    '/nowhere',
    '//elsewhere',
  ])('%s is nowhere', (path) => {
    expect(parsePath(path)).toEqual({ page: 'not-found' });
  });

  test('the server knows the first part of each', () => {
    const pages = ['play', 'here', 'learn', 'lobby', 'table', 'matches', 'match', 'me'];
    expect([...pageNames].toSorted()).toEqual(pages.toSorted());
  });
});
