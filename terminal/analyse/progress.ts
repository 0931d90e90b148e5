import type { Output } from '../system.ts';
import type { AnalysisTexts } from './texts/texts.ts';

const clearLine = '\r\u001B[K';

/** One line that says how far the work is, where there is a terminal to say it in. */
export interface Progress {
  show(done: number): void;
  /** Makes room for other output. */
  clear(): void;
}

/** Shows how far the work is. */
export function openProgress(output: Output, texts: AnalysisTexts, of: number): Progress {
  const write = (text: string): void => {
    if (output.isTTY === true) output.write(text);
  };
  const show = (done: number): void =>
    write(done < of ? `${clearLine}${texts.progress(done, of)}` : clearLine);
  show(0);
  return { show, clear: () => write(clearLine) };
}
