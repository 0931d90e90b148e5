import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { root } from '../../scripts/run.mjs';
import { unitSettings } from './unit.ts';

const folder = mkdtempSync(join(tmpdir(), 'rookery-unit-'));
afterAll(() => rmSync(folder, { recursive: true }));

const confine = fileURLToPath(new URL('confine.py', import.meta.url));
const families = unitSettings('RestrictAddressFamilies').join(' ').replaceAll(' ', ',');
/** Node as the unit allows it: sockets of some families alone. */
const confined = ['python3', confine, families, process.execPath] as const;

/** Whether the same filter can be had here: Linux, Python, and a kernel that lets itself be filtered. */
function tryConfining(): boolean {
  const [python, ...words] = confined;
  const hidden = spawnSync(python, [...words, '-e', 'require("node:os").networkInterfaces()']);
  return hidden.status === 1 && hidden.stderr.toString().includes('uv_interface_addresses');
}
const canConfine = tryConfining();
const title =
  'the server of the systemd unit opens though the unit hides the addresses of the machine';

test.runIf(canConfine)(
  canConfine ? title : `${title} (not tried: needs Linux with python3 and seccomp)`,
  async () => {
    const [, ...program] = String(unitSettings('ExecStart')[0]).split(' ');
    const [python, ...words] = confined;
    const server = spawn(python, [...words, ...program], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      // HOST is left out: a server for every address looks for all of them.
      env: { NODE_ENV: 'production', ROOKERY_DATA: folder, PORT: '0' },
    });
    let complaints = '';
    server.stderr.on('data', (chunk: Buffer) => (complaints += chunk.toString()));
    const ended = once(server, 'close').then(() => complaints);
    const greeting = String(await Promise.race([once(server.stdout, 'data'), ended]));
    expect(greeting).toContain('Rookery is open.');
    const origin = /http:\/\/localhost:\d+/.exec(greeting)?.[0] ?? '';
    expect(await (await fetch(`${origin}/readyz`)).text()).toBe('ready\n');
    expect(await (await fetch(`${origin}/api/reach`)).json()).toEqual({ origins: [] });
    server.kill();
    await ended;
  },
);

/** The unit, with a program of this machine. */
function writeUnit(): string {
  const unit = join(folder, 'rookery.service');
  const text = readFileSync(new URL('../rookery.service', import.meta.url), 'utf8');
  writeFileSync(unit, text.replace('/usr/bin/node', process.execPath));
  return unit;
}

const analyser = spawnSync('systemd-analyze', ['--version']);
const hasAnalyser = analyser.status === 0;

test.runIf(hasAnalyser)('systemd finds nothing wrong with the unit', () => {
  const { status, stdout, stderr } = spawnSync('systemd-analyze', ['verify', writeUnit()]);
  expect(`${stdout.toString()}${stderr.toString()}`).toBe('');
  expect(status).toBe(0);
});

const [, systemdVersion] = /^systemd (\d+)/.exec(String(analyser.stdout)) ?? [];
/** Older ones judge only units that are installed. */
const canJudge = Number(systemdVersion) >= 250;

test.runIf(canJudge)('systemd finds that the unit exposes little: at most 1.5 of 10', () => {
  const words = ['security', '--offline=true', '--threshold=15', writeUnit()];
  const { status, stdout } = spawnSync('systemd-analyze', words);
  expect(stdout.toString()).toContain('Overall exposure level');
  expect(status).toBe(0);
});
