import { phrases } from '@rookery/protocol/chat';
import { plain, strong, type StyledLine } from '../paint/line.ts';
import type { MoveRequest } from '../play/face.ts';
import { storyOf } from '../play/story.ts';
import { pickMove } from '../play/window-picking.ts';
import { choose } from '../screen/choice.ts';
import type { Key } from '../screen/keys.ts';
import type { WindowPage, Window } from '../screen/window.ts';
import type { Shell } from '../shell.ts';
import type { TableSnapshot, ShownMatch } from './snapshot.ts';
import type { OnlineFace, TableCommand } from './online-face.ts';
import { readCommand, type TypingTexts } from './typed.ts';

/** What stays the same while a table is shown in a window. */
interface Sight extends TypingTexts {
  readonly window: Window;
  readonly title: string;
}

/** A table elsewhere in a window: drawn, and played with keys. */
export function windowFace(shell: Shell, window: Window, title: string): OnlineFace {
  const sight: Sight = { window, title, texts: shell.texts.join, terminal: shell.texts };
  return {
    attend: (now) => attend(sight, now),
    nudge: () => window.nudge(),
    close: () => window.close(),
  };
}

const nothing: TableCommand = { type: 'changed' };

function attend(sight: Sight, now: () => TableSnapshot): Promise<TableCommand> {
  const snapshot = now();
  return snapshot.stage === 'turn' && snapshot.shown
    ? decide(sight, now, snapshot.shown)
    : watch(sight, now, snapshot);
}

const noteOf = ({ lineNote, clocks }: TableSnapshot): string =>
  [lineNote, clocks].filter((part) => part !== '').join('   ');

/** What the person is asked to decide; it follows the table until the question is another. */
function requestFor(sight: Sight, now: () => TableSnapshot, shown: ShownMatch): MoveRequest {
  const { texts } = sight;
  const { key, message } = now();
  const ask = ({ scene, legal }: ShownMatch): MoveRequest => ({
    scene,
    legal,
    // Only the server knows the whole state: it explains what is against the rules.
    refuse: () => undefined,
    advise: () => Promise.resolve(texts.noAdvice),
    live: {
      next() {
        const snapshot = now();
        const isOther = snapshot.message !== message && snapshot.message !== '';
        return snapshot.key === key && snapshot.shown && !isOther ? ask(snapshot.shown) : undefined;
      },
      note: () => [noteOf(now()), message].filter((part) => part !== '').join('   '),
      isAside: (line) => line === texts.talk.key || isWord(sight, now(), line),
    },
  });
  return ask(shown);
}

/** Asks for a move; whatever else happens meanwhile is shown around it. */
async function decide(
  sight: Sight,
  now: () => TableSnapshot,
  shown: ShownMatch,
): Promise<TableCommand> {
  const { texts, terminal, window } = sight;
  const picked = await pickMove({
    texts: terminal,
    screen: shown.screen,
    window,
    turn: requestFor(sight, now, shown),
  });
  switch (picked.type) {
    case 'aside':
      return picked.line === texts.talk.key
        ? talk(sight, now())
        : (readCommand(sight, now(), picked.line) ?? nothing);
    case 'keep':
      return nothing;
    case 'move':
    case 'quit':
    case 'input-ended':
    case 'changed':
      return picked;
  }
}

/** Words have at least two letters: single ones are keys. */
const isWord = (sight: Sight, snapshot: TableSnapshot, line: string): boolean =>
  line.trim().length > 1 && readCommand(sight, snapshot, line) !== undefined;

