import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../scripts/free-port.mjs';
import { Program } from '../../server/spec/chaos/program.ts';

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

test('the dashboard is JSON with a query in every panel', () => {
  const dashboard: { panels: { targets: { expr: string }[] }[] } = JSON.parse(
    readFileSync(pathOf('grafana-dashboard.json'), 'utf8'),
  );
  expect(dashboard.panels.every(({ targets }) => targets.length > 0)).toBe(true);
});

const hasPromtool = spawnSync('promtool', ['--version']).status === 0;
const check = 'promtool finds nothing wrong with the alerts';
test.runIf(hasPromtool)(hasPromtool ? check : `${check} (not tried: no promtool)`, () => {
  const { status, stdout, stderr } = spawnSync('promtool', [
    'check',
    'rules',
    pathOf('alerts.yml'),
  ]);
  expect(`${stdout.toString()}${stderr.toString()}`).toContain('SUCCESS: 8 rules found');
  expect(status).toBe(0);
});
