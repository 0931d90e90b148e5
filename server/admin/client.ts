import { once } from 'node:events';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import { decode } from '@rookery/protocol/decode';
import { accepted, rejected, type Result } from '@rookery/rules/kernel/result';
import { parseOptions, type Environment } from '../options.ts';
import { answerReader, type AdminAnswer } from './answers.ts';
import type { AdminRequest } from './requests.ts';

export { isRefusal } from './answers.ts';
export type { AdminAnswer } from './answers.ts';
export type { AdminRequest } from './requests.ts';
export type { KnownPerson, ListedTable } from '../store/administration-store.ts';

/** Why a server could not be asked. */
export interface AdminTrouble {
  readonly kind: 'no-server' | 'no-permission' | 'no-answer';
  /** The path of the socket. */
  readonly path: string;
}

/** Finds the socket of a server as the server itself does: by its options, else by the environment. */
export function adminPathOf(
  words: readonly string[],
  { DATABASE_URL, ROOKERY_ADMIN, ROOKERY_DATA }: Environment,
): Result<string | undefined, string> {
  const options = parseOptions(words, { DATABASE_URL, ROOKERY_ADMIN, ROOKERY_DATA });
  return options.ok ? accepted(options.value.admin) : options;
}

/** Asks a server on this machine one thing. */
export async function askServer(
  path: string,
  request: AdminRequest,
): Promise<Result<AdminAnswer, AdminTrouble>> {
  const line = connect(path);
  try {
    await once(line, 'connect');
  } catch (error) {
    return rejected({ kind: whyNot(error), path });
  }
  line.write(`${JSON.stringify(request)}\n`);
  const answer = await firstLineOf(line);
  line.destroy();
  const decoded = decode(answerReader, answer, { longest: Infinity, at: 'answer' });
  return decoded.ok ? accepted(decoded.value) : rejected({ kind: 'no-answer', path });
}

async function firstLineOf(line: NodeJS.ReadableStream): Promise<string> {
  try {
    for await (const text of createInterface({ input: line })) return text;
  } catch {
    // The server ended meanwhile: that is no answer.
  }
  return '';
}

function whyNot(error: unknown): AdminTrouble['kind'] {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'EACCES' || code === 'EPERM' ? 'no-permission' : 'no-server';
}
