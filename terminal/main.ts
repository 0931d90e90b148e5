import { randomInt } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { nodePool } from '@rookery/bots/workers/node-pool';
import { terminalTexts } from '@rookery/texts/catalogues';
import { languageOf } from '@rookery/texts/language';
import { findFileKind } from './file-kind.ts';
import { nodeNetwork } from './network.ts';
import { run } from './run.ts';
import { exitCodes, type Notebook } from './shell.ts';
import type { System } from './system.ts';

const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

function versionOf(): string {
  const text = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  return /"version": "([^"]*)"/.exec(text)?.[1] ?? '';
}

const system: System = {
  input: process.stdin,
  output: process.stdout,
  errors: process.stderr,
  environment: process.env,
  version: versionOf(),
  randomness: { below: (count) => randomInt(count) },
  readFile: (path) => readFileSync(path, 'utf8'),
  writeFile: (path, text) => writeFileSync(path, text),
  writeSecret(path, text) {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    writeFileSync(path, text, { mode: 0o600 });
  },
  kindOf: findFileKind,
  home: homedir(),
  network: nodeNetwork,
  loadUpkeep: () => import('@rookery/server/upkeep'),
  loadAdministration: () => import('@rookery/server/admin/client'),
  loadServer: async () => ({
    ...(await import('@rookery/server/options')),
    ...(await import('@rookery/server/main')),
  }),
  now: () => Date.now(),
  after(milliseconds, action) {
    const timer = setTimeout(action, milliseconds);
    return () => clearTimeout(timer);
  },
  wait: async (milliseconds) => {
    await wait(milliseconds);
  },
  openBotPool: nodePool,
  onStop(callback) {
    for (const signal of stopSignals) process.on(signal, callback);
    return () => {
      for (const signal of stopSignals) process.off(signal, callback);
    };
  },
};

/** Reports a bug in words, and writes the match to a file for whoever mends it. */
async function reportBug(error: unknown, { record }: Notebook): Promise<void> {
  const texts = await terminalTexts[languageOf(process.env)]();
  const reason = error instanceof Error ? error.message : String(error);
  const lines = [texts.bug(reason), texts.report];
  if (record) {
    const path = join(tmpdir(), `rookery-bug-${String(process.pid)}.json`);
    writeFileSync(path, JSON.stringify(record));
    lines.push(texts.reportRecord(path));
  }
  process.stderr.write(`${lines.join('\n')}\n`);
}

// Whoever reads our output may stop early, as `head` does.
process.stdout.on('error', () => process.exit(exitCodes.done));

const notebook: Notebook = { record: null };
try {
  process.exitCode = await run(process.argv.slice(2), system, notebook);
} catch (error) {
  await reportBug(error, notebook);
  process.exitCode = exitCodes.failed;
}
