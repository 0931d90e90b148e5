import type { MatchId } from '../identifiers.ts';
import type { Tell } from '../tells.ts';

/** How a match stands. */
export type Update = Extract<Tell, { readonly type: 'update' }>;

/** Everything seen of one match, without a gap. */
export interface Story {
  readonly match: MatchId;
  /** Of how many acts something was seen. */
  readonly seq: number;
  readonly news: readonly unknown[];
  /** How much news there was at each `seq` at which an update ended: only there can a story be cut. */
  readonly lengths: ReadonlyMap<number, number>;
}

/**
 * The story as it goes on with an update, whether that repeats a part or not. Nothing if there is a gap
 * between the two: then everything since the story's `seq`, or since 0, is needed.
 */
export function continued(story: Story | null, update: Update): Story | undefined {
  const { match, seq, since } = update;
  const told = story?.match === match ? story : null;
  const length = since === 0 ? 0 : told?.lengths.get(since);
  if (length === undefined) return undefined;
  const news = [...(told?.news.slice(0, length) ?? []), ...update.news];
  const known = [...(told?.lengths ?? [])].filter(([at]) => at <= since);
  return { match, seq, news, lengths: new Map([...known, [seq, news.length]]) };
}
