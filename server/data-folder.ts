import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { ServerOptions } from './options.ts';

/** A folder that cannot be made or used. */
export class FolderTrouble extends Error {
  readonly folder: string;

  constructor(folder: string, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'FolderTrouble';
    this.folder = folder;
  }
}

/** A folder in which another server keeps everything. */
export class FolderInUse extends Error {
  readonly folder: string;

  constructor(folder: string) {
    super(`${folder} is in use`);
    this.name = 'FolderInUse';
    this.folder = folder;
  }
}

/** Makes the folder of the database, for nobody else's eyes, unless it is elsewhere. */
export function makeDataFolder({ database, data }: Pick<ServerOptions, 'database' | 'data'>): void {
  if (dirname(database) !== data) return;
  try {
    mkdirSync(data, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new FolderTrouble(data, error);
  }
}
