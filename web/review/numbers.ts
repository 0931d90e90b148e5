/** How shares of the victory are written in a language. */
export interface ShareWords {
  /** `43 %`. */
  readonly percent: (share: number) => string;
  /** With its sign, also where it is positive: `+8 %`. */
  readonly signed: (share: number) => string;
  /** A share and how far the truth may be from it: `+8 % ± 3`. */
  readonly uncertain: (share: number, margin: number) => string;
}

/** Writes shares of the victory, in whole percents. */
export function shareWordsIn(language: string): ShareWords {
  const plain = new Intl.NumberFormat(language, { style: 'percent' });
  const withSign = new Intl.NumberFormat(language, { style: 'percent', signDisplay: 'exceptZero' });
  const signed = (share: number): string => withSign.format(share);
  return {
    percent: (share) => plain.format(share),
    signed,
    uncertain: (share, margin) => `${signed(share)} ±\u00A0${String(Math.ceil(100 * margin))}`,
  };
}
