import { once } from 'node:events';
import { answer } from './answer.ts';
import { linesOf } from './lines.ts';
import { OpenMatches } from './matches.ts';
import { operations, type RefereeContext } from './requests.ts';
import type { Wording } from './wording.ts';

/** In characters. */
export const longestLine = 2 ** 20;

/** Answers every line of the input with one line of output, in order, until the input ends. */
export async function runReferee(
  input: AsyncIterable<Buffer | string>,
  output: NodeJS.WritableStream,
  wording: Wording,
  version: string,
): Promise<void> {
  const context: RefereeContext = { matches: new OpenMatches(), wording, version };
  for await (const line of linesOf(input, longestLine)) {
    if (!output.write(`${answer(line, operations, context)}\n`)) await once(output, 'drain');
  }
}
