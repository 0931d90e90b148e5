import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const projectPackage = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
);

const fileOf = (name) => fileURLToPath(new URL(name, import.meta.url));

/** A process that obeys orders: `ask` sends one and waits for its answer. */
function started(file, args = [], { execArgv = [], stdout = 'pipe' } = {}) {
  const child = fork(file, args, { execArgv, stdio: ['ignore', stdout, 'inherit', 'ipc'] });
  child.on('exit', (code) => {
    if (child.isWanted) {
      console.error(`${file} ended with ${code}`);
      process.exit(1);
    }
  });
  child.isWanted = true;
  return {
    child,
    async ask(order) {
      child.send(order);
      const [answer] = await once(child, 'message');
      return answer;
    },
    async stop() {
      child.isWanted = false;
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    },
  };
}

/** What `npm start` gives to Node, for every server that is measured. */
const [, ...startWords] = projectPackage.scripts.start.split(' ');
const nodeOptions = startWords.filter((word) => word.startsWith('--'));

/** A server that says on its first lines where it listens, and when asked what it holds and spends. */
export async function startServer(name, args = []) {
  const questions = new URL('questions.mjs', import.meta.url).href;
  const execArgv = [...nodeOptions, '--expose-gc', '--import', questions];
  const server = started(fileOf(name), args, { execArgv });
  let said = '';
  for await (const chunk of server.child.stdout) {
    said += chunk;
    const [, port] = /http:\/\/[^\s:]+:(\d+)/.exec(said) ?? [];
    if (port) return { ...server, port: Number(port) };
  }
  throw new Error(`${name} did not say where it listens`);
}

/** The load, which is the same program for every server. */
export const startLoad = () => started(fileOf('load.mjs'), [], { stdout: 'inherit' });
