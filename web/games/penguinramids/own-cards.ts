import type { Problem } from '@rookery/rules/kernel/problem';
import {
  isObject,
  fields,
  listOf,
  oneOf,
  read,
  text,
  wholeNumber,
} from '@rookery/rules/kernel/shape';
import { reconstruction } from '@rookery/rules/penguinramids/box';
import { parseBox } from '@rookery/rules/penguinramids/box-file';
import { colours, type Box, type Card, type Goal } from '@rookery/rules/penguinramids/vocabulary';
import type { OwnCardsTexts } from '@rookery/texts/en/page/own-cards';
import { loadItem, saveItem } from '../../shell/local-storage.ts';

/** The cards and goals of somebody's box, as far as they were entered. */
export interface OwnCards {
  readonly cards: readonly Card[];
  readonly goals: readonly Goal[];
}

/** How many cards a box has (PR1). */
export const boxSize = 52;

/** How many goals a box needs (PR2). */
export const fewestGoals = 3;

const name = 'own-cards';

const nothing: OwnCards = { cards: [], goals: reconstruction.goals };

/** A card as it is kept; there may be fewer than a box has. */
const cardReader = fields<Card>({
  id: text(24),
  colour: oneOf(colours),
  weight: wholeNumber(0, 4),
  left: wholeNumber(0, 2),
  right: wholeNumber(0, 2),
});

/** What was entered on this device; whatever cannot be read is left out. */
export function loadOwnCards(): OwnCards {
  const kept = loadItem(name);
  if (!isObject(kept) || !('cards' in kept) || !('goals' in kept)) return nothing;
  const cards = read(listOf(cardReader), kept.cards, 'cards');
  return { cards: cards.ok ? cards.value : [], goals: readGoals(kept.goals) };
}

/** Goals can be read only as part of a box. */
function readGoals(goals: unknown): readonly Goal[] {
  const box = parseBox({ cards: reconstruction.cards, goals });
  return box.ok ? box.value.goals : reconstruction.goals;
}

export const saveOwnCards = ({ cards, goals }: OwnCards): void => saveItem(name, { cards, goals });

/** The box to play with; null while it is not complete. */
export function ownBox({ cards, goals }: OwnCards): Box | null {
  const box = parseBox({ cards, goals });
  return box.ok ? box.value : null;
}

/** A new card with a name of its own, like another one or like the first of ours. */
export function newCard(cards: readonly Card[], like: Omit<Card, 'id'>): Card {
  const { colour, weight, left, right } = like;
  const taken = new Set(cards.map(({ id }) => id));
  let number = cards.length + 1;
  while (taken.has(`card ${String(number)}`)) number += 1;
  return { id: `card ${String(number)}`, colour, weight, left, right };
}

/** Reads a file: the cards and goals in it, or what is wrong with it, in sentences. */
export function readFile(
  content: string,
  texts: OwnCardsTexts,
  say: (problem: Problem) => string,
): OwnCards | readonly string[] {
  let input: unknown;
  try {
    input = JSON.parse(content);
  } catch {
    return [texts.unreadable];
  }
  const box = parseBox(input);
  if (box.ok) return { cards: box.value.cards, goals: box.value.goals };
  return box.problems.map((problem) => say({ ...problem, at: sayPlace(problem.at, input, texts) }));
}

/** Where a mistake is, in words: `Card 4 (red fisher), weight`. */
function sayPlace(at: string, input: unknown, texts: OwnCardsTexts): string {
  const [, list, index, field = ''] = /^box\.(cards|goals)\[(\d+)\](?:\.(.*))?$/.exec(at) ?? [];
  if (list === undefined || index === undefined) {
    if (at.startsWith('box.cards')) return texts.atCards;
    return at.startsWith('box.goals') ? texts.atGoals : texts.atFile;
  }
  const number = Number(index) + 1;
  const entry = entryIn(input, list, Number(index));
  const id = isObject(entry) && 'id' in entry && typeof entry.id === 'string' ? entry.id : '';
  return list === 'cards' ? texts.atCard(number, id, field) : texts.atGoal(number, id, field);
}

function entryIn(input: unknown, list: string, index: number): unknown {
  if (!isObject(input)) return undefined;
  const found: unknown = Object.entries(input).find(([key]) => key === list)?.[1];
  return Array.isArray(found) ? found[index] : undefined;
}

/** A file that `readFile` reads. */
export const formatFile = ({ cards, goals }: OwnCards): unknown => ({
  about: 'cards of a box of Penguinramids',
  cards,
  goals,
});
