import { parseArgs } from 'node:util';

/** What the command line asks for. */
export interface SimulationCommand {
  readonly from: number;
  readonly seeds: number;
  /** One seed alone. */
  readonly seed?: number | undefined;
  /** Which of its faults happen; all of them unless told otherwise. */
  readonly faults?: readonly number[] | undefined;
  /** The whole story instead of a short one. */
  readonly isWhole: boolean;
  readonly bug?: string | undefined;
  readonly threads?: number | undefined;
}

export const usage = `npm run simulate -- [options]
  --seeds 1000        so many seeds, from --from on
  --from 1            the first of them
  --seed 17           one seed, with a short story
  --story             its whole story
  --faults 0,3        only these of its faults, counted from 0, or none
  --bug "name"        with a bug planted on purpose
  --threads 2         so many at the same time`;

type Parsed =
  | { readonly ok: true; readonly value: SimulationCommand }
  | { readonly ok: false; readonly problem: string };

const options = {
  seeds: { type: 'string' },
  from: { type: 'string' },
  seed: { type: 'string' },
  story: { type: 'boolean' },
  faults: { type: 'string' },
  bug: { type: 'string' },
  threads: { type: 'string' },
} as const;

/** Reads the command line; says what is wrong with it. */
export function parseArguments(words: readonly string[], bugs: readonly string[]): Parsed {
  try {
    const { values } = parseArgs({ args: [...words], options });
    if (values.bug !== undefined && !bugs.includes(values.bug)) {
      return { ok: false, problem: `There is no such bug. There are:\n  ${bugs.join('\n  ')}` };
    }
    const threads = wholeNumber('--threads', values.threads);
    const value = {
      from: wholeNumber('--from', values.from) ?? 1,
      seeds: wholeNumber('--seeds', values.seeds) ?? 1000,
      seed: wholeNumber('--seed', values.seed),
      faults: readFaults(values.faults),
      isWhole: values.story === true,
      bug: values.bug,
      threads,
    };
    return { ok: true, value };
  } catch (error) {
    return { ok: false, problem: error instanceof Error ? error.message : String(error) };
  }
}

function wholeNumber(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const number = Number(text);
  if (!Number.isSafeInteger(number) || number < 1) {
    throw new Error(`${name} takes a whole number from 1 on, not ${text}.`);
  }
  return number;
}

function readFaults(text: string | undefined): readonly number[] | undefined {
  if (text === undefined || text === 'none') return text === undefined ? undefined : [];
  const numbers = text.split(',').map(Number);
  if (numbers.some((number) => !Number.isSafeInteger(number) || number < 0)) {
    throw new Error(`--faults takes numbers like 0,3 or none, not ${text}.`);
  }
  return numbers;
}
