import { phrases } from '@rookery/protocol/chat';
import type { TerminalTexts } from '@rookery/texts/en/terminal/terminal';
import type { TableCommand, TableSnapshot } from './face.ts';

type TypedCommand = Extract<TableCommand, { type: 'move' | 'action' | 'say' | 'quit' }>;

/** What a typed line means. */
export type Meaning =
  | TypedCommand
  | { readonly type: 'help' }
  | { readonly type: 'advice' }
  | { readonly type: 'nothing' }
  | { readonly type: 'refused'; readonly why: string };

/** Reads a typed line: a command of the program or of the table, or a move that is then held against the rules. */
export function interpret(texts: TerminalTexts, snapshot: TableSnapshot, line: string): Meaning {
  const { shown } = snapshot;
  const word = line.trim().toLowerCase();
  if (word === '') return { type: 'nothing' };
  if (texts.helpWords.includes(word)) return { type: 'help' };
  if (texts.quitWords.includes(word)) return { type: 'quit' };
  if (shown && texts.adviceWords.includes(word)) return { type: 'advice' };
  const command = readCommand(texts, snapshot, line);
  if (command) return command;
  if (!shown) return { type: 'refused', why: texts.join.unknownWord(line.trim()) };
  const move = shown.screen.parseTyped(line);
  if (!move.ok) return { type: 'refused', why: move.problems.join(' ') };
  const why = shown.legal.length === 0 ? texts.join.notYourTurn : shown.refuse(move.value);
  return why === undefined ? { type: 'move', move: move.value } : { type: 'refused', why };
}

/** What a typed line wants of the table; undefined if it is no word for that. */
function readCommand(
  { join }: TerminalTexts,
  { actions, chat }: TableSnapshot,
  line: string,
): TypedCommand | undefined {
  const [word = '', ...rest] = line.trim().toLowerCase().split(/\s+/);
  if (chat !== 'off' && join.sayWords.includes(word)) {
    return readSaying(join, line.trim().slice(word.length).trim());
  }
  const action = actions.find((each) => join.actions[each].words.includes(word));
  return action && rest.length === 0 ? { type: 'action', action } : undefined;
}

/** Words as one of the phrases, by its number, name or text; else as they are. */
function readSaying(texts: TerminalTexts['join'], words: string): TypedCommand | undefined {
  if (words === '') return undefined;
  const phrase = phrases.find((each, index) =>
    [String(index + 1), each, simplify(texts.phrases[each])].includes(simplify(words)),
  );
  return { type: 'say', said: phrase ? { kind: 'phrase', phrase } : { kind: 'text', text: words } };
}

const simplify = (words: string): string =>
  words
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/[!.?\s]+/g, ' ')
    .trim();

/** What can be typed besides moves. */
export function listWords(
  { join, quitWords }: TerminalTexts,
  { actions, chat }: TableSnapshot,
): readonly string[] {
  const words = actions.map((action) => join.actions[action].words[0]);
  const [say = ''] = join.sayWords;
  const [quit = ''] = quitWords;
  return [...words, ...(chat === 'off' ? [] : [`${say} ${phrases[0]}`]), quit];
}
