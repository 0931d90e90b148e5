import { join } from 'node:path';
import type { Home, UpkeepTrouble } from '@rookery/server/upkeep';
import { accepted, rejected, type Result } from '@rookery/rules/kernel/result';
import type { Arguments } from '../arguments/arguments.ts';
import { plain } from '../paint/line.ts';
import { exitCodes, fail, misuse, print, type ExitCode, type Shell } from '../shell.ts';
import type { Upkeep } from '../system.ts';

/** What both commands are told. */
interface UpkeepRequest {
  readonly upkeep: Upkeep;
  readonly home: Home;
  readonly path: string;
}

/** `rookery backup`: everything a server keeps, in one file, while it goes on. */
export async function backup(shell: Shell, args: Arguments): Promise<ExitCode> {
  const texts = shell.texts.upkeep;
  const request = await readRequest(shell, args, texts.needsPlace);
  if (!request.ok) return misuse(shell, request.problems.join(' '), 'rookery backup');
  const { upkeep, home, path } = request.value;
  const { system } = shell;
  const file = system.kindOf(path) === 'folder' ? join(path, nameAt(system.now())) : path;
  if (['file', 'folder'].includes(system.kindOf(file))) return fail(shell, [texts.exists(file)]);
  const done = await upkeep.backUpHome(home, file);
  if (!done.ok) return fail(shell, inWords(shell, done.problems));
  print(shell, [plain(texts.backedUp(file, Math.ceil(done.value / 1024)))]);
  return exitCodes.done;
}

/** `rookery restore`: everything back as a backup has it, where no server runs. */
export async function restore(shell: Shell, args: Arguments): Promise<ExitCode> {
  const texts = shell.texts.upkeep;
  const request = await readRequest(shell, args, texts.needsBackup);
  if (!request.ok) return misuse(shell, request.problems.join(' '), 'rookery restore');
  const { upkeep, home, path } = request.value;
  const { system } = shell;
  if (['nothing', 'folder'].includes(system.kindOf(path))) {
    return fail(shell, [shell.texts.noSuchFile(path)]);
  }
  const done = await upkeep.restoreHome(home, path, {
    now: () => system.now(),
    wait(milliseconds) {
      print(shell, [plain(texts.looking(Math.ceil(milliseconds / 1000)))]);
      return system.wait(milliseconds);
    },
  });
  if (!done.ok) return fail(shell, inWords(shell, done.problems));
  print(shell, [plain(texts.restored(path))]);
  return exitCodes.done;
}

/** `rookery-2026-11-16-04-30-05.backup`: names that sort by time. */
const nameAt = (now: number): string =>
  `rookery-${new Date(now).toISOString().slice(0, 19).replaceAll(/[T:]/g, '-')}.backup`;

const inWords = ({ texts }: Shell, troubles: readonly UpkeepTrouble[]): readonly string[] =>
  troubles.map(({ kind, detail }) => texts.upkeep.trouble(kind, detail));

/** Reads the place of the backup, and which home is meant. */
async function readRequest(
  { system, texts }: Shell,
  { words, values }: Arguments,
  needed: string,
): Promise<Result<UpkeepRequest, string>> {
  const [path, excess] = words;
  if (path === undefined) return rejected(needed);
  if (excess !== undefined) return rejected(texts.tooManyWords(excess));
  const upkeep = await system.loadUpkeep();
  const given = [...values].filter(([name]) => name === 'data' || name === 'database');
  const options = given.flatMap(([name, text]) => [`--${name}`, text]);
  const home = upkeep.homeOf(options, system.environment);
  return home.ok ? accepted({ upkeep, home: home.value, path }) : home;
}
