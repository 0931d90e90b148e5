import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { catalogue } from '@rookery/rules/catalogue';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../../../scripts/free-port.mjs';
import { run } from '../../../scripts/run.mjs';
import { killAll, Program } from '../chaos/program.ts';

const client = fileURLToPath(new URL('client.py', import.meta.url));

const hasPython = spawnSync('python3', ['--version']).status === 0;
if (!hasPython) console.log('no python3 here: the client in another language is not tried');

describe.skipIf(!hasPython)('a client in Python that knows docs/protocol.md alone', () => {
  const data = mkdtempSync(join(tmpdir(), 'rookery-python-'));
  let address = '';

  beforeAll(async () => {
    const port = await freePort();
    await Program.start({ kind: 'real' }, { port, data });
    address = `127.0.0.1:${String(port)}`;
  });

  afterAll(async () => {
    await killAll();
    rmSync(data, { recursive: true });
  });

  // Bots take their time, so the matches are played at the same time.
  test.concurrent.each(catalogue)(
    'plays and draws a whole match of $id',
    async ({ id }) => {
      // -B: nothing compiled is left in the folder.
      const { code, output } = await run('python3', ['-B', client, address, id], {
        output: 'kept',
      });
      expect({ code, last: output.trim().split('\n').at(-1) }).toEqual({
        code: 0,
        last: expect.stringMatching(`^${id}: [1-9]\\d+ decisions, [1-9]\\d+ updates, ranking `),
      });
    },
    180_000,
  );
});
