import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../../scripts/free-port.mjs';
import { keysAt, mountsOf, valueAt } from './compose.ts';
import { commandOf, finalEnvironment, finalSetting, stages } from './dockerfile.ts';
import { layOutImage } from './image.ts';

// Docker is not needed: the steps of the Dockerfile run in a folder that stands for the image.
let folder: string;
let top: string;
let server: ChildProcess;
let env: Readonly<Record<string, string>>;
let filesBefore: readonly string[];

/** The environment of the image and of the compose file, with folders and a port of this test. */
async function makeEnvironment(): Promise<Readonly<Record<string, string>>> {
  const path = 'services/rookery/environment';
  const composed = keysAt(path).map((name) => [name, valueAt(`${path}/${name}`)] as const);
  const all = [...Object.entries(finalEnvironment()), ...composed].map(
    ([name, value]) => [name, value.startsWith('/') ? join(top, value) : value] as const,
  );
  const own = { ROOKERY_ORIGIN: 'https://rookery.example', PORT: String(await freePort()) };
  return { ...Object.fromEntries(all), ...own };
}

const filesOfApp = (): readonly string[] =>
  readdirSync(join(top, 'app'), { recursive: true }).map(String).toSorted();

/** Runs a command beside the server, as `docker exec` does; gives its exit code. */
const execute = ([, ...words]: readonly string[]): number | null =>
  spawnSync(process.execPath, words, { cwd: join(top, 'app'), env }).status;

async function end(signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'close');
  server.kill(signal);
  await ended;
}

const isLinux = process.platform === 'linux';
const title = 'the image';
describe.runIf(isLinux)(isLinux ? title : `${title} (not tried: needs Linux)`, () => {
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'rookery-image-'));
    top = layOutImage(folder);
    filesBefore = filesOfApp();
    env = await makeEnvironment();
    const [, ...words] = commandOf('CMD');
    server = spawn(process.execPath, words, { cwd: join(top, 'app'), env, stdio: 'ignore' });
  });
  afterAll(async () => {
    await end('SIGKILL');
    rmSync(folder, { recursive: true });
  });

  test('the user of the image has no rights and owns what is mounted', () => {
    expect(finalSetting('USER')).toBe('node');
    const chown = stages.final.find(({ rest }) => rest.includes('chown node:node'))?.rest ?? '';
    const folders = mountsOf('rookery').map(([, mounted]) => String(mounted));
    expect(chown.split(' ')).toEqual(expect.arrayContaining(folders));
    expect(folders.map((each) => statSync(join(top, each)).mode & 0o777)).toEqual([0o700, 0o700]);
  });

  test('the server opens with its page, and the health check says so', async () => {
    const address = `http://127.0.0.1:${String(env['PORT'])}`;
    const ask = (): Promise<string> =>
      fetch(`${address}/readyz`).then((answer) => answer.text(), String);
    await expect.poll(ask).toBe('ready\n');
    expect(await (await fetch(address)).text()).toContain('<script type="module"');
    expect(finalSetting('HEALTHCHECK')).toContain('/readyz');
    expect(execute(commandOf('HEALTHCHECK'))).toBe(0);
  });

  test('the administrator is answered, and the server makes a backup by itself', async () => {
    expect(execute(['node', 'terminal/bin/rookery.js', 'admin', 'status'])).toBe(0);
    await expect.poll(() => readdirSync(join(top, 'backups')).length).toBe(1);
  });

  test('the server closes when asked, leaves its program as it was, and the health check notices', async () => {
    expect(finalSetting('STOPSIGNAL')).toBe('SIGTERM');
    await end('SIGTERM');
    expect(server.exitCode).toBe(0);
    expect(filesOfApp()).toEqual(filesBefore);
    expect(execute(commandOf('HEALTHCHECK'))).toBe(1);
  });
});
