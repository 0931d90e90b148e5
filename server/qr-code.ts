import { renderUnicodeCompact } from 'uqr';

/** Where something is printed: a terminal has colours of its own, a file has none. */
export type Screen = 'terminal' | 'file';

/** A QR code as lines that draw light on dark, also where a terminal is dark on light. */
export const drawQrCode = (text: string, screen: Screen): readonly string[] =>
  renderUnicodeCompact(text, { border: 2 })
    .split('\n')
    .map((line) => (screen === 'terminal' ? `  \u001B[97;40m${line}\u001B[0m` : `  ${line}`));
