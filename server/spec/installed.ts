import { spawnSync } from 'node:child_process';

/** Whether this machine has a program, which answers that word, such as `--version`. */
export const isInstalled = (program: string, word: string): boolean =>
  spawnSync(program, [word]).status === 0;
