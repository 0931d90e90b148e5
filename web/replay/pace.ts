/** How fast a replay plays. */
export const replayPaces = ['slow', 'usual', 'fast'] as const;
export type ReplayPace = (typeof replayPaces)[number];

/** How long a moment stays, in milliseconds. */
const pauses: { readonly [pace in ReplayPace]: number } = { slow: 2800, usual: 1400, fast: 600 };

/** How long a moment stays while a replay plays, in milliseconds. An interlude has more to read. */
export const pauseAt = (
  moment: { readonly isInterlude: boolean } | undefined,
  pace: ReplayPace,
): number => pauses[pace] * (moment?.isInterlude ? 2 : 1);
