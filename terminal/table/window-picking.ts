import type { Picker } from '../games/game-screen.ts';
import { plain, strong } from '../paint/line.ts';
import type { Key } from '../screen/keys.ts';
import { emptyPage, type Window, type WindowPage } from '../screen/window.ts';
import type { TerminalTexts } from '@rookery/texts/en/terminal/terminal';
import { tellStory, type ShownMatch, type TableCommand, type TableSnapshot } from './face.ts';
import { interpret } from './typed.ts';

/** Where a person is asked: a window, in a language. */
interface WindowPrompt {
  readonly texts: TerminalTexts;
  readonly window: Window;
}

/** One decision being asked for in a window. */
interface MovePrompt extends WindowPrompt {
  /** How the table was when the question came up, and how it is now. */
  readonly asked: TableSnapshot;
  readonly now: () => TableSnapshot;
  readonly shown: ShownMatch;
}

/** A move being picked: by keys, or typed where `typed` is a text. */
interface PickState {
  readonly picker: Picker;
  readonly typed: string | null;
  /** Letters pressed in a row; they begin the typed move if they turn out to be one. */
  readonly letters: string;
  readonly message: string;
}

/** What comes of it: a command, or the wish to say something. */
type Picked = TableCommand | { readonly type: 'talk' };

/** Asks for a move until one is picked or typed, the person wants something else, or the question is another. */
export function pickMove(where: WindowPrompt, now: () => TableSnapshot): Promise<Picked> {
  const asked = now();
  const { shown } = asked;
  if (!shown) return Promise.resolve({ type: 'changed' });
  const picker = shown.screen.picker(shown.scene, shown.legal);
  const prompt: MovePrompt = { texts: where.texts, window: where.window, asked, now, shown };
  return pickOn(prompt, { picker, typed: null, letters: '', message: '' });
}

async function pickOn(prompt: MovePrompt, picking: PickState): Promise<Picked> {
  const key = await prompt.window.keyOrChange(pageOf(prompt, picking));
  if (key.name === 'changed') return showChange(prompt, picking);
  return picking.typed === null
    ? pressKey(prompt, picking, key)
    : typeOn(prompt, picking, picking.typed, key);
}

/** Others have gone on: the table is shown as it is now, and what is typed stays. */
function showChange(prompt: MovePrompt, picking: PickState): Promise<Picked> {
  const { asked } = prompt;
  const { key, message, shown } = prompt.now();
  const isAnswered = message !== asked.message && message !== '';
  if (key !== asked.key || isAnswered || !shown) return Promise.resolve({ type: 'changed' });
  const isSame = shown.scene.view === prompt.shown.scene.view;
  const picker = isSame ? picking.picker : shown.screen.picker(shown.scene, shown.legal);
  return pickOn({ ...prompt, shown }, { ...picking, picker });
}

/** Goes back to the keys, with nothing typed and nothing said. */
const useKeys = (prompt: MovePrompt, picking: PickState): Promise<Picked> =>
  pickOn(prompt, { ...picking, typed: null, letters: '', message: '' });

/** How things are besides the match: the line and the clocks. */
export const noteOf = ({ lineNote, clocks }: TableSnapshot): string => join([lineNote, clocks]);

const join = (parts: readonly string[]): string => parts.filter((part) => part !== '').join('   ');

function pageOf(
  { texts, asked, now, shown }: MovePrompt,
  { picker, typed, message }: PickState,
): WindowPage {
  return {
    picture: (frame) => picker.draw(frame),
    news: tellStory({ ...asked, shown }),
    message,
    note: join([noteOf(now()), asked.message]),
    prompt: typed === null ? null : `${texts.prompt} ${typed}_`,
    hint: typed === null ? picker.hint : texts.promptHint,
  };
}

