import type { Schema } from './schema.ts';

type Layout = {
  readonly [Table in keyof Schema]: {
    /** What tells its rows apart. */
    readonly key: readonly (keyof Schema[Table] & string)[];
    readonly columns: readonly (keyof Schema[Table] & string)[];
  };
};

/** Every table and column, those that others refer to first: what a backup holds, and in which order. */
export const layout: Layout = {
  facts: { key: ['name'], columns: ['name', 'value'] },
  people: {
    key: ['id'],
    columns: ['id', 'name', 'penguin', 'account', 'account_key', 'password_hash', 'created_at'],
  },
  bans: { key: ['person'], columns: ['person', 'since'] },
  sessions: {
    key: ['token_hash'],
    columns: [
      'token_hash',
      'person',
      'created_at',
      'expires_at',
      'family',
      'used_at',
      'superseded_at',
    ],
  },
  device_codes: { key: ['code_hash'], columns: ['code_hash', 'person', 'expires_at'] },
  tables: {
    key: ['id'],
    columns: [
      'id',
      'revision',
      'game',
      'options',
      'listing',
      'settings',
      'phase',
      'host',
      'match',
      'wishes',
      'created_at',
      'touched_at',
      'creator',
      'nonce',
    ],
  },
  push_targets: {
    key: ['endpoint'],
    columns: ['endpoint', 'person', 'family', 'p256dh', 'auth', 'language', 'added_at'],
  },
  alerts: {
    key: ['person', 'table'],
    columns: ['person', 'table', 'kind', 'occasion', 'by', 'due_at'],
  },
  settings: { key: ['person'], columns: ['person', 'stamps'] },
  table_codes: { key: ['code'], columns: ['code', 'table', 'expires_at'] },
  seats: { key: ['table', 'seat'], columns: ['table', 'seat', 'person', 'bot', 'ready'] },
  chat: { key: ['table', 'id'], columns: ['table', 'id', 'person', 'nonce', 'said', 'at'] },
  matches: {
    key: ['id'],
    columns: [
      'id',
      'table',
      'game',
      'rules',
      'options',
      'secret',
      'seq',
      'clocks',
      'deadline',
      'started_at',
      'finished_at',
      'result',
    ],
  },
  players: { key: ['match', 'seat'], columns: ['match', 'seat', 'person', 'bot'] },
  acts: {
    key: ['match', 'seq'],
    columns: ['match', 'seq', 'act', 'at', 'seat', 'nth', 'answer'],
  },
};

/** The name of a table, and what is in it. */
export interface TableLayout {
  readonly table: string;
  readonly key: readonly string[];
  readonly columns: readonly string[];
}

export const tableLayouts: readonly TableLayout[] = Object.entries<Omit<TableLayout, 'table'>>(
  layout,
).map(([table, place]) => ({ table, ...place }));
