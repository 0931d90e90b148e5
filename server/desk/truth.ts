import type { Reply } from '@rookery/protocol/host/reply';
import { messageOf } from '../store/trouble.ts';
import type { HotTable } from './hot-table.ts';

/** Overtaken so often in a row, whoever asks is told to ask again. */
const mostAttempts = 3;

/**
 * Does what is asked of a table. A refusal counts only if it is about the table as it is: where the
 * copy in memory turns out to be old, it is loaded again and the same is tried anew.
 */
export async function fromTheTruth(
  table: HotTable,
  attempt: () => Reply | Promise<Reply>,
  attempts = mostAttempts,
): Promise<Reply> {
  const before = table.now;
  const reply = await attempt();
  if (reply.answer.type !== 'refused' || attempts <= 1) return reply;
  try {
    await table.catchUp();
  } catch (error) {
    table.house.log.warn('truth-not-known', { table: table.id, because: messageOf(error) });
    table.distrust();
    return reply;
  }
  const { revision, running } = table.now;
  const isSame = revision === before.revision && running?.log.length === before.running?.log.length;
  return isSame ? reply : fromTheTruth(table, attempt, attempts - 1);
}
