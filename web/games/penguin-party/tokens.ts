/** The values of penalty tokens, as in the box. */
export type TokenValue = 1 | 5;

/** Points as the fewest tokens, large ones first (PP13). */
export const tokensFor = (points: number): readonly TokenValue[] => [
  ...Array.from({ length: Math.floor(points / 5) }, (): TokenValue => 5),
  ...Array.from({ length: points % 5 }, (): TokenValue => 1),
];
