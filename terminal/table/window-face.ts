import { phrases } from '@rookery/protocol/chat';
import { plain, strong, type StyledLine } from '../paint/line.ts';
import { choose } from '../screen/choice.ts';
import { emptyPage, type Window, type WindowPage } from '../screen/window.ts';
import type { TerminalTexts } from '@rookery/texts/en/terminal/terminal';
import { tellStory, type TableCommand, type TableFace, type TableSnapshot } from './face.ts';
import { askToLeave, editText, noteOf, pickMove } from './window-picking.ts';

/** How long somebody else's move stays before the next, in milliseconds. */
const pace = 900;

/** What stays the same while a table is shown in a window. */
interface Sight {
  readonly texts: TerminalTexts;
  readonly window: Window;
  /** What stands above the seats before a match. */
  readonly title: string;
}

/** A table in a window: drawn, and played with keys. */
export function openWindowFace(texts: TerminalTexts, window: Window, title: string): TableFace {
  const sight: Sight = { texts, window, title };
  let toldBefore = 0;
  return {
    attend: (now) => attend(sight, now),
    nudge: () => window.nudge(),
    during: (snapshot, name, thinking) =>
      window.during((share) => {
        const hint = texts.thinking(name, Math.round(share * 100));
        return { ...pageOf(sight, snapshot), hint };
      }, thinking),
    async watch(snapshot) {
      const told = tellStory(snapshot).length;
      const isNews = told !== toldBefore;
      toldBefore = told;
      const page = { ...pageOf(sight, snapshot), hint: texts.watching };
      await window.pause(page, isNews ? pace : 0);
    },
    async curtain(name) {
      window.wipe();
      const lines = [[], [], strong(`  ${texts.curtain(name)}`)];
      await waitForEnter(window, { ...emptyPage, picture: () => lines, hint: texts.curtainHint });
      return 'here';
    },
    close: () => window.close(),
  };
}

async function waitForEnter(window: Window, page: WindowPage): Promise<void> {
  const key = await window.key(page);
  if (key.name !== 'enter') await waitForEnter(window, page);
}

const nothing: TableCommand = { type: 'changed' };

function attend(sight: Sight, now: () => TableSnapshot): Promise<TableCommand> {
  const snapshot = now();
  return snapshot.stage === 'turn' ? decide(sight, now) : watch(sight, now, snapshot);
}

/** Asks for a move; whatever else happens meanwhile is shown around it. */
async function decide(sight: Sight, now: () => TableSnapshot): Promise<TableCommand> {
  const picked = await pickMove(sight, now);
  return picked.type === 'talk' ? talk(sight, now()) : picked;
}

const isPaused = ({ stage }: TableSnapshot): boolean => stage === 'chosen' || stage === 'round-end';

async function watch(
  sight: Sight,
  now: () => TableSnapshot,
  snapshot: TableSnapshot,
): Promise<TableCommand> {
  const { window, texts } = sight;
  const key = await window.keyOrChange(pageOf(sight, snapshot));
  if (key.name === 'enter' && isPaused(snapshot)) return { type: 'go-on' };
  if (key.name === 'enter' && snapshot.line === 'broken') return { type: 'retry' };
  if (key.name !== 'text') return nothing;
  const pressed = key.text.toLowerCase();
  const { change, quit, talk: speak, actions } = texts.join;
  if (pressed === change.key && mayChange(snapshot)) return decide(sight, now);
  if (isPaused(snapshot)) return nothing;
  if (pressed === quit.key) return leave(sight, snapshot);
  if (pressed === speak.key && snapshot.chat !== 'off') return talk(sight, snapshot);
  const action = snapshot.actions.find((each) => actions[each].key === pressed);
  return action ? { type: 'action', action } : nothing;
}

const mayChange = ({ stage, shown }: TableSnapshot): boolean =>
  (stage === 'watching' || stage === 'chosen') && shown !== null && shown.legal.length > 0;

function pageOf(sight: Sight, snapshot: TableSnapshot): WindowPage {
  const { shown, message } = snapshot;
  return {
    picture: (frame) =>
      shown ? [...shown.screen.draw(shown.scene, frame), []] : drawHall(sight, snapshot),
    news: [...tellStory(snapshot), ...resultOf(snapshot), ...snapshot.news],
    message,
    note: noteOf(snapshot),
    prompt: null,
    hint: hintOf(sight, snapshot),
  };
}

const drawHall = ({ title }: Sight, { seats }: TableSnapshot): readonly StyledLine[] => [
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
  if (snapshot.stage === 'chosen') return texts.passOn;
  if (snapshot.stage === 'round-end') return texts.goOn;
  const { retry, actions, change, talk: speak, quit, keyHint } = texts.join;
  const hints = [
    ...(snapshot.line === 'broken' ? [retry] : []),
    ...snapshot.actions.map((action) => actions[action]),
    ...(mayChange(snapshot) ? [change] : []),
    ...(snapshot.chat === 'off' ? [] : [speak]),
    quit,
  ];
  return hints.map(({ key, does }) => keyHint(key, does)).join(' · ');
}

async function leave(sight: Sight, snapshot: TableSnapshot): Promise<TableCommand> {
  const isSure =
    snapshot.stage !== 'watching' || (await askToLeave(sight, pageOf(sight, snapshot)));
  return isSure ? { type: 'quit' } : nothing;
}

/** Chooses a phrase, or types a line where the table allows it. */
async function talk(sight: Sight, snapshot: TableSnapshot): Promise<TableCommand> {
  const { window, texts } = sight;
  const { phrases: named, write: other, talkTitle: question, talkHint: hint } = texts.join;
  const known = phrases.map((phrase) => named[phrase]);
  const answers = snapshot.chat === 'text' ? [...known, other] : known;
  const index = await choose(window, { question, answers, hint }, 0);
  if (index === undefined) return nothing;
  const phrase = phrases[index];
  return phrase ? { type: 'say', said: { kind: 'phrase', phrase } } : write(sight, snapshot, '');
}

async function write(sight: Sight, snapshot: TableSnapshot, typed: string): Promise<TableCommand> {
  const { window, texts } = sight;
  const prompt = `${texts.join.writePrompt} ${typed}_`;
  const key = await window.key({ ...pageOf(sight, snapshot), prompt, hint: texts.join.writeHint });
  if (key.name === 'escape') return nothing;
  if (key.name !== 'enter') return write(sight, snapshot, editText(typed, key));
  const words = typed.trim();
  return words === '' ? nothing : { type: 'say', said: { kind: 'text', text: words } };
}
