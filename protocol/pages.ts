import type { MatchId, TableId } from './identifiers.ts';

/** The first part of each address that the page answers for; the page itself knows the rest. */
export const pageNames = [
  'play',
  'here',
  'learn',
  'puzzles',
  'rules',
  'cards',
  'lobby',
  'table',
  'matches',
  'numbers',
  'match',
  'replay',
  'review',
  'party',
  'me',
] as const;

/** The address of a table, to send to others. */
export const tablePath = (table: TableId): string => `/table/${table}`;

/** The address of a finished match. */
export const matchPath = (match: MatchId): string => `/match/${match}`;

/** Whether the page answers for that address: home, or one that begins with a name above. */
export function isPagePath(pathname: string): boolean {
  const [, first = ''] = pathname.split('/');
  return first === '' ? pathname === '/' : pageNames.some((name) => name === first);
}
