import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { delimiter, extname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const onPath = (): string | undefined =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path));

/** Where Chromium is, if this machine has one: whoever runs the tests may name it. */
export const chromium: string | undefined = process.env['CHROMIUM_PATH'] ?? onPath();

/** How long a page may take, in milliseconds. */
const patience = 40_000;

const types = new Map([
  ['.html', 'text/html'],
  ['.js', 'text/javascript'],
]);

/** Bundles a script with its workers, runs it in a page, and gives what it posts to `/result`. */
export async function runInPage(script: URL, given: object): Promise<unknown> {
  const folder = mkdtempSync(join(tmpdir(), 'rookery-page-'));
  try {
    writeFileSync(join(folder, 'page.js'), `import ${JSON.stringify(fileURLToPath(script))};`);
    const data = `<script>globalThis.given = ${JSON.stringify(given)}</script>`;
    const module = '<script type="module" src="/page.js"></script>';
    writeFileSync(join(folder, 'index.html'), `<!doctype html>${data}${module}`);
    await build({
      configFile: false,
      root: folder,
      logLevel: 'error',
      resolve: { conditions: ['source'] },
      worker: { format: 'es' },
      build: { target: 'es2022' },
    });
    return await resultOf(join(folder, 'dist'), join(folder, 'profile'));
  } finally {
    await remove(folder);
  }
}

/** Helpers of a browser may still write into its profile when it has gone: then once more, from the start. */
async function remove(folder: string, attempts = 100): Promise<void> {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch (error) {
    if (attempts <= 1) throw error;
    await delay(100);
    await remove(folder, attempts - 1);
  }
}

/** Serves a built page to Chromium until it posts its result. */
async function resultOf(folder: string, profile: string): Promise<unknown> {
  const server = createServer();
  const result = new Promise<string>((resolve, reject) => {
    setTimeout(() => reject(new Error('the page said nothing in time')), patience).unref();
    server.on('request', (request, response) => {
      if (request.method === 'POST') {
        request.setEncoding('utf8').on('data', (text: string) => posted.push(text));
        request.on('end', () => resolve(posted.join('')));
        response.end();
        return;
      }
      const path = join(folder, request.url === '/' ? 'index.html' : String(request.url));
      response.statusCode = existsSync(path) ? 200 : 404;
      response.setHeader('content-type', types.get(extname(path)) ?? 'text/plain');
      response.end(existsSync(path) ? readFileSync(path) : '');
    });
  });
  const posted: string[] = [];
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const flags = ['--headless', '--no-sandbox', '--disable-gpu', `--user-data-dir=${profile}`];
  const browser = spawn(String(chromium), [...flags, `http://127.0.0.1:${String(port)}/`], {
    stdio: 'ignore',
  });
  const closed = new Promise((resolve) => {
    browser.on('close', resolve);
  });
  try {
    return JSON.parse(await result);
  } finally {
    browser.kill();
    await closed;
    server.close();
  }
}
