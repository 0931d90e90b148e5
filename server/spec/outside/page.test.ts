import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Service } from '../../service.ts';
import { openHouse, type House } from './house.ts';

let house: House;
let service: Service;

beforeAll(async () => {
  house = await openHouse();
  service = house.service;
});
afterAll(() => house.close());

const get = (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(`http://127.0.0.1:${String(service.port)}${path}`, init);

/** Sends a first line as it is; fetch would tidy it up. */
async function getRaw(target: string): Promise<string> {
  const socket = connect(service.port, '127.0.0.1').setEncoding('utf8');
  socket.end(`GET ${target} HTTP/1.1\r\nHost: rookery\r\nConnection: close\r\n\r\n`);
  let text = '';
  socket.on('data', (chunk: string) => {
    text += chunk;
  });
  await once(socket, 'close');
  return text;
}

describe('the page', () => {
  test('is English unless something else is asked for', async () => {
    const page = await get('/');
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.headers.get('content-language')).toBe('en');
    expect(await page.text()).toContain('lang="en"');
  });

  test('is French for a French browser', async () => {
    const page = await get('/', { headers: { 'accept-language': 'fr-CH, fr;q=0.9, en;q=0.8' } });
    expect(page.headers.get('content-language')).toBe('fr');
    expect(page.headers.get('vary')).toBe('accept-language, accept-encoding');
    expect(await page.text()).toContain('lang="fr"');
  });

  test('is in the language of its address, whatever the browser likes', async () => {
    const page = await get('/?lang=fr', { headers: { 'accept-language': 'en' } });
    expect(page.headers.get('content-language')).toBe('fr');
  });

  test.each(['/lobby', '/table/uYxN0qg1TzS5nHn0hVfKXw', '/play/penguin-party/bots', '/me'])(
    'answers for %s as well',
    async (path) => {
      const page = await get(path);
      expect(page.status).toBe(200);
      expect(await page.text()).toContain('lang="en"');
    },
  );

  test.each([
    ['style.css', 'text/css; charset=utf-8'],
    ['penguin.svg', 'image/svg+xml'],
    ['assets/main-1a2b.js', 'text/javascript; charset=utf-8'],
  ])('comes with %s', async (name, type) => {
    const file = await get(`/${name}`);
    expect(file.status).toBe(200);
    expect(file.headers.get('content-type')).toBe(type);
  });

  test('is asked for anew each time, but sent only when it has changed', async () => {
    const page = await get('/');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    const tag = page.headers.get('etag') ?? '';
    const again = await get('/', { headers: { 'if-none-match': `"other", ${tag}` } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect((await get('/', { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
  });

  test('never changes under a name that tells its content', async () => {
    const file = await get('/assets/main-1a2b.js');
    expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  test.each([
    ['br', 'gzip, br', 'br'],
    ['gzip', 'gzip, deflate', 'gzip'],
    ['gzip', 'br;q=0, gzip;q=0.5', 'gzip'],
    ['nothing', 'identity', null],
    ['nothing', 'rot13', null],
  ])('is compressed by %s for whoever takes %s', async (_name, accepted, encoding) => {
    const file = await get('/assets/main-1a2b.js', { headers: { 'accept-encoding': accepted } });
    expect(file.headers.get('content-encoding')).toBe(encoding);
    expect(await file.text()).toBe('console.log("penguins");\n');
  });

  test('is never asked for by the name of a file', async () => {
    expect((await get('/index.fr.html')).status).toBe(404);
  });

  test('says what to do where it was not built', async () => {
    const bare = await openHouse({ site: new Map() });
    const page = await fetch(`http://${bare.address}/`);
    await bare.close();
    expect([page.status, await page.text()]).toEqual([
      404,
      'The page is not built; `npm start` builds it.\n',
    ]);
  });
});

describe('every answer', () => {
  test.each(['/', '/style.css', '/healthz', '/nothing', '/api/me', '/api/nothing', '/%'])(
    'of %s carries the security headers',
    async (path) => {
      const { headers } = await get(path);
      const policy = headers.get('content-security-policy');
      expect(policy).toContain("default-src 'none'");
      expect(policy).not.toContain('unsafe');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
    },
  );

  test('to HEAD is that to GET without the body', async () => {
    const [whole, head] = await Promise.all([
      get('/style.css'),
      get('/style.css', { method: 'HEAD' }),
    ]);
    expect(head.status).toBe(200);
    expect(head.headers.get('content-length')).toBe(whole.headers.get('content-length'));
    expect(await head.text()).toBe('');
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('to %s is 405', async (method) => {
    const refused = await get('/', { method });
    expect(refused.status).toBe(405);
    expect(refused.headers.get('allow')).toBe('GET, HEAD');
  });

  test('about health is short', async () => {
    expect(await (await get('/healthz')).text()).toBe('ok\n');
  });
});

describe('an unknown path', () => {
  test('is the page, which says so, in both languages', async () => {
    const [english, french] = await Promise.all([get('/nothing'), get('/nothing?lang=fr')]);
    expect([english.status, french.status]).toEqual([404, 404]);
    expect(await english.text()).toContain('lang="en"');
    expect(await french.text()).toContain('lang="fr"');
  });

  test.each([
    '/../package.json',
    '/..%2fpackage.json',
    '/%2e%2e/package.json',
    '/..\\package.json',
    '/./../server/main.ts',
    '//package.json',
    '/style.css/',
    '/%',
    'http://[',
    '*',
  ])('such as %s leads nowhere', async (target) => {
    expect(await getRaw(target)).toMatch(/^HTTP\/1\.1 404 /);
  });
});
