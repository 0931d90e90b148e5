import { parseArgs } from 'node:util';
import { Pipe } from './pipe.ts';
import { Referee } from './referee.ts';
import { Tally } from './tally.ts';
import { games, playKnown, playUnknown, tablesOf } from './programme.ts';
import type { Game } from './programme.ts';
import { itemAt, span } from './list.ts';

interface Request {
  readonly matches: number;
  /** The number of the first match, to go straight to one that disagreed. */
  readonly first: number;
  readonly seed: string;
  readonly games: readonly Game[];
  readonly command: readonly string[] | undefined;
}

const usage =
  'main.js [--matches N] [--seed S] [--game penguin-party|penguinramids] [--first N] [--command "node fake.js"]';

function parseRequest(): Request {
  const text = { type: 'string' } as const;
  const options = { matches: text, first: text, seed: text, game: text, command: text };
  const { values } = parseArgs({ options });
  const chosen = games.filter((game) => values.game === undefined || values.game === game);
  if (chosen.length === 0) throw new Error(`no such game: ${values.game}`);
  return {
    matches: parseCount(values.matches ?? '200'),
    first: parseCount(values.first ?? '1'),
    seed: values.seed ?? 'rookery',
    games: chosen,
    command: values.command?.split(' '),
  };
}

function parseCount(text: string): number {
  if (!/^[1-9]\d*$/.test(text)) throw new Error(`not a number from 1 up: ${text}`);
  return Number(text);
}

// Every tenth time round the tables the referee deals.
async function playNumber(
  number: number,
  request: Request,
  referee: Referee,
  tally: Tally,
): Promise<void> {
  const tables = tablesOf(request.games);
  const isUnknown = Math.floor(number / tables.length) % 10 === 9;
  const play = isUnknown ? playUnknown : playKnown;
  try {
    await play(referee, itemAt(tables, number % tables.length), `${request.seed}/${number}`, tally);
  } catch (problem) {
    const only = request.games.length === 1 ? ` --game ${request.games.join()}` : '';
    const again = `again: --seed ${request.seed} --first ${number} --matches 1${only}`;
    throw new Error(`${textOf(problem)}\n${again}`, { cause: problem });
  }
}

interface Outcome {
  readonly passed: number;
  readonly failed: number;
}

// Several matches at once, mixed on one pipe: they must not touch each other.
const atOnce = 10;

async function playAll(request: Request, referee: Referee, tally: Tally): Promise<Outcome> {
  const end = request.first + request.matches;
  let passed = 0;
  for (let first = request.first; first < end; first += atOnce) {
    const numbers = span(first, Math.min(first + atOnce, end) - 1);
    const matches = numbers.map((number) => playNumber(number, request, referee, tally));
    // oxlint-disable-next-line no-await-in-loop -- one batch after the other
    const results = await Promise.allSettled(matches);
    const problems = results.flatMap((result) =>
      result.status === 'rejected' ? [textOf(result.reason)] : [],
    );
    passed += results.length - problems.length;
    if (problems.length > 0) {
      console.log(problems[0]);
      return { passed, failed: problems.length };
    }
    if (passed % 50 === 0) console.log(`${passed} matches, ${tally.describe()}`);
  }
  return { passed, failed: 0 };
}

function textOf(problem: unknown): string {
  return problem instanceof Error ? problem.message : String(problem);
}

async function main(request: Request): Promise<void> {
  const pipe = new Pipe(request.command);
  const tally = new Tally();
  const { passed, failed } = await playAll(request, new Referee(pipe), tally);
  pipe.close();
  console.log([tally.describe(), ...tally.describeRare()].join('\n'));
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

try {
  await main(parseRequest());
} catch (problem) {
  console.log(textOf(problem));
  console.log(`usage: ${usage}\n0 passed, 1 failed`);
  process.exitCode = 1;
}
