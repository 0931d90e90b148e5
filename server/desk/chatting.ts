import type { Said } from '@rookery/protocol/chat';
import { done, refused, type Reply } from '@rookery/protocol/host/reply';
import type { Reason } from '@rookery/protocol/reasons';
import type { Person, Store, StoredTable } from '../store/store.ts';
import { messageOf } from '../store/trouble.ts';
import { mayFollow } from './changing.ts';
import type { DeskAsk, DeskLimits } from './desk.ts';
import type { HotTable } from './hot-table.ts';
import type { House } from './house.ts';
import { chatTell } from './showing.ts';

/** When a person last spoke at a table, for as long as that matters. */
export class Pace {
  readonly #limits: Pick<DeskLimits, 'chatLines' | 'chatSpan'>;
  readonly #spoken = new Map<string, readonly number[]>();
  #lastLine = 0;

  constructor(limits: Pick<DeskLimits, 'chatLines' | 'chatSpan'>) {
    this.#limits = limits;
  }

  /** How long this speaker has to wait, in milliseconds; 0 if they may speak, which is then noted. */
  delay(speaker: string, at: number): number {
    const { chatLines, chatSpan } = this.#limits;
    const recent = this.#recent(speaker, at);
    const [first] = recent;
    if (first !== undefined && recent.length >= chatLines) return first + chatSpan - at;
    this.#spoken.set(speaker, [...recent, at]);
    if (this.#spoken.size > mostSpeakers) this.#tidy(at);
    return 0;
  }

  /** A time for a line: no two have the same, so that their order is kept with them. */
  stamp(at: number): number {
    this.#lastLine = Math.max(at, this.#lastLine + 1);
    return this.#lastLine;
  }

  #recent(speaker: string, at: number): readonly number[] {
    const times = this.#spoken.get(speaker) ?? [];
    return times.filter((time) => time > at - this.#limits.chatSpan);
  }

  #tidy(at: number): void {
    for (const speaker of this.#spoken.keys()) {
      if (this.#recent(speaker, at).length === 0) this.#spoken.delete(speaker);
    }
  }
}

/** With more speakers than this in mind, those who are silent are forgotten. */
const mostSpeakers = 1000;

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
  pace: Pace,
): Promise<Reply> {
  const { house, now } = table;
  const { said, nonce } = ask;
  const line = { table: table.id, person: person.id, nonce };
  if (await house.store.hasSaid(line)) return done(ask);
  const reason = whyNotSay(now.table, person, said);
  if (reason) return refused(ask, reason);
  const retryAfter = pace.delay(`${table.id} ${person.id}`, house.clock.now());
  if (retryAfter > 0) return refused(ask, { kind: 'busy', retryAfter });
  const at = pace.stamp(house.clock.now());
  const id = house.randomId();
  const kept = await keep(house, { ...line, id, said, at });
  if (kept === 'unknown') return refused(ask, { kind: 'unknown-table' });
  if (kept === 'not-kept') return refused(ask, { kind: 'not-saved' });
  if (kept === 'repeated') return done(ask);
  const entry = { id, at, person: person.id, name: person.name, said };
  return done(ask, () => table.followers.tellEveryone(() => chatTell(now.table, [entry])));
}

/** Keeps a line. An unknown outcome is looked up before anyone is answered. */
async function keep({ store, log }: House, line: Parameters<Store['say']>[0]) {
  try {
    return await store.say(line);
  } catch (error) {
    log.warn('line-not-kept', { table: line.table, because: messageOf(error) });
    return (await store.hasSaid(line)) ? 'said' : 'not-kept';
  }
}
