import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../../scripts/run.mjs';
import { stages, type Step } from './dockerfile.ts';

/** This step installs packages and compiles for minutes; `standInForBuild` does its work from what is here. */
const slowStep = 'node scripts/set-up.mjs && npm prune --omit=dev';

/** Copies files and folders of this checkout, links as links. */
function copy(paths: readonly string[], to: string): void {
  const words = ['--recursive', '--no-dereference', '--parents', '--target-directory', to];
  const { status, stderr } = spawnSync('cp', [...words, ...paths], { cwd: root });
  if (status !== 0) throw new Error(stderr.toString());
}

/** Copies what a clone holds, without the folders that .dockerignore names. */
function copyContext(to: string): void {
  const ignored = readFileSync(join(root, '.dockerignore'), 'utf8').split('\n');
  const { stdout } = spawnSync('git', ['ls-files', '-z'], { cwd: root });
  const files = stdout
    .toString()
    .split('\0')
    .filter((file) => file !== '' && !ignored.includes(file.replace(/\/.*/, '')));
  copy(files, to);
}

/** The packages of the lock file that `npm prune --omit=dev` leaves; nested ones come with those around them. */
function productionPackages(): readonly string[] {
  const lock: { readonly packages: Readonly<Record<string, { readonly dev?: boolean }>> } =
    JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  return Object.entries(lock.packages)
    .filter(([path, { dev }]) => path.lastIndexOf('node_modules/') === 0 && dev !== true)
    .map(([path]) => path);
}

/** Copies the compiled packages of this checkout, and links the installed ones, which are many files. */
function standInForBuild(to: string): void {
  const compiled = readdirSync(to).map((folder) => `${folder}/dist`);
  const installed = productionPackages();
  const isOurs = (path: string): boolean => path.startsWith('node_modules/@rookery/');
  // A package of the project is a relative link, which leads to its copy.
  copy(
    [...compiled.filter((path) => existsSync(join(root, path))), ...installed.filter(isOurs)],
    to,
  );
  for (const path of installed.filter((each) => !isOurs(each))) {
    mkdirSync(dirname(join(to, path)), { recursive: true });
    symlinkSync(join(root, path), join(to, path));
  }
}

/** Runs a line of shell with the folders of the image below `top`, and the user here in place of `node`. */
function runShell(line: string, top: string, folder: string): void {
  const here = line
    .replaceAll(/ \/(?=\w)/g, ` ${top}/`)
    .replaceAll('node:node', '"$(id -u):$(id -g)"');
  const { status, stderr } = spawnSync('sh', ['-c', here], { cwd: folder });
  if (status !== 0) throw new Error(`${line}: ${stderr.toString()}`);
}

/** Stands for a copy from the stage that builds, which nobody needs any more. */
function moveInto(folder: string, from: string): void {
  rmdirSync(folder);
  renameSync(from, folder);
}

function carryOut({ instruction, rest }: Step, top: string, buildTop: string): void {
  const folder = join(top, 'app');
  const [, from] = /^--from=build (\S+) \.$/.exec(rest) ?? [];
  if (instruction === 'WORKDIR') mkdirSync(join(top, rest), { recursive: true });
  else if (instruction === 'COPY' && rest === '. .') copyContext(folder);
  else if (instruction === 'COPY' && from !== undefined) moveInto(folder, join(buildTop, from));
  else if (instruction === 'COPY') throw new Error(`not understood: COPY ${rest}`);
  else if (instruction === 'RUN' && rest === slowStep) standInForBuild(folder);
  else if (instruction === 'RUN') runShell(rest, top, folder);
}

/** Carries out the Dockerfile below a folder; gives the folder that stands for `/` in the image. */
export function layOutImage(folder: string): string {
  const [buildTop, top] = [join(folder, 'build'), join(folder, 'image')];
  for (const step of stages.build) carryOut(step, buildTop, buildTop);
  for (const step of stages.final) carryOut(step, top, buildTop);
  return top;
}
