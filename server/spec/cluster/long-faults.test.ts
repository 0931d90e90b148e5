import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { killAll } from '../chaos/program.ts';
import { FaultCluster, type Fault, type StrikeOutcome } from './fault-cluster.ts';
import { faults } from './faults.ts';

// `npm run faults -- 200` sets these, shows how it goes and sums up. A run that was broken off goes on.
const wanted = Number(process.env['ROOKERY_FAULTS'] ?? 0);
const report = process.env['ROOKERY_FAULT_REPORT'] ?? '';
const tables = Number(process.env['ROOKERY_FAULT_TABLES'] ?? 4);
const chosen = (process.env['ROOKERY_FAULT_NAMES'] ?? '').split(',').filter((name) => name !== '');

/** A new cluster is set up after so many faults, which compares everything once more. */
const longestLife = 25;

/** A line of the report: one fault, or the comparison of everything when a cluster is taken down. */
type ReportLine =
  | ({ readonly kind: 'fault'; readonly fault: string } & StrikeOutcome)
  | { readonly kind: 'end'; readonly acknowledged: number; readonly wrongs: readonly string[] }
  | { readonly kind: 'failed'; readonly fault: string; readonly because: string };

function note(line: ReportLine): void {
  mkdirSync(dirname(report), { recursive: true });
  appendFileSync(report, `${JSON.stringify(line)}\n`);
}

/** How often a fault is in the report already. */
function countDone(fault: string): number {
  if (!existsSync(report)) return 0;
  const lines = readFileSync(report, 'utf8').split('\n');
  const begin = `{"kind":"fault","fault":${JSON.stringify(fault)}`;
  return lines.filter((line) => line.startsWith(begin)).length;
}

let cluster: FaultCluster | undefined;
let age = 0;

async function liveCluster(): Promise<FaultCluster> {
  if (age >= longestLife) await takeDown();
  cluster ??= await FaultCluster.start(tables);
  age += 1;
  return cluster;
}

/** Ends the cluster; everything that was promised in its life is compared once more. */
async function takeDown(): Promise<void> {
  if (!cluster) return;
  const wrongs = await cluster.conclude();
  note({ kind: 'end', acknowledged: cluster.players.acknowledged, wrongs });
  await dropCluster();
  expect(wrongs).toEqual([]);
}

async function dropCluster(): Promise<void> {
  const old = cluster;
  cluster = undefined;
  age = 0;
  await old?.end().catch(() => undefined);
  await killAll();
}

/** Strikes once. After a failure the next one meets a new cluster, so that the run goes on. */
async function strikeOnce(name: string, fault: Fault): Promise<readonly string[]> {
  try {
    const outcome = await (await liveCluster()).strike(fault);
    note({ kind: 'fault', fault: name, ...outcome });
    if (outcome.wrongs.length > 0) await dropCluster();
    return outcome.wrongs;
  } catch (error) {
    note({ kind: 'failed', fault: name, because: String(error) });
    await dropCluster();
    return [String(error)];
  }
}

describe.runIf(wanted > 0)('many faults', () => {
  afterAll(dropCluster, 60_000);

  const names = chosen.length === 0 ? [...faults.keys()] : chosen;
  const patience = wanted * 120_000 + 240_000;

  test.each(names)(
    `${String(wanted)} times: %s`,
    async (name) => {
      const fault = faults.get(name);
      if (!fault) throw new Error(`no such fault; there are ${[...faults.keys()].join(', ')}`);
      const wrongs: string[] = [];
      for (let done = countDone(name); done < wanted; done += 1) {
        wrongs.push(...(await strikeOnce(name, fault)));
      }
      expect(wrongs).toEqual([]);
    },
    patience,
  );

  test('and whatever was stored was asked for', takeDown, 240_000);
});
