import { spawnSync, type SpawnSyncReturns } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const program = 'nft';
const file = fileURLToPath(new URL('../nftables.conf', import.meta.url));

const check = (...words: readonly string[]): SpawnSyncReturns<Buffer> =>
  spawnSync(program, ['--check', ...words]);

/** Whether rules can be tried here: nft asks the kernel, which answers root alone and has to know connections. */
const canTry =
  check('add table inet t; add chain inet t c; add rule inet t c ct count over 1 drop').status ===
  0;
const title = 'nft finds nothing wrong with the firewall';

test.runIf(canTry)(canTry ? title : `${title} (not tried: needs nft and root)`, () => {
  const { status, stderr } = check('--file', file);
  expect(stderr.toString()).toBe('');
  expect(status).toBe(0);
});
