import type { SeatLine } from '@rookery/protocol/people';
import { expect, test } from 'vitest';
import { pageInEnglish } from '@rookery/texts/en/page/page';
import { pageInFrench } from '@rookery/texts/fr/page/page';
import { introduceSitter, sittersOf } from './sitters.ts';

const bot = (seat: number, level: string): SeatLine => ({ seat, who: { kind: 'bot', level } });
const person = (seat: number, name: string): SeatLine => ({
  seat,
  who: { kind: 'person', name, penguin: 'royal', presence: 'here', ready: true, standIn: null },
});

test('six bots of one level are six different penguins', () => {
  const seats = [0, 1, 2, 3, 4, 5].map((seat) => bot(seat, 'emperor'));
  const names = sittersOf(seats, null, pageInEnglish).map(({ name }) => name);
  expect(new Set(names).size).toBe(6);
});

test('a bot is introduced by its name and species, a person by name', () => {
  const seats = [person(0, 'Ana'), bot(1, 'adelie')];
  const say = (texts: typeof pageInEnglish): readonly string[] =>
    sittersOf(seats, 0, texts).map((each) => introduceSitter(each));
  expect(say(pageInEnglish)).toEqual(['Ana', 'Pip, an Adélie']);
  expect(say(pageInFrench)).toEqual(['Ana', 'Pip, un manchot Adélie']);
});

test('bots of a level that this page does not know are numbered', () => {
  const seats = [person(0, 'Pip'), bot(1, 'adelie'), bot(2, 'titan'), bot(3, 'titan')];
  const sitters = sittersOf(seats, 0, pageInEnglish);
  expect(sitters.map(({ name }) => name)).toEqual(['Pip', 'Pip 2', 'titan', 'titan 2']);
  expect(sitters.map(({ species }) => species)).toEqual([null, 'an Adélie', null, null]);
});
