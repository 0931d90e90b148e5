import type { LuckAndSkill } from '@rookery/analysis/review/luck-and-skill';
import type { MatchId } from '@rookery/protocol/identifiers';
import { hashOf } from '@rookery/rules/kernel/canonical';
import { beginReading, openDatabase, promiseOf, type StoreOf } from '../here/browser-database.ts';
import type { KnownAssessments, ReviewSummary } from './messages.ts';

/** A finished review, as the device keeps it. */
export interface KeptReview {
  readonly assessments: KnownAssessments;
  readonly summary: ReviewSummary;
}

/** One row of the database. */
interface ReviewRow extends KeptReview {
  readonly key: string;
  /** The match it is about; null for a record from a file or a link. */
  readonly match: MatchId | null;
  readonly at: number;
}

/** Increase it whenever reviews say something else about the same match: those kept are forgotten. */
const version = 2;
const store = 'reviews';

/** So many reviews are kept; the oldest ones go first. */
const mostReviews = 100;

/** The name under which the review of a record is kept. */
export const reviewKey = (record: unknown, level: string): string =>
  `${hashOf(record)} by ${level}`;

const open = (): Promise<IDBDatabase> =>
  openDatabase('rookery-reviews', version, (database) => {
    if (database.objectStoreNames.contains(store)) database.deleteObjectStore(store);
    database.createObjectStore(store, { keyPath: 'key' });
  });

/** The rows were written by this page. */
const rowsOf = (database: IDBDatabase, mode: 'readonly' | 'readwrite'): StoreOf<ReviewRow> =>
  (mode === 'readonly'
    ? beginReading(database, store)
    : database.transaction(store, 'readwrite')
  ).objectStore(store);

/** A review that was finished before; null if there is none, or nothing is kept here. */
export async function loadReview(key: string): Promise<KeptReview | null> {
  try {
    return (await promiseOf(rowsOf(await open(), 'readonly').get(key))) ?? null;
  } catch {
    return null;
  }
}

/** Keeps a review, and forgets the oldest if there are too many. Where nothing is kept, it is reviewed anew. */
export async function keepReview(
  key: string,
  match: MatchId | null,
  review: KeptReview,
  at: number,
): Promise<void> {
  try {
    const database = await open();
    const rows = rowsOf(database, 'readwrite');
    await promiseOf(rows.put({ key, match, at, ...review }));
    const all = await promiseOf(rows.getAll());
    const old = all.toSorted((a, b) => b.at - a.at).slice(mostReviews);
    await Promise.all(old.map((each) => promiseOf(rows.delete(each.key))));
  } catch {
    // A private window keeps nothing, and a full disk neither.
  }
}

/** Luck and skill of every reviewed match of this device or of the server, by its id. */
export async function loadReviewed(): Promise<ReadonlyMap<MatchId, readonly LuckAndSkill[]>> {
  try {
    const rows = await promiseOf(rowsOf(await open(), 'readonly').getAll());
    return new Map(
      rows.flatMap(({ match, summary }) =>
        match !== null && summary.luckAndSkill ? [[match, summary.luckAndSkill] as const] : [],
      ),
    );
  } catch {
    return new Map();
  }
}