async function pressKey(prompt: MovePrompt, picking: PickState, key: Key): Promise<Picked> {
  const pressed = picking.picker.press(key);
  const letters = key.name === 'text' ? picking.letters + key.text : '';
  switch (pressed.type) {
    case 'picker':
      return pickOn(prompt, { picker: pressed.picker, typed: null, letters, message: '' });
    case 'move': {
      const why = prompt.shown.refuse(pressed.move);
      return why === undefined
        ? { type: 'move', move: pressed.move }
        : pickOn(prompt, { ...picking, letters: '', message: why });
    }
    case 'unused':
      return pressOther(prompt, { ...picking, letters }, key);
  }
}

/** A key that means nothing to the picker: help, talking, leaving, or the beginning of a typed move. */
async function pressOther(prompt: MovePrompt, picking: PickState, key: Key): Promise<Picked> {
  const { texts, now } = prompt;
  if (key.name !== 'text') return pickOn(prompt, picking);
  if (key.text === '?') return help(prompt, picking);
  if (key.text === texts.join.talk.key && now().chat !== 'off') return { type: 'talk' };
  if (picking.letters === 'q') return leave(prompt, picking);
  if (picking.letters === 'h') return advise(prompt, picking);
  const isOpener = key.text === ':' || key.text === '/';
  return pickOn(prompt, { ...picking, typed: isOpener ? '' : picking.letters, message: '' });
}

async function help(prompt: MovePrompt, picking: PickState): Promise<Picked> {
  const { texts, shown, window } = prompt;
  const lines = [strong(texts.helpTitle), [], ...shown.screen.typingHelp.map(plain)];
  await window.key({ ...emptyPage, picture: () => lines, hint: texts.anyKey });
  return useKeys(prompt, picking);
}

async function advise(prompt: MovePrompt, picking: PickState): Promise<Picked> {
  const { texts, window, shown } = prompt;
  const back = { ...picking, typed: null, letters: '' };
  const page = { ...pageOf(prompt, { ...back, message: '' }), hint: texts.advising };
  const message = await window.during(
    () => page,
    (options) => shown.advise(options),
  );
  return pickOn(prompt, { ...back, message });
}

async function leave(prompt: MovePrompt, picking: PickState): Promise<Picked> {
  const isSure = await askToLeave(prompt, pageOf(prompt, { ...picking, typed: null }));
  return isSure ? { type: 'quit' } : useKeys(prompt, picking);
}

/** Asks on a page whether the person is sure. */
export async function askToLeave(
  { texts, window }: WindowPrompt,
  page: WindowPage,
): Promise<boolean> {
  const key = await window.key({ ...page, message: texts.leave, hint: '' });
  return key.name === 'text' && key.text.toLowerCase() === texts.yes;
}

async function typeOn(
  prompt: MovePrompt,
  picking: PickState,
  typed: string,
  key: Key,
): Promise<Picked> {
  if (key.name === 'enter') return submit(prompt, picking, typed);
  const isEmptied = key.name === 'backspace' && typed === '';
  if (key.name === 'escape' || isEmptied) return useKeys(prompt, picking);
  const edited = editText(typed, key);
  const message = edited === typed ? picking.message : '';
  return pickOn(prompt, { ...picking, typed: edited, message });
}

/** A typed text after one more key. */
export function editText(typed: string, key: Key): string {
  if (key.name === 'text') return typed + key.text;
  return key.name === 'backspace' ? Array.from(typed).slice(0, -1).join('') : typed;
}

async function submit(prompt: MovePrompt, picking: PickState, typed: string): Promise<Picked> {
  const meaning = interpret(prompt.texts, { ...prompt.now(), shown: prompt.shown }, typed);
  switch (meaning.type) {
    case 'move':
    case 'action':
    case 'say':
      return meaning;
    case 'quit':
      return leave(prompt, picking);
    case 'help':
      return help(prompt, picking);
    case 'advice':
      return advise(prompt, picking);
    case 'nothing':
      return useKeys(prompt, picking);
    case 'refused':
      return pickOn(prompt, { ...picking, typed, message: meaning.why });
  }
}
