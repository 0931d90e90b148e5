import { Readable, Writable } from 'node:stream';
import { runReferee } from '../run.ts';

const wording = {
  refusal: (game: string, { kind }: { readonly kind: string }) => `${game}: ${kind}`,
  problem: ({ at }: { readonly at: string }) => at,
};

/** Says lines to a referee of our own and gives its answers. */
export async function conversation(
  lines: Iterable<string> | AsyncIterable<string>,
): Promise<readonly unknown[]> {
  const answers: string[] = [];
  const output = new Writable({
    write(chunk: Buffer, _encoding, done) {
      answers.push(chunk.toString());
      done();
    },
  });
  await runReferee(Readable.from(lines), output, wording, '1.2.3');
  return answers
    .join('')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): unknown => JSON.parse(line));
}

/** Says requests, one a line. */
export const ask = (...requests: readonly object[]): Promise<readonly unknown[]> =>
  conversation(requests.map((request) => `${JSON.stringify(request)}\n`));

/** The fields of an answer, whatever they are. */
export const fieldsOf = (answer: unknown): { readonly [field: string]: unknown } =>
  typeof answer === 'object' && answer !== null ? { ...answer } : {};
