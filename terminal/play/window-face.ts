import type { GameScreen, ViewerScene } from '../games/game-screen.ts';
import { strong } from '../paint/line.ts';
import type { WindowPage, Window } from '../screen/window.ts';
import type { TerminalTexts } from '../texts/texts.ts';
import type { MoveReply, Face, MoveRequest } from './face.ts';
import { storyOf } from './story.ts';
import { pickMove } from './window-picking.ts';

/** How long somebody else's move stays before the next, in milliseconds. */
const pace = 900;

/** A match in a window: drawn, and played with keys. */
export function windowFace(texts: TerminalTexts, screen: GameScreen, window: Window): Face {
  let toldBefore = 0;
  const tablePage = (scene: ViewerScene, hint: string): WindowPage => ({
    ...pageWith(hint),
    picture: (frame) => [...screen.draw(scene, frame), []],
    news: storyOf(screen, scene),
  });
  const ask = async (turn: MoveRequest): Promise<MoveReply> => {
    const picked = await pickMove({ texts, screen, window, turn });
    return picked.type === 'changed' || picked.type === 'aside' ? ask(turn) : picked;
  };

  const askAgain = async (turn: MoveRequest): Promise<MoveReply> => {
    const key = await window.key(tablePage(turn.scene, texts.passOn));
    if (key.name === 'enter') return { type: 'keep' };
    return key.name === 'text' && key.text === 'c' ? ask(turn) : askAgain(turn);
  };

  return {
    during: (scene, name, thinking) =>
      window.during((share) => tablePage(scene, texts.thinking(name, percentOf(share))), thinking),
    async watch(scene) {
      const told = storyOf(screen, scene).length;
      const isNews = told !== toldBefore;
      toldBefore = told;
      await window.pause(tablePage(scene, texts.watching), isNews ? pace : 0);
    },
    breakAfterRound: (scene) => untilEnter(window, tablePage(scene, texts.goOn)),
    async curtain(name) {
      window.wipe();
      const lines = [[], [], strong(`  ${texts.curtain(name)}`)];
      await untilEnter(window, { ...pageWith(texts.curtainHint), picture: () => lines });
      return 'here';
    },
    ask,
    askAgain,
    close: () => window.close(),
  };
}

/** An empty page that says only what the keys do. */
const pageWith = (hint: string): WindowPage => ({
  picture: () => [],
  news: [],
  message: '',
  prompt: null,
  hint,
});

const percentOf = (share: number): number => Math.round(share * 100);

async function untilEnter(window: Window, page: WindowPage): Promise<void> {
  const key = await window.key(page);
  if (key.name !== 'enter') await untilEnter(window, page);
}
