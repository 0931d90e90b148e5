import { join } from 'node:path';
import { penguin, type PenguinSpecies } from '@rookery/protocol/people';
import { nameReader } from '@rookery/protocol/names';
import { fields, listOf, read, text, type Reader } from '@rookery/rules/kernel/shape';
import type { Shell } from '../shell.ts';

/** Somebody from this machine whom a server knows. */
export interface Known {
  readonly name: string;
  readonly penguin: PenguinSpecies;
  readonly cookie: string;
}

const sessionFile: Reader<{ readonly known: readonly Known[] }> = fields({
  known: listOf(fields({ name: nameReader, penguin, cookie: text(200) })),
});

/** The file that keeps whom a server knows; each server has its own. */
export function sessionPath({ system }: Pick<Shell, 'system'>, origin: string): string {
  const { environment, home } = system;
  const config = environment['XDG_CONFIG_HOME'];
  const folder = config === undefined || config === '' ? join(home, '.config') : config;
  return join(folder, 'rookery', 'servers', `${origin.replaceAll(/[^\w.-]+/g, '_')}.json`);
}

/** Whom a server knows, the last one first; nobody if the file cannot be read. */
export function readKnown({ system }: Shell, path: string): readonly Known[] {
  try {
    const json: unknown = JSON.parse(system.readFile(path));
    const found = read(sessionFile, json, 'file');
    return found.ok ? found.value.known : [];
  } catch {
    return [];
  }
}

/** Adds somebody to those whom a server knows; throws what Node throws. */
export function keepKnown(
  { system }: Shell,
  path: string,
  now: Known,
  before: readonly Known[],
): void {
  const known = [now, ...before.filter(({ name }) => name !== now.name)];
  system.writeSecret(path, `${JSON.stringify({ known }, null, 2)}\n`);
}
