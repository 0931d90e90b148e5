import type { ThinkOptions } from '@rookery/bots/workers/bot-pool';
import type { Frame } from '../games/game-screen.ts';
import { wrap } from '../paint/layout.ts';
import { faint, plain, strong, type StyledLine } from '../paint/line.ts';
import type { Shell } from '../shell.ts';
import { openKeys, type Key, type Keys, type Nudge } from './keys.ts';
import { openFullScreen } from './full-screen.ts';

/** What a window shows: a picture, what happened, a message and what the keys do. */
export interface WindowPage {
  readonly picture: (frame: Frame) => readonly StyledLine[];
  /** Sentences, the last ones shown where there is room. */
  readonly news: readonly string[];
  readonly message: string;
  /** How things are besides the match: clocks, the line. */
  readonly note?: string;
  /** A line being typed. */
  readonly prompt: string | null;
  readonly hint: string;
}

/** A page without anything on it. */
export const emptyPage: WindowPage = {
  picture: () => [],
  news: [],
  message: '',
  prompt: null,
  hint: '',
};

/** A terminal window taken over by the program. */
export interface Window {
  show(page: WindowPage): void;
  /** The next key; the page is shown again whenever the window changes its size. */
  key(page: WindowPage): Promise<Key>;
  /** The next key, or that something has changed and the page with it. */
  keyOrChange(page: WindowPage): Promise<Key | Nudge>;
  /** Tells whoever waits by `keyOrChange` that something has changed. */
  nudge(): void;
  /** Wipes everything, also what could be scrolled back to, and drops keys typed ahead. */
  wipe(): void;
  /** Shows a page for a while. */
  pause(page: WindowPage, milliseconds: number): Promise<void>;
  /** Shows a page while somebody thinks; being told to stop ends the thinking. */
  during<Found>(
    page: (share: number) => WindowPage,
    thinking: (company: ThinkOptions) => Promise<Found>,
  ): Promise<Found>;
  close(): void;
}

type WindowParts = Pick<Shell, 'system' | 'painter' | 'texts'>;

/** Takes over the terminal. */
export function openWindow({ system, painter, texts }: WindowParts): Window {
  const fullScreen = openFullScreen(system.output, painter);
  const keys: Keys = openKeys(system.input, system.output);
  const removeStop = system.onStop(() => keys.interrupt());
  const show = (page: WindowPage): void =>
    fullScreen.paint(compose(page, fullScreen.frame(), texts));
  return {
    show,
    ...readKeys(keys, show),
    nudge: () => keys.nudge(),
    wipe() {
      fullScreen.wipe();
      keys.forget();
    },
    async pause(page, milliseconds) {
      show(page);
      await system.wait(milliseconds);
      keys.checkInterrupt();
      keys.forget();
    },
    async during(page, thinking) {
      show(page(0));
      try {
        const onProgress = (share: number): void => show(page(share));
        return await thinking({ signal: keys.stopped, onProgress });
      } catch (error) {
        keys.checkInterrupt();
        throw error;
      }
    },
    close() {
      removeStop();
      keys.close();
      fullScreen.close();
    },
  };
}

function readKeys(
  keys: Keys,
  show: (page: WindowPage) => void,
): Pick<Window, 'key' | 'keyOrChange'> {
  const keyOrChange = async (page: WindowPage): Promise<Key | Nudge> => {
    show(page);
    const pressed = await keys.next();
    return pressed.name === 'resize' ? keyOrChange(page) : pressed;
  };
  const key = async (page: WindowPage): Promise<Key> => {
    const pressed = await keyOrChange(page);
    return pressed.name === 'changed' ? key(page) : pressed;
  };
  return { key, keyOrChange };
}

/** The lines of a page: the picture on top, the hint at the bottom, the news where there is room. */
function compose(
  { picture, news, message, note = '', prompt, hint }: WindowPage,
  frame: Frame,
  { tooSmall }: Shell['texts'],
): readonly StyledLine[] {
  const top = picture(frame);
  const { columns, rows } = frame;
  const bottom = [
    ...wrap(note, columns).map(plain),
    ...wrap(message, columns).map(strong),
    ...(prompt === null ? [] : [plain(prompt)]),
    ...wrap(hint, columns).map(faint),
  ];
  const room = rows - top.length - bottom.length;
  if (room < 0) {
    // The end of the picture matters most: it shows what can be chosen.
    const warning = wrap(tooSmall(columns, rows), columns).map(strong);
    return [...warning, ...top.slice(warning.length - room), ...bottom];
  }
  const told = news.flatMap((sentence) => wrap(sentence, columns)).map(plain);
  const latest = told.slice(Math.max(0, told.length - room));
  const gap = Array.from({ length: room - latest.length }, (): StyledLine => []);
  return [...top, ...latest, ...gap, ...bottom];
}
