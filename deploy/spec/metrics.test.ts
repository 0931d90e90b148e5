import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../scripts/free-port.mjs';
import { Program } from '../../server/spec/chaos/program.ts';
import { isInstalled } from '../../server/spec/installed.ts';

const folder = mkdtempSync(join(tmpdir(), 'rookery-metrics-'));
let program: Program;
let known: ReadonlySet<string>;
beforeAll(async () => {
  const port = await freePort();
  program = await Program.start({ kind: 'real' }, { port, data: folder });
  const report = await (await fetch(`http://127.0.0.1:${String(port)}/metrics`)).text();
  known = new Set([...report.matchAll(/^# TYPE (\w+) /gm)].map(([, name]) => String(name)));
});
afterAll(async () => {
  await program.kill();
  rmSync(folder, { recursive: true });
});

const pathOf = (file: string): string => fileURLToPath(new URL(`../${file}`, import.meta.url));

/** Metrics that a file names; Prometheus adds parts to the names of histograms. */
const named = (text: string): readonly string[] =>
  [...text.matchAll(/\b(?:rookery|process|nodejs)_[a-z0-9_]+/g)].map(([name]) =>
    name.replace(/_(?:bucket|count|sum)$/, ''),
  );

test.each(['alerts.yml', 'grafana-dashboard.json'])('every metric of %s is there', (file) => {
  const text = readFileSync(pathOf(file), 'utf8').replaceAll(/zone=\w+/g, '');
  const names = named(text).filter((name) => !name.startsWith('rookery_example'));
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter((name) => !known.has(name))).toEqual([]);
});

test.each(['alerts.yml', 'grafana-dashboard.json'])(
  '%s asks for the job where other programs have the same metric',
  (file) => {
    const text = readFileSync(pathOf(file), 'utf8').replaceAll('\\"', '"');
    const shared = [...text.matchAll(/\b(?:process|nodejs)_\w+(.{0,14})/g)].map(([, next]) => next);
    expect(shared).not.toEqual([]);
    expect(shared.filter((next) => next !== '{job="rookery"')).toEqual([]);
  },
);

test('the dashboard is JSON with a query in every panel', () => {
  const dashboard: { panels: { targets: { expr: string }[] }[] } = JSON.parse(
    readFileSync(pathOf('grafana-dashboard.json'), 'utf8'),
  );
  expect(dashboard.panels.every(({ targets }) => targets.length > 0)).toBe(true);
});

const tools = {
  promtool: spawnSync('promtool', ['--version']).status === 0,
  amtool: isInstalled('amtool', '--version'),
};

const checkers = [
  { words: ['promtool', 'check', 'rules'], file: 'alerts.yml', says: 'SUCCESS: 8 rules found' },
  // It looks into the alerts, too, which the file names.
  { words: ['promtool', 'check', 'config'], file: 'prometheus.yml', says: '8 rules found' },
  { words: ['amtool', 'check-config'], file: 'alertmanager.yml', says: 'SUCCESS' },
] as const;

for (const { words, file, says } of checkers) {
  const [tool, ...rest] = words;
  const isHere = tools[tool];
  const check = `${tool} finds nothing wrong with ${file}`;
  test.runIf(isHere)(isHere ? check : `${check} (not tried: no ${tool})`, () => {
    const { status, stdout, stderr } = spawnSync(tool, [...rest, pathOf(file)]);
    expect(`${stdout.toString()}${stderr.toString()}`).toContain(says);
    expect(status).toBe(0);
  });
}

test('Prometheus reads the job that the alerts name, at the port of the server', () => {
  const settings = readFileSync(pathOf('prometheus.yml'), 'utf8');
  expect(settings).toContain('job_name: rookery\n');
  expect(settings).toContain("targets: ['127.0.0.1:4040']");
});
