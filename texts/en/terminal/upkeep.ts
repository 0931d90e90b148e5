import type { UpkeepTroubleKind } from '../../terminal-subjects.ts';

function trouble(kind: UpkeepTroubleKind, detail: string): string {
  switch (kind) {
    case 'no-database':
      return `There is no database at ${detail}. Say where it is: --data FOLDER or --database URL.`;
    case 'server-runs':
      return 'A server is using this database. Stop it, then restore; nothing was changed.';
    case 'folder':
      return `The folder cannot be used (${detail}).`;
    case 'bad-backup':
      return `Nothing was changed: ${detail}.`;
    case 'newer':
    case 'unavailable':
    case 'broken':
      return `The database cannot be used: ${detail}.`;
  }
}

/** What is said about backups, in English. */
export const upkeepInEnglish = {
  needsPlace: 'Where to? Name a folder, or the file to be written.',
  needsBackup: 'Which backup? Name the file that “rookery backup” wrote.',
  exists: (file: string): string => `The file “${file}” exists already; name another one.`,
  backedUp: (file: string, kilobytes: number): string =>
    `Everything is in ${file} (${String(kilobytes)} KB). It holds secrets: keep it to yourself.`,
  looking: (seconds: number): string =>
    `Checking whether a server uses this database… (${String(seconds)} s)`,
  restored: (file: string): string =>
    `Everything is back as it was in ${file}. The server can be started now.`,
  trouble,
};

/** Every text about backups; each language must have them all. */
export type UpkeepTexts = typeof upkeepInEnglish;