async function watch(
  sight: Sight,
  now: () => TableSnapshot,
  snapshot: TableSnapshot,
): Promise<TableCommand> {
  const { window, texts } = sight;
  const key = await window.keyOrChange(pageOf(sight, snapshot));
  if (key.name === 'enter' && snapshot.line === 'broken') return { type: 'retry' };
  if (key.name !== 'text') return nothing;
  const pressed = key.text.toLowerCase();
  if (pressed === texts.quit.key) return leave(sight, snapshot);
  if (pressed === texts.talk.key && snapshot.chat !== 'off') return talk(sight, snapshot);
  if (pressed === texts.change.key && snapshot.shown && mayChange(snapshot)) {
    return decide(sight, now, snapshot.shown);
  }
  const action = snapshot.actions.find((each) => texts.actions[each].key === pressed);
  return action ? { type: 'action', action } : nothing;
}

const mayChange = ({ stage, shown }: TableSnapshot): boolean =>
  stage === 'watching' && shown !== null && shown.legal.length > 0;

function pageOf(sight: Sight, snapshot: TableSnapshot): WindowPage {
  const { shown, message } = snapshot;
  return {
    picture: (frame) =>
      shown ? [...shown.screen.draw(shown.scene, frame), []] : hall(sight, snapshot),
    news: [
      ...(shown ? storyOf(shown.screen, shown.scene) : snapshot.talk),
      ...resultOf(snapshot),
      ...snapshot.news,
    ],
    message,
    note: noteOf(snapshot),
    prompt: null,
    hint: hintOf(sight, snapshot),
  };
}

const hall = ({ title }: Sight, { seats }: TableSnapshot): readonly StyledLine[] => [
  strong(title),
  [],
  ...seats.map(plain),
  [],
];

const resultOf = ({ stage, shown }: TableSnapshot): readonly string[] =>
  stage === 'over' && shown
    ? shown.screen.result(shown.scene).map((line) => line.map(({ text }) => text).join(''))
    : [];

function hintOf({ texts }: Sight, snapshot: TableSnapshot): string {
  const hints = [
    ...(snapshot.line === 'broken' ? [texts.retry] : []),
    ...snapshot.actions.map((action) => texts.actions[action]),
    ...(mayChange(snapshot) ? [texts.change] : []),
    ...(snapshot.chat === 'off' ? [] : [texts.talk]),
    texts.quit,
  ];
  return hints.map(({ key, does }) => texts.keyHint(key, does)).join(' · ');
}

async function leave(sight: Sight, snapshot: TableSnapshot): Promise<TableCommand> {
  const { window, terminal } = sight;
  if (snapshot.stage !== 'watching') return { type: 'quit' };
  const key = await window.key({ ...pageOf(sight, snapshot), message: terminal.leave, hint: '' });
  const isSure = key.name === 'text' && key.text.toLowerCase() === terminal.yes;
  return isSure ? { type: 'quit' } : nothing;
}

/** Chooses a phrase, or types a line where the table allows it. */
async function talk(sight: Sight, snapshot: TableSnapshot): Promise<TableCommand> {
  const { window, texts } = sight;
  const answers = phrases.map((phrase) => texts.phrases[phrase]);
  const all = snapshot.chat === 'text' ? [...answers, texts.write] : answers;
  const index = await choose(
    window,
    { question: texts.talkTitle, answers: all, hint: texts.talkHint },
    0,
  );
  if (index === undefined) return nothing;
  const phrase = phrases[index];
  return phrase ? { type: 'say', said: { kind: 'phrase', phrase } } : write(sight, snapshot, '');
}

async function write(sight: Sight, snapshot: TableSnapshot, typed: string): Promise<TableCommand> {
  const { window, texts } = sight;
  const prompt = `${texts.writePrompt} ${typed}_`;
  const key = await window.key({ ...pageOf(sight, snapshot), prompt, hint: texts.writeHint });
  if (key.name === 'escape') return nothing;
  if (key.name !== 'enter') return write(sight, snapshot, changed(typed, key));
  const words = typed.trim();
  return words === '' ? nothing : { type: 'say', said: { kind: 'text', text: words } };
}

function changed(typed: string, key: Key): string {
  if (key.name === 'text') return typed + key.text;
  return key.name === 'backspace' ? Array.from(typed).slice(0, -1).join('') : typed;
}
