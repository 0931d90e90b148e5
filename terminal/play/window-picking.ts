import type { GameScreen, Picker } from '../games/game-screen.ts';
import { plain, strong } from '../paint/line.ts';
import type { Key } from '../screen/keys.ts';
import type { WindowPage, Window } from '../screen/window.ts';
import type { TerminalTexts } from '../texts/texts.ts';
import type { Picked, MoveRequest } from './face.ts';
import { interpret } from './interpret.ts';
import { storyOf } from './story.ts';

/** One decision being asked for in a window. */
export interface MovePrompt {
  readonly texts: TerminalTexts;
  readonly screen: GameScreen;
  readonly window: Window;
  readonly turn: MoveRequest;
}

/** A move being picked: by keys, or typed where `typed` is a text. */
interface PickState {
  readonly picker: Picker;
  readonly typed: string | null;
  /** Letters pressed in a row; they begin the typed move if they turn out to be one. */
  readonly letters: string;
  readonly message: string;
}

/** Asks for a move until a legal one is picked or typed, or the person leaves. */
export function pickMove(asking: MovePrompt): Promise<Picked> {
  const { screen, turn } = asking;
  const picker = screen.picker(turn.scene, turn.legal);
  return pickOn(asking, { picker, typed: null, letters: '', message: '' });
}

async function pickOn(asking: MovePrompt, picking: PickState): Promise<Picked> {
  const key = await asking.window.keyOrChange(pageOf(asking, picking));
  if (key.name === 'changed') return afterChange(asking, picking);
  return picking.typed === null
    ? pressKey(asking, picking, key)
    : typeOn(asking, picking, picking.typed, key);
}

/** Others have gone on: what is shown changes, and what is typed stays. */
function afterChange(asking: MovePrompt, picking: PickState): Promise<Picked> {
  const turn = asking.turn.live?.next();
  if (!turn) return Promise.resolve({ type: 'changed' });
  const isSame = turn.scene.view === asking.turn.scene.view;
  const picker = isSame ? picking.picker : asking.screen.picker(turn.scene, turn.legal);
  return pickOn({ ...asking, turn }, { ...picking, picker });
}

/** Back to the keys, with nothing typed and nothing said. */
const withKeys = (asking: MovePrompt, picking: PickState): Promise<Picked> =>
  pickOn(asking, { ...picking, typed: null, letters: '', message: '' });

function pageOf(
  { texts, screen, turn }: MovePrompt,
  { picker, typed, message }: PickState,
): WindowPage {
  const prompt = `${texts.prompt} ${typed ?? ''}_`;
  return {
    picture: (frame) => picker.draw(frame),
    news: storyOf(screen, turn.scene),
    message,
    note: turn.live?.note() ?? '',
    prompt: typed === null ? null : prompt,
    hint: typed === null ? picker.hint : texts.promptHint,
  };
}

async function pressKey(asking: MovePrompt, picking: PickState, key: Key): Promise<Picked> {
  const pressed = picking.picker.press(key);
  const letters = key.name === 'text' ? picking.letters + key.text : '';
  switch (pressed.type) {
    case 'picker':
      return pickOn(asking, { picker: pressed.picker, typed: null, letters, message: '' });
    case 'move': {
      const why = asking.turn.refuse(pressed.move);
      return why === undefined
        ? { type: 'move', move: pressed.move }
        : pickOn(asking, { ...picking, letters: '', message: why });
    }
    case 'unused':
      return pressOther(asking, { ...picking, letters }, key);
  }
}

/** A key that means nothing to the picker: help, leaving, or the beginning of a typed move. */
function pressOther(asking: MovePrompt, picking: PickState, key: Key): Promise<Picked> {
  if (key.name !== 'text') return pickOn(asking, picking);
  if (key.text === '?') return help(asking, picking);
  if (asking.turn.live?.isAside(key.text))
    return Promise.resolve({ type: 'aside', line: key.text });
  if (picking.letters === 'q') return leave(asking, picking);
  if (picking.letters === 'h') return advise(asking, picking);
  const isOpener = key.text === ':' || key.text === '/';
  return pickOn(asking, { ...picking, typed: isOpener ? '' : picking.letters, message: '' });
}

async function help(asking: MovePrompt, picking: PickState): Promise<Picked> {
  const { texts, screen, window } = asking;
  const lines = [strong(texts.helpTitle), [], ...screen.typingHelp.map(plain)];
  await window.key({
    picture: () => lines,
    news: [],
    message: '',
    prompt: null,
    hint: texts.anyKey,
  });
  return withKeys(asking, picking);
}

async function advise(asking: MovePrompt, picking: PickState): Promise<Picked> {
  const { texts, window, turn } = asking;
  const back = { ...picking, typed: null, letters: '' };
  const page = pageOf(asking, { ...back, message: '' });
  const waiting = { ...page, hint: texts.advising };
  const message = await window.during(
    () => waiting,
    (company) => turn.advise(company),
  );
  return pickOn(asking, { ...back, message });
}

async function leave(asking: MovePrompt, picking: PickState): Promise<Picked> {
  const { texts, window } = asking;
  const page = pageOf(asking, { ...picking, typed: null, message: texts.leave });
  const key = await window.key({ ...page, hint: '' });
  const isSure = key.name === 'text' && key.text.toLowerCase() === texts.yes;
  return isSure ? { type: 'quit' } : withKeys(asking, picking);
}

function typeOn(asking: MovePrompt, picking: PickState, typed: string, key: Key): Promise<Picked> {
  switch (key.name) {
    case 'text':
      return pickOn(asking, { ...picking, typed: typed + key.text, message: '' });
    case 'backspace': {
      const shorter = Array.from(typed).slice(0, -1).join('');
      return typed === ''
        ? withKeys(asking, picking)
        : pickOn(asking, { ...picking, typed: shorter, message: '' });
    }
    case 'escape':
      return withKeys(asking, picking);
    case 'enter':
      return submit(asking, picking, typed);
    case 'up':
    case 'down':
    case 'left':
    case 'right':
    case 'home':
    case 'end':
    case 'pageup':
    case 'pagedown':
    case 'tab':
    case 'resize':
      return pickOn(asking, picking);
  }
}

async function submit(asking: MovePrompt, picking: PickState, typed: string): Promise<Picked> {
  const meaning = interpret(asking.texts, asking.screen, asking.turn, typed);
  switch (meaning.type) {
    case 'move':
    case 'aside':
      return meaning;
    case 'quit':
      return leave(asking, picking);
    case 'help':
      return help(asking, picking);
    case 'advice':
      return advise(asking, picking);
    case 'nothing':
      return withKeys(asking, picking);
    case 'refused':
      return pickOn(asking, { ...picking, typed, message: meaning.why });
  }
}
