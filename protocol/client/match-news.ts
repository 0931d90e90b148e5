import type { MatchId } from '../identifiers.ts';
import type { Tell } from '../tells.ts';

/** The message that says how a match stands. */
export type UpdateTell = Extract<Tell, { readonly type: 'update' }>;

/** Everything a client saw of one match, without a gap. */
export interface MatchNews {
  readonly match: MatchId;
  /** Of how many acts something was seen. */
  readonly seq: number;
  readonly news: readonly unknown[];
  /** How many news there were at each `seq` at which an update ended. News can be cut only there. */
  readonly lengths: ReadonlyMap<number, number>;
}

/**
 * Appends the news of an update, which may repeat some that are known. Returns undefined if news are
 * missing in between: the client then asks for everything since the known `seq`, or since 0.
 */
export function appendNews(known: MatchNews | null, update: UpdateTell): MatchNews | undefined {
  const { match, seq, since } = update;
  const before = known?.match === match ? known : null;
  const length = since === 0 ? 0 : before?.lengths.get(since);
  if (length === undefined) return undefined;
  const news = [...(before?.news.slice(0, length) ?? []), ...update.news];
  const kept = [...(before?.lengths ?? [])].filter(([at]) => at <= since);
  return { match, seq, news, lengths: new Map([...kept, [seq, news.length]]) };
}
