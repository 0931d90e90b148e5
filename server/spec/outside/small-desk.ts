import type { Tell } from '@rookery/protocol/tells';
import type { Caller, Desk, DeskAsk } from '@rookery/desk/desk';

const table = 'a-table-of-small-desks';
const line = { at: 1, seat: null, name: 'Pip' } as const;
const manyLines = Array.from({ length: 250 }, (_none, index) => ({
  ...line,
  id: String(index),
  said: { kind: 'text', text: 'q'.repeat(200) } as const,
}));

// The address of a table, without the detour through its reader.
function tableIdOf(text: string): Extract<Tell, { type: 'gone' }>['table'];
function tableIdOf(text: string): string {
  return text;
}

/** A desk without tables, which notes what it is told and lets tests decide what it does. */
export class SmallDesk implements Desk {
  readonly callers = new Map<string, Caller>();
  readonly heard: string[] = [];
  /** Fulfilled when a test says so; asks for `rematch` wait for it. */
  held = Promise.resolve();

  async answer(caller: Caller, ask: DeskAsk): Promise<void> {
    this.callers.set(caller.id, caller);
    this.heard.push(`${caller.person?.name ?? 'nobody'} ${ask.type}`);
    if (ask.type === 'close') throw new Error('a bug at the desk');
    if (ask.type === 'rematch') await this.held;
    caller.tell({ type: 'done', id: ask.id });
  }

  resume(caller: Caller, tables: readonly { readonly table: string }[]): Promise<void> {
    this.heard.push(`resume ${tables.map((each) => each.table).join(' ')}`);
    caller.tell({ type: 'lobby', tables: [] });
    return Promise.resolve();
  }

  forget(caller: Caller): void {
    this.callers.delete(caller.id);
    this.heard.push('forget');
  }

  personChanged(): Promise<void> {
    this.heard.push('personChanged');
    return Promise.resolve();
  }

  personLeaves(): Promise<void> {
    this.heard.push('personLeaves');
    return Promise.resolve();
  }

  closeTable(): Promise<'closed'> {
    this.heard.push('closeTable');
    return Promise.resolve('closed');
  }

  /** Says a lot to everyone who has asked anything. */
  shout(times: number): void {
    const news: Tell = { type: 'chat', table: tableIdOf(table), lines: manyLines };
    for (const caller of this.callers.values()) {
      for (let time = 0; time < times; time += 1) caller.tell(news);
    }
  }

  open = (): Promise<void> => Promise.resolve();
  close = (): Promise<void> => Promise.resolve();
  figures = (): ReturnType<Desk['figures']> => ({
    tables: 3,
    matches: 2,
    followers: 5,
    moves: { people: 7, bots: 11 },
    refusals: new Map([['not-seated', 4]]),
    deciding: { count: 7, milliseconds: 3500 },
    thinking: { count: 11, milliseconds: 2500 },
  });
}
