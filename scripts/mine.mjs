// `npm run mine -- penguin-party 200` looks for puzzles in so many more matches of bots against each other. What it
// finds is kept in reports/puzzles, one line for each match, and a later run goes on from there. With --write
// the puzzles found so far become the set in analysis/puzzles. `npm run mine -- penguin-party --prove m0.17` proves one
// puzzle of that set again.
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './run.mjs';

/** How many seats the matches have, in turn. */
const tables = { 'penguin-party': [2, 3, 2, 4, 2, 5], penguinramids: [2, 3, 2, 4] };

const [id = '', wanted = '20', puzzle] = process.argv.slice(2).filter((word) => word !== '--write');
const isProof = wanted === '--prove';
const matches = isProof ? 0 : Number(wanted);
if (!Object.hasOwn(tables, id) || !Number.isInteger(matches) || matches < 0) {
  console.error('npm run mine -- penguin-party|penguinramids [how many more matches] [--write]');
  console.error('npm run mine -- penguin-party|penguinramids --prove PUZZLE');
  process.exit(1);
}

/** @param {string} file */
const built = (file) => import(pathToFileURL(join(root, file)).href);

/** @type {typeof import('../rules/catalogue.ts')} */
const { findGame } = await built('rules/dist/catalogue.js');
/** @type {typeof import('../analysis/puzzles/mine.ts')} */
const { mineMatch, provePuzzle } = await built('analysis/dist/puzzles/mine.js');
/** @type {typeof import('../analysis/puzzles/puzzle-set.ts')} */
const { formatPuzzleSet, parsePuzzleSet } = await built('analysis/dist/puzzles/puzzle-set.js');

const game = findGame(id);
if (!game) throw new Error(`there is no game called ${id}`);
const setFile = join(root, 'analysis', 'puzzles', `${id}.json`);
if (isProof) prove(puzzle ?? '');

const folder = join(root, 'reports', 'puzzles');
const file = join(folder, `${id}.jsonl`);
mkdirSync(folder, { recursive: true });

const kept = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
const seats = id === 'penguin-party' ? tables['penguin-party'] : tables.penguinramids;
for (let nth = kept.length, left = matches; left > 0; nth += 1, left -= 1) {
  const puzzles = [...mineMatch(game, seats[nth % seats.length] ?? 2, `m${String(nth)}`)];
  const line = JSON.stringify(puzzles);
  kept.push(line);
  appendFileSync(file, `${line}\n`);
  console.error(
    `match ${String(nth)}: ${String(puzzles.length)} puzzles; ${String(left - 1)} to go`,
  );
}

const found = kept.flatMap((line) => {
  /** @type {readonly import('../analysis/puzzles/puzzle.ts').Puzzle[]} */
  const puzzles = JSON.parse(line);
  return puzzles;
});
console.log(`${id}: ${String(found.length)} puzzles in ${String(kept.length)} matches`);
if (process.argv.includes('--write')) {
  writeFileSync(setFile, formatPuzzleSet(game, found));
  console.log(`written to analysis/puzzles/${id}.json`);
}

/**
 * Proves one puzzle again, says what was found, and ends the program.
 * @param {string} named
 */
function prove(named) {
  const set = parsePuzzleSet(JSON.parse(readFileSync(setFile, 'utf8')));
  const proven = set.ok && set.value.puzzles.find((each) => each.id === named);
  if (!proven || !game) {
    console.error(`${id} has no puzzle ${named}. Its address on the page ends with its name.`);
    process.exit(1);
  }
  console.error(
    proven.proof === 'solved' ? 'solving it for every hand…' : 'judging all moves again…',
  );
  const proof = provePuzzle(game, proven, `proof at ${new Date().toISOString()}`);
  for (const { move, share } of proof.moves) {
    const wins = share === null ? 'solved' : `${(100 * share).toFixed(1)} of 100 matches`;
    console.log(`${move.padEnd(12)} ${wins}`);
  }
  console.log(
    proof.holds
      ? `${named} holds: ${proven.best} is best beyond doubt`
      : `${named} does not hold: ${proven.best} was best, now ${proof.moves[0]?.move ?? 'no move'} is, or none is clear`,
  );
  process.exit(proof.holds ? 0 : 1);
}
