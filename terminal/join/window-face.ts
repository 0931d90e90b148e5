import { phrases } from '@rookery/protocol/chat';
import { plain, strong, type Line } from '../paint/line.ts';
import type { Turn } from '../play/face.ts';
import { storyOf } from '../play/story.ts';
import { pickMove } from '../play/window-picking.ts';
import { choose } from '../screen/choice.ts';
import type { Key } from '../screen/keys.ts';
import type { Page, Window } from '../screen/window.ts';
import type { Shell } from '../shell.ts';
import type { Moment, Shown } from './moment.ts';
import type { OnlineFace, Wish } from './online-face.ts';
import { joinTexts } from './texts/texts.ts';
import { wishIn, type Vocabularies } from './typed.ts';

/** What stays the same while a table is shown in a window. */
interface Sight extends Vocabularies {
  readonly window: Window;
  readonly title: string;
}

/** A table elsewhere in a window: drawn, and played with keys. */
export function windowFace(shell: Shell, window: Window, title: string): OnlineFace {
  const sight: Sight = { window, title, texts: joinTexts[shell.language], terminal: shell.texts };
  return {
    attend: (now) => attend(sight, now),
    nudge: () => window.nudge(),
    close: () => window.close(),
  };
}

const nothing: Wish = { type: 'changed' };

function attend(sight: Sight, now: () => Moment): Promise<Wish> {
  const moment = now();
  return moment.stage === 'turn' && moment.shown
    ? decide(sight, now, moment.shown)
    : watch(sight, now, moment);
}

const noteOf = ({ lineNote, clocks }: Moment): string =>
  [lineNote, clocks].filter((part) => part !== '').join('   ');

/** Asks for a move; whatever else happens meanwhile is shown around it. */
async function decide(sight: Sight, now: () => Moment, shown: Shown): Promise<Wish> {
  const { texts, terminal, window } = sight;
  const { key, message } = now();
  const turnFor = ({ scene, legal }: Shown): Turn => ({
    scene,
    legal,
    // Only the server knows the whole state: it explains what is against the rules.
    refuse: () => undefined,
    advise: () => Promise.resolve(texts.noAdvice),
    live: {
      next() {
        const moment = now();
        const isOther = moment.message !== message && moment.message !== '';
        return moment.key === key && moment.shown && !isOther ? turnFor(moment.shown) : undefined;
      },
      note: () => [noteOf(now()), message].filter((part) => part !== '').join('   '),
      isAside: (line) => line === texts.talk.key || isWord(sight, now(), line),
    },
  });
  const picked = await pickMove({
    texts: terminal,
    screen: shown.screen,
    window,
    turn: turnFor(shown),
  });
  switch (picked.type) {
    case 'aside':
      return picked.line === texts.talk.key
        ? talk(sight, now())
        : (wishIn(sight, now(), picked.line) ?? nothing);
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
const isWord = (sight: Sight, moment: Moment, line: string): boolean =>
  line.trim().length > 1 && wishIn(sight, moment, line) !== undefined;

async function watch(sight: Sight, now: () => Moment, moment: Moment): Promise<Wish> {
  const { window, texts } = sight;
  const key = await window.keyOrChange(pageOf(sight, moment));
  if (key.name === 'enter' && moment.line === 'broken') return { type: 'retry' };
  if (key.name !== 'text') return nothing;
  const pressed = key.text.toLowerCase();
  if (pressed === texts.quit.key) return leave(sight, moment);
  if (pressed === texts.talk.key && moment.chat !== 'off') return talk(sight, moment);
  if (pressed === texts.change.key && moment.shown && mayChange(moment)) {
    return decide(sight, now, moment.shown);
  }
  const action = moment.actions.find((each) => texts.actions[each].key === pressed);
  return action ? { type: 'action', action } : nothing;
}

const mayChange = ({ stage, shown }: Moment): boolean =>
  stage === 'watching' && shown !== null && shown.legal.length > 0;

function pageOf(sight: Sight, moment: Moment): Page {
  const { shown, message } = moment;
  return {
    picture: (frame) =>
      shown ? [...shown.screen.draw(shown.scene, frame), []] : hall(sight, moment),
    news: [
      ...(shown ? storyOf(shown.screen, shown.scene) : moment.talk),
      ...resultOf(moment),
      ...moment.news,
    ],
    message,
    note: noteOf(moment),
    prompt: null,
    hint: hintOf(sight, moment),
  };
}

const hall = ({ title }: Sight, { seats }: Moment): readonly Line[] => [
  strong(title),
  [],
  ...seats.map(plain),
  [],
];

const resultOf = ({ stage, shown }: Moment): readonly string[] =>
  stage === 'over' && shown
    ? shown.screen.result(shown.scene).map((line) => line.map(({ text }) => text).join(''))
    : [];

function hintOf({ texts }: Sight, moment: Moment): string {
  const hints = [
    ...(moment.line === 'broken' ? [texts.retry] : []),
    ...moment.actions.map((action) => texts.actions[action]),
    ...(mayChange(moment) ? [texts.change] : []),
    ...(moment.chat === 'off' ? [] : [texts.talk]),
    texts.quit,
  ];
  return hints.map(({ key, does }) => texts.keyHint(key, does)).join(' · ');
}

async function leave(sight: Sight, moment: Moment): Promise<Wish> {
  const { window, terminal } = sight;
  if (moment.stage !== 'watching') return { type: 'quit' };
  const key = await window.key({ ...pageOf(sight, moment), message: terminal.leave, hint: '' });
  const isSure = key.name === 'text' && key.text.toLowerCase() === terminal.yes;
  return isSure ? { type: 'quit' } : nothing;
}

/** Chooses a phrase, or types a line where the table allows it. */
async function talk(sight: Sight, moment: Moment): Promise<Wish> {
  const { window, texts } = sight;
  const answers = phrases.map((phrase) => texts.phrases[phrase]);
  const all = moment.chat === 'text' ? [...answers, texts.write] : answers;
  const index = await choose(
    window,
    { question: texts.talkTitle, answers: all, hint: texts.talkHint },
    0,
  );
  if (index === undefined) return nothing;
  const phrase = phrases[index];
  return phrase ? { type: 'say', said: { kind: 'phrase', phrase } } : write(sight, moment, '');
}

async function write(sight: Sight, moment: Moment, typed: string): Promise<Wish> {
  const { window, texts } = sight;
  const prompt = `${texts.writePrompt} ${typed}_`;
  const key = await window.key({ ...pageOf(sight, moment), prompt, hint: texts.writeHint });
  if (key.name === 'escape') return nothing;
  if (key.name !== 'enter') return write(sight, moment, changed(typed, key));
  const words = typed.trim();
  return words === '' ? nothing : { type: 'say', said: { kind: 'text', text: words } };
}

function changed(typed: string, key: Key): string {
  if (key.name === 'text') return typed + key.text;
  return key.name === 'backspace' ? Array.from(typed).slice(0, -1).join('') : typed;
}
