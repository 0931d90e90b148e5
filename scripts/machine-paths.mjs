import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { projectFiles } from './files.mjs';
import { root } from './run.mjs';

const homeOfSomebody = /(?:\/home|\/Users|[A-Z]:\\Users)[/\\]\w+[/\\]/;

/**
 * Lines that name a folder of the machine they were written on.
 * @returns {readonly string[]}
 */
export const machinePaths = () =>
  projectFiles().flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => (namesAMachine(line) ? [`${file}:${String(index + 1)}`] : [])),
  );

const namesAMachine = (/** @type {string} */ line) =>
  homeOfSomebody.test(line) || line.includes(root) || line.includes(`${homedir()}/`);
