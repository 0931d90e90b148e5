import type { Reason } from '@rookery/protocol/reasons';
import type { Tell } from '@rookery/protocol/tells';
import type { DeskAsk } from './desk.ts';

/** The one answer to an ask, and what everybody hears after it. */
export interface Reply {
  readonly answer: Tell;
  readonly news?: () => Promise<void> | void;
}

/** It is done. */
export const done = ({ id }: DeskAsk, news?: Reply['news']): Reply => ({
  answer: { type: 'done', id },
  ...(news && { news }),
});

/** It is not done, and nothing has changed. */
export const refused = ({ id }: DeskAsk, reason: Reason): Reply => ({
  answer: { type: 'refused', id, reason },
});
