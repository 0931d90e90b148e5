import { networkInterfaces } from 'node:os';
import { fileURLToPath } from 'node:url';
import { greeting } from './greeting.ts';
import { help, parseOptions, type Options } from './options.ts';
import { serve } from './service.ts';
import { readSite } from './site.ts';

const web = fileURLToPath(new URL('../../web', import.meta.url));

async function run(options: Options): Promise<void> {
  const service = await serve(readSite(web), options);
  const screen = process.stdout.isTTY ? 'terminal' : 'file';
  console.log(greeting({ ...options, port: service.port }, networkInterfaces(), screen));
  const stop = (): void => {
    void service.close();
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
}

function fail(problem: string): void {
  console.error(`rookery: ${problem}`);
  process.exitCode = 1;
}

/** Why it cannot listen there, with what to do about it. */
function explain(error: unknown, { port, host }: Options): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const where = `port ${String(port)}${host === undefined ? '' : ` of ${host}`}`;
  const explanations = new Map([
    [
      'EADDRINUSE',
      `${where} is in use; choose another one: npm start -- --port ${String(port + 1)}`,
    ],
    ['EACCES', `${where} needs special rights; choose one above 1023`],
    ['EADDRNOTAVAIL', `${String(host)} is no address of this machine`],
    ['ENOTFOUND', `${String(host)} is no address of this machine`],
  ]);
  return explanations.get(code) ?? String(error);
}

const options = parseOptions(process.argv.slice(2), process.env);
if (!options.ok) fail(`${options.problems.join('; ')} (npm start -- --help shows what there is)`);
else if (options.value.wants === 'help') console.log(help);
else await run(options.value).catch((error: unknown) => fail(explain(error, options.value)));
