import type { Arguments } from '../arguments/arguments.ts';
import { complain, exitCodes, misuse, type ExitCode, type Shell } from '../shell.ts';

/** The options of the server, which reads their values itself. */
export const serverOptions = [
  'port',
  'host',
  'data',
  'database',
  'bus',
  'admin',
  'origin',
  'metrics',
  'address-limits',
  'push',
  'push-service',
  'backup-every',
  'backup-keep',
  'backup-folder',
  'log',
] as const;

/** `rookery serve`: the server that `npm start` runs; it goes on after this until a signal ends it. */
export async function serve(shell: Shell, { words, values }: Arguments): Promise<ExitCode> {
  const { system, texts } = shell;
  const [excess] = words;
  if (excess !== undefined) return misuse(shell, texts.tooManyWords(excess), 'rookery serve');
  const { parseOptions, startServer } = await system.loadServer();
  const given = serverOptions.flatMap((name) => {
    const text = values.get(name);
    return text === undefined ? [] : [`--${name}=${text}`];
  });
  const options = parseOptions(given, system.environment);
  if (!options.ok) return misuse(shell, `${options.problems.join('; ')}.`, 'rookery serve');
  const problem = await startServer(options.value, 'rookery serve');
  if (problem === undefined) return exitCodes.done;
  complain(shell, [problem]);
  return exitCodes.failed;
}
