import type { Attempt, Setup } from './reading.ts';
import { canonical } from './canonical.ts';

function differencesOf(theirs: readonly object[], ours: readonly object[]): string[] {
  const their = theirs.map(canonical);
  const our = ours.map(canonical);
  const [theirSet, ourSet] = [new Set(their), new Set(our)];
  const twice = theirSet.size === their.length ? [] : repeated(their);
  return [
    ...our.filter((move) => !theirSet.has(move)).map((move) => `missing: ${move}`),
    ...their.filter((move) => !ourSet.has(move)).map((move) => `too many: ${move}`),
    ...twice.map((move) => `listed twice: ${move}`),
  ];
}

function repeated(texts: readonly string[]): string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index);
}

export function expectSame(what: string, theirs: unknown, ours: unknown): void {
  const [their, our] = [canonical(theirs), canonical(ours)];
  if (their === our) return;
  throw new Error(`${what}\n  referee:        ${their}\n  second opinion: ${our}`);
}

/** Compares as sets, and finds what is listed twice. */
export function expectSameMoves(
  what: string,
  theirs: readonly object[],
  ours: readonly object[],
): void {
  const differences = differencesOf(theirs, ours);
  if (differences.length === 0) return;
  throw new Error(
    [
      what,
      ...differences.map((line) => `  ${line}`),
      ...listed('referee', theirs),
      ...listed('second opinion', ours),
    ].join('\n'),
  );
}

function listed(name: string, moves: readonly object[]): string[] {
  const texts = moves.map(canonical).toSorted();
  return [`  ${name}, ${texts.length} moves:`, ...texts.map((text) => `    ${text}`)];
}

/** What went wrong, in which match, after which moves. */
export function report(problem: unknown, setup: Setup, moves: readonly Attempt[]): string {
  const reason = problem instanceof Error ? problem.message : String(problem);
  const { game, seats, seed, options } = setup;
  return [
    `DISAGREEMENT: ${reason}`,
    `${game} with ${seats} seats, seed ${seed}, options:`,
    ...Object.entries(options).flatMap(([name, value]) => described(name, value)),
    `moves so far: ${moves.length}`,
    ...moves.map(({ seat, move }, index) => `  ${index + 1}. seat ${seat} ${JSON.stringify(move)}`),
  ].join('\n');
}

// Deals and penguins one to a line.
function described(name: string, value: unknown): string[] {
  if (!Array.isArray(value)) return [`  ${name}: ${JSON.stringify(value)}`];
  return [`  ${name}:`, ...value.map((item) => `    ${JSON.stringify(item)}`)];
}
