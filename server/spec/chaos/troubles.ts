import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Makes everything well again. */
export type Mend = () => Promise<void>;

/** A way in which a disk fails under a server that runs. */
export interface Trouble {
  readonly name: string;
  /** Why it cannot be had on this machine; nothing if it can. */
  whyNot(): string | undefined;
  /** Prepares the folder before the server is started; what it gives back cleans up. */
  prepare(data: string): () => void;
  begin(pid: number, data: string): Promise<Mend>;
}

const has = (command: string): boolean => spawnSync(command, ['--version']).status === 0;
const isRoot = process.getuid?.() === 0;

function must(command: string, args: readonly string[]): void {
  const { status, stderr } = spawnSync(command, args);
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr.toString()}`);
}

/** Every wait for the disk fails from now on, or as many as `when` says, until it is mended. */
export async function failSyncs(pid: number, when = '1+'): Promise<Mend> {
  const syncs = 'fsync,fdatasync';
  const injected = `inject=${syncs}:error=EIO:when=${when}`;
  const options = ['-f', '-e', `trace=${syncs}`, '-e', injected, '-o', '/dev/null'];
  const tracer = spawn('strace', [...options, '-p', String(pid)], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const gone = once(tracer, 'close');
  let said = '';
  tracer.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  while (!said.includes('attached')) {
    const how = await Promise.race([once(tracer.stderr, 'data'), gone.then(() => 'gone')]);
    if (how === 'gone') throw new Error(`strace cannot attach: ${said}`);
  }
  return async () => {
    tracer.kill('SIGINT');
    await gone;
  };
}

const nothing = (): void => undefined;

/** Whether one process may trace another here. */
function whyNotTrace(): string | undefined {
  if (!has('strace')) return 'strace is not installed';
  const probe = spawn('sleep', ['20'], { stdio: 'ignore' });
  const attaches = (seconds: string): boolean => {
    const trace = ['-s', 'INT', seconds, 'strace', '-p', String(probe.pid)];
    return spawnSync('timeout', trace).stderr.toString().includes('attached');
  };
  // A machine that stood still meanwhile is given more time.
  const isAllowed = ['0.5', '10'].some(attaches);
  probe.kill();
  return isAllowed ? undefined : 'strace may not attach here';
}

const failingSyncs: Trouble = {
  name: 'whose waits fail with EIO',
  whyNot: whyNotTrace,
  prepare: () => nothing,
  begin: (pid) => failSyncs(pid),
};

const setLimit = (pid: number, limit: string): number | null =>
  spawnSync('prlimit', ['--pid', String(pid), `--fsize=${limit}:`]).status;

const forbiddenWrites: Trouble = {
  name: 'where files may not grow',
  whyNot: () => (has('prlimit') ? undefined : 'prlimit is not installed'),
  prepare: () => nothing,
  begin: (pid) => {
    if (setLimit(pid, '4096') !== 0) throw new Error('no limit could be set');
    return Promise.resolve(() => {
      // If the process is dead, its limit is too.
      setLimit(pid, 'unlimited');
      return Promise.resolve();
    });
  },
};

const megabyte = Buffer.alloc(2 ** 20);

/** Takes every byte there is. */
function fill(file: string): void {
  for (let size = megabyte.length; size > 0; size = Math.floor(size / 2)) {
    try {
      for (;;) writeFileSync(file, megabyte.subarray(0, size), { flag: 'a' });
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
    }
  }
}

const fullDisk: Trouble = {
  name: 'that is full',
  whyNot: () => (isRoot ? undefined : 'only root can mount a small disk'),
  prepare(data) {
    must('mount', ['-t', 'tmpfs', '-o', 'size=16m,mode=0700', 'rookery', data]);
    return () => must('umount', [data]);
  },
  begin(_pid, data) {
    const ballast = join(data, 'ballast');
    fill(ballast);
    return Promise.resolve(() => {
      rmSync(ballast);
      return Promise.resolve();
    });
  },
};

export const troubles: readonly Trouble[] = [failingSyncs, forbiddenWrites, fullDisk];
