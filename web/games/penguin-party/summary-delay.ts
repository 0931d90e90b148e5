import type { PageSettings } from '../../shell/settings.ts';

/** How long the table of a round that has ended is seen before its summary, in milliseconds. */
export const delayOfSummary: { readonly [pace in PageSettings['pace']]: number } = {
  relaxed: 1200,
  brisk: 600,
  'at-once': 0,
};
