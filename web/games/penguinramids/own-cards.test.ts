import { reconstruction } from '@rookery/rules/penguinramids/box';
import { ownCardsInEnglish as texts } from '@rookery/texts/en/page/own-cards';
import { problemsInEnglish } from '@rookery/texts/en/problems';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  formatFile,
  loadOwnCards,
  newCard,
  ownBox,
  readFile,
  saveOwnCards,
  type OwnCards,
} from './own-cards.ts';

beforeEach(() => {
  const items = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => items.set(name, value),
  });
  return () => vi.unstubAllGlobals();
});

const { cards, goals } = reconstruction;
const own: OwnCards = { cards, goals };
const read = (file: unknown): ReturnType<typeof readFile> =>
  readFile(JSON.stringify(file), texts, (problem) => problemsInEnglish.problem(problem, () => ''));

test('a part of the cards is kept, and is no box to play with', () => {
  saveOwnCards({ cards: cards.slice(0, 3), goals });
  expect(loadOwnCards()).toEqual({ cards: cards.slice(0, 3), goals });
  expect(ownBox(loadOwnCards())).toBeNull();
});

test('52 cards and three goals are a box to play with', () => {
  expect(ownBox({ cards, goals: goals.slice(0, 3) })?.cards).toEqual(cards);
  expect(ownBox({ cards, goals: goals.slice(0, 2) })).toBeNull();
});

test('what is kept and cannot be read counts as nothing', () => {
  localStorage.setItem('rookery.own-cards', '{"cards":[{"id":1}],"goals":7}');
  expect(loadOwnCards()).toEqual({ cards: [], goals });
});

test('a new card has a name of its own', () => {
  const like = { colour: 'red', weight: 2, left: 1, right: 0 } as const;
  const first = newCard([], like);
  const second = newCard([first], like);
  expect(second).toEqual({ ...like, id: 'card 2' });
  // One in the middle was removed.
  expect(newCard([second], like).id).not.toBe(second.id);
});

test('a file is read as it was written', () => {
  expect(read(formatFile(own))).toEqual(own);
});

test('mistakes name the card, its field and what is allowed', () => {
  const broken = cards.map((card, at) =>
    at === 3 ? { ...card, id: 'red fisher', weight: 7 } : card,
  );
  expect(read({ cards: broken, goals })).toEqual([
    'Card 4 (red fisher), weight: must be from 0 to 4, not 7.',
  ]);
  expect(read({ cards: cards.slice(1), goals })).toEqual([
    'The list of cards: must have 52 entries, not 51.',
  ]);
  const [goal] = goals;
  expect(read({ cards, goals: [{ ...goal, rule: 'none' }, ...goals.slice(1)] })).toMatchObject([
    expect.stringMatching(/^Goal 1 \(one-raised-arm\), rule: must be /),
  ]);
});

test('what is no JSON is said to be none', () => {
  expect(readFile('{"cards":', texts, String)).toEqual([texts.unreadable]);
});
