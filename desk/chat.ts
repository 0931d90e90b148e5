import type { Said } from '@rookery/protocol/chat';
import type { Reason } from '@rookery/protocol/reasons';
import type { ChatRateLimit } from './chat-rate-limit.ts';
import type { DeskAsk } from './desk.ts';
import type { HotTable } from './hot-table.ts';
import { messageOf, type DeskLog } from './ports.ts';
import { mayFollow } from './seating.ts';
import { done, refused, type Reply } from './reply.ts';
import type { ChatStore, Person, StoredTable } from './store.ts';
import { chatTell } from './table-tells.ts';

function whyNotSay(table: StoredTable, person: Person, said: Said): Reason | undefined {
  const { phase, settings } = table;
  if (phase === 'closed') return { kind: 'wrong-phase', phase };
  if (!mayFollow(table, person.id)) return { kind: 'no-onlookers' };
  const isAllowed =
    settings.chat === 'text' || (settings.chat === 'phrases' && said.kind === 'phrase');
  return isAllowed ? undefined : { kind: 'chat-is', chat: settings.chat };
}

/** Says something at a table, if the table allows it. */
export async function say(
  table: HotTable,
  ask: Extract<DeskAsk, { readonly type: 'say' }>,
  person: Person,
  rateLimit: ChatRateLimit,
): Promise<Reply> {
  const { context, now } = table;
  const { chat, clock } = context;
  if (!chat) return refused(ask, { kind: 'chat-is', chat: 'off' });
  const { said, nonce } = ask;
  const line = { table: table.id, person: person.id, nonce };
  if (await chat.hasSaid(line)) return done(ask);
  const reason = whyNotSay(now.table, person, said);
  if (reason) return refused(ask, reason);
  const retryAfter = rateLimit.delay(`${table.id} ${person.id}`, clock.now());
  if (retryAfter > 0) return refused(ask, { kind: 'busy', retryAfter });
  const at = rateLimit.stamp(clock.now());
  const id = context.randomId();
  const outcome = await store(chat, context.log, { ...line, id, said, at });
  if (outcome === 'unknown') return refused(ask, { kind: 'unknown-table' });
  if (outcome === 'not-stored') return refused(ask, { kind: 'not-saved' });
  if (outcome === 'repeated') return done(ask);
  const entry = { id, at, person: person.id, name: person.name, said };
  table.toldLines.addOne(entry);
  return done(ask, () => {
    table.followers.tellEveryone(() => chatTell(now.table, [entry]));
    context.publish({ kind: 'chat', table: table.id });
  });
}

/** Stores a line. An unknown outcome is looked up before anyone is answered. */
async function store(
  chat: ChatStore,
  log: Pick<DeskLog, 'warn'>,
  line: Parameters<ChatStore['say']>[0],
): Promise<Awaited<ReturnType<ChatStore['say']>> | 'not-stored'> {
  try {
    return await chat.say(line);
  } catch (error) {
    log.warn('line-not-kept', { table: line.table, because: messageOf(error) });
    return (await chat.hasSaid(line)) ? 'said' : 'not-stored';
  }
}
