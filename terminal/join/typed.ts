import { phrases, type Said } from '@rookery/protocol/chat';
import type { TerminalTexts } from '../texts/texts.ts';
import type { TableAction } from './actions.ts';
import type { TableSnapshot } from './snapshot.ts';
import type { TableCommand } from './online-face.ts';
import type { JoinTexts } from './texts/en.ts';

/** The texts that typed lines are held against. */
export interface TypingTexts {
  readonly texts: JoinTexts;
  readonly terminal: TerminalTexts;
}

const wordsOf = (line: string): readonly string[] => line.trim().toLowerCase().split(/\s+/);

/** What a typed line wants of the table; nothing if it is no word for that. */
export function readCommand(
  { texts, terminal }: TypingTexts,
  { actions }: Pick<TableSnapshot, 'actions'>,
  line: string,
): TableCommand | undefined {
  const [word = '', ...rest] = wordsOf(line);
  if (texts.sayWords.includes(word)) return saying(texts, line.trim().slice(word.length).trim());
  if (rest.length > 0) return undefined;
  if (terminal.quitWords.includes(word)) return { type: 'quit' };
  const action = actions.find((each) => texts.actions[each].words.includes(word));
  return action && { type: 'action', action };
}

/** Words as one of the phrases, by its number, name or text; else as they are. */
function saying(texts: JoinTexts, words: string): TableCommand | undefined {
  if (words === '') return undefined;
  const phrase = phrases.find((each, index) =>
    [String(index + 1), each, plainly(texts.phrases[each])].includes(plainly(words)),
  );
  return { type: 'say', said: phrase ? { kind: 'phrase', phrase } : text(words) };
}

const text = (words: string): Said => ({ kind: 'text', text: words });

const plainly = (words: string): string =>
  words
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/[!.?\s]+/g, ' ')
    .trim();

/** What can be typed besides moves. */
export function typedWords(
  { texts, terminal }: TypingTexts,
  { actions, chat }: Pick<TableSnapshot, 'actions' | 'chat'>,
): readonly string[] {
  const acts = actions.map((action: TableAction) => texts.actions[action].words[0]);
  const [say = ''] = texts.sayWords;
  const [quit = ''] = terminal.quitWords;
  return [...acts, ...(chat === 'off' ? [] : [`${say} ${phrases[0]}`]), quit];
}
