import { once } from 'node:events';
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import { messageOf } from '../store/trouble.ts';

/** When backups are made, where they go, and how many of them stay. */
export interface BackupPlan {
  readonly database: string;
  readonly folder: string;
  /** In milliseconds. */
  readonly every: number;
  readonly keep: number;
}

/** What is counted of backups. */
export interface BackupMetrics {
  backedUp(at: number, bytes: number): void;
  backupFailed(): void;
}

/** How backups went so far. Times are milliseconds since 1970. */
export interface BackupReport {
  /** When the newest one was made; null if there is none. */
  readonly lastAt: number | null;
  /** Why none can be made at the moment, and since when; null if nothing is wrong. */
  readonly failing: { readonly since: number; readonly because: string } | null;
}

/** Backups that are made from time to time. */
export interface ScheduledBackups {
  report(): BackupReport;
  /** Makes no more of them, and waits for the one under way. */
  stop(): Promise<void>;
}

/** What making backups works with. */
export interface BackupParts extends BackupPlan {
  readonly now: () => number;
  readonly log: Pick<Logger, 'info' | 'error'>;
  readonly metrics: BackupMetrics;
}

/** A failed backup is tried again after this long, in milliseconds. */
const retryDelay = 600_000;

/** What a killed server or command was writing is deleted when nobody has written to it for this long, in milliseconds. */
const mostSilence = 3_600_000;

/** Names that sort by time; only files of this form are ever deleted. */
const form = /^rookery-\d{4}(?:-\d\d){5}\.backup$/;
const unfinishedForm = /^rookery-\d{4}(?:-\d\d){5}\.backup\.unfinished$/;
const nameAt = (now: number): string =>
  `rookery-${new Date(now).toISOString().slice(0, 19).replaceAll(/[T:]/g, '-')}.backup`;

const worker = new URL(import.meta.resolve('@rookery/server/operations/backup-worker'));

/** Makes a backup whenever one is due, first of all now if so. */
export function startBackups(parts: BackupParts): ScheduledBackups {
  const { folder, every, now, log, metrics } = parts;
  const last = newestIn(folder);
  let report: BackupReport = { lastAt: last?.writtenAt ?? null, failing: null };
  let underWay = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const schedule = (delay: number): void => {
    timer = setTimeout(() => void (underWay = attempt()), delay).unref();
  };
  const attempt = async (): Promise<void> => {
    try {
      await makeBackup(parts);
      report = { lastAt: now(), failing: null };
      schedule(every);
    } catch (error) {
      const since = report.failing?.since ?? now();
      report = { ...report, failing: { since, because: inOneLine(error) } };
      metrics.backupFailed();
      log.error({ err: error }, 'no backup could be made; it is tried again');
      schedule(Math.min(retryDelay, every));
    }
  };
  if (last) metrics.backedUp(last.writtenAt, last.bytes);
  schedule(last ? Math.max(0, Math.min(every, last.writtenAt + every - now())) : 0);
  return {
    report: () => report,
    stop() {
      clearTimeout(timer);
      return underWay;
    },
  };
}

const longestReason = 400;

const inOneLine = (error: unknown): string =>
  messageOf(error).replaceAll(/\s+/g, ' ').slice(0, longestReason);

async function makeBackup({
  database,
  folder,
  keep,
  now,
  log,
  metrics,
}: BackupParts): Promise<void> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const begun = now();
  for (const left of leftoversIn(folder, begun)) rmSync(left, { force: true });
  const file = join(folder, nameAt(begun));
  const thread = new Worker(worker, { argv: [database, file] });
  // An error of the thread rejects this.
  await once(thread, 'exit');
  const { size } = statSync(file);
  for (const old of backupsIn(folder).slice(0, -keep)) rmSync(join(folder, old));
  metrics.backedUp(now(), size);
  log.info({ bytes: size, milliseconds: now() - begun }, 'backed up');
}

function backupsIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
      .filter((name) => form.test(name))
      .toSorted();
  } catch {
    return [];
  }
}

/** Files of backups that were broken off long ago. */
const leftoversIn = (folder: string, at: number): readonly string[] =>
  readdirSync(folder)
    .filter((name) => unfinishedForm.test(name))
    .map((name) => join(folder, name))
    .filter((file) => statSync(file).mtimeMs < at - mostSilence);

/** A backup in its folder. */
interface KeptBackup {
  /** Whole milliseconds since 1970; a file system knows them more precisely. */
  readonly writtenAt: number;
  readonly bytes: number;
}

function newestIn(folder: string): KeptBackup | undefined {
  const newest = backupsIn(folder).at(-1);
  if (newest === undefined) return undefined;
  const { mtimeMs, size } = statSync(join(folder, newest));
  return { writtenAt: Math.floor(mtimeMs), bytes: size };
}
