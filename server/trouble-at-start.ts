import { FolderInUse, FolderTrouble } from './data-folder.ts';
import type { ServerOptions } from './options.ts';
import { StoreTrouble } from './store/trouble.ts';

/** How the server was started, to be typed again with another option. */
export type StartCommand = 'npm start --' | 'rookery serve';

/** Why it cannot start, in one line, with what to do about it. */
export function troubleOf(error: unknown, options: ServerOptions, command: StartCommand): string {
  if (error instanceof FolderTrouble) {
    return oneLine(
      `the folder ${error.folder} cannot be made (${error.message}); choose another one: ${command} --data FOLDER`,
    );
  }
  if (error instanceof FolderInUse) {
    return oneLine(
      `another server keeps everything in the folder ${error.folder}; stop that one first, or choose another folder: ${command} --data FOLDER`,
    );
  }
  if (error instanceof StoreTrouble) return oneLine(error.message);
  const { port, host } = options;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const where = `port ${String(port)}${host === undefined ? '' : ` of ${host}`}`;
  const explanations = new Map([
    ['EADDRINUSE', `${where} is in use; choose another one: ${command} --port ${String(port + 1)}`],
    ['EACCES', `${where} needs special rights; choose one above 1023`],
    ['EADDRNOTAVAIL', `${String(host)} is no address of this machine`],
    ['ENOTFOUND', `${String(host)} is no address of this machine`],
  ]);
  return explanations.get(code) ?? oneLine(String(error));
}

const oneLine = (text: string): string => text.replaceAll(/\s*\n\s*/g, ' ');
