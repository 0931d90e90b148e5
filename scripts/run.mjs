import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The repository's folder. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Runs a program and waits for it.
 * @param {string} program
 * @param {readonly string[]} parameters
 * @param {{ output?: 'shown' | 'kept', folder?: string }} [how]
 * @returns {Promise<{ code: number, output: string }>} a program that cannot be started counts as failed
 */
export function run(program, parameters, { output = 'shown', folder = root } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, parameters, {
      cwd: folder,
      stdio: output === 'shown' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    let kept = '';
    const keep = (/** @type {Buffer} */ chunk) => {
      kept += chunk.toString();
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    child.on('error', ({ message }) => resolve({ code: 1, output: `${kept}${message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output: kept }));
  });
}

/**
 * Runs npm: the one that started this script, if one did.
 * @param {readonly string[]} parameters
 * @param {string} [folder]
 */
export function runNpm(parameters, folder = root) {
  const started = process.env['npm_execpath'];
  return started === undefined
    ? run('npm', parameters, { folder })
    : run(process.execPath, [started, ...parameters], { folder });
}

/**
 * Milliseconds as people say them.
 * @param {number} milliseconds
 */
export const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`;
