import type { Frame } from '../games/game-screen.ts';
import { cut, type StyledLine } from '../paint/line.ts';
import type { Painter } from '../paint/painter.ts';
import type { Output } from '../system.ts';

/** The whole terminal window while a match is on it. */
export interface FullScreen {
  frame(): Frame;
  /** Shows these lines and nothing else; lines that do not fit are left out. */
  paint(lines: readonly StyledLine[]): void;
  /** Wipes the window and everything that could be scrolled back to. */
  wipe(): void;
  /** Gives the window back as it was. */
  close(): void;
}

const enter = '\u001B[?1049h\u001B[?25l\u001B[2J';
const leave = '\u001B[?25h\u001B[?1049l';
const home = '\u001B[H';
const clearLine = '\u001B[K';
const clearBelow = '\u001B[J';
const clearAll = '\u001B[2J\u001B[3J\u001B[H';

/** Takes over the window of a terminal. */
export function openFullScreen(output: Output, painter: Painter): FullScreen {
  const frame = (): Frame => ({ columns: output.columns ?? 80, rows: output.rows ?? 24 });
  output.write(enter);
  return {
    frame,
    paint(lines) {
      const { columns, rows } = frame();
      const shown = lines.slice(0, rows).map((line) => painter(cut(line, columns)) + clearLine);
      output.write(home + shown.join('\r\n') + clearBelow);
    },
    wipe: () => {
      output.write(clearAll);
    },
    close: () => {
      output.write(leave);
    },
  };
}
