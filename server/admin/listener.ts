import { once } from 'node:events';
import { chmodSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { decode } from '@rookery/protocol/decode';
import { longestFrame } from '@rookery/protocol/limits';
import type { Logger } from 'pino';
import type { AdminAnswer } from './answers.ts';
import { requestReader, type AdminRequest } from './requests.ts';

/** What the listener hands requests to. */
export interface AdminListenerParts {
  readonly administer: (request: AdminRequest) => Promise<AdminAnswer>;
  readonly log: Pick<Logger, 'info' | 'error'>;
}

/** Another process listens there already. */
export class SocketInUse extends Error {}

/**
 * Opens a socket in the file system for the administrator: only the owner of that file may use
 * it, and no network leads to it. Lines of JSON come in, lines of JSON go out. Returns a function that
 * closes it.
 */
export async function openAdminListener(
  path: string,
  parts: AdminListenerParts,
): Promise<() => Promise<void>> {
  await removeLeftover(path);
  const visitors = new Set<Socket>();
  const server = createServer((visitor) => {
    visitors.add(visitor);
    visitor.on('close', () => visitors.delete(visitor));
    visitor.on('error', () => visitor.destroy());
    void receive(visitor, parts);
  });
  // The file must never be open to others, not even between its making and a change of its mode.
  const mask = process.umask(0o177);
  server.listen(path);
  process.umask(mask);
  await once(server, 'listening');
  chmodSync(path, 0o600);
  return async () => {
    const closed = once(server, 'close');
    server.close();
    for (const visitor of visitors) visitor.destroy();
    await closed;
  };
}

/** A server that was killed leaves its file behind; one that lives answers. */
async function removeLeftover(path: string): Promise<void> {
  const probe = connect(path);
  const isAnswered = await new Promise<boolean>((resolve) => {
    probe.once('connect', () => resolve(true));
    probe.once('error', () => resolve(false));
  });
  probe.destroy();
  if (isAnswered) throw new SocketInUse(`another server uses ${path}`);
  rmSync(path, { force: true });
}

async function receive(visitor: Socket, parts: AdminListenerParts): Promise<void> {
  for await (const line of createInterface({ input: visitor })) {
    const answer = await answerTo(line, parts);
    if (visitor.writable) visitor.write(`${JSON.stringify(answer)}\n`);
  }
  visitor.end();
}

async function answerTo(
  line: string,
  { administer, log }: AdminListenerParts,
): Promise<AdminAnswer> {
  const decoded = decode(requestReader, line, { longest: longestFrame, at: 'request' });
  if (!decoded.ok) {
    const detail = JSON.stringify(decoded.problems.map(({ fault }) => fault)).slice(0, 400);
    return { kind: 'unreadable', detail };
  }
  const request = decoded.value;
  try {
    const answer = await administer(request);
    log.info(
      { request: request.op, answer: answer.kind, about: subjectOf(answer) },
      'administration',
    );
    return answer;
  } catch (error) {
    log.error({ err: error, request: request.op }, 'administration failed');
    return { kind: 'fault' };
  }
}

/** The id of the table or person that something was done to; names are not for the log. */
function subjectOf(answer: AdminAnswer): string | undefined {
  if ('table' in answer) return answer.table;
  return 'person' in answer ? answer.person.id : undefined;
}
