import type { Seen } from '@rookery/rules/penguinramids/vocabulary';
import { penguinramidsInEnglish } from '@rookery/texts/en/penguinramids/texts';
import { penguinramidsInFrench } from '@rookery/texts/fr/penguinramids/texts';
import { allOfIn } from '@rookery/texts/listing';
import { seatsOf } from '@rookery/rules/kernel/seat';
import { describe, expect, test } from 'vitest';
import { cuesOf } from './cues.ts';
import { cardLabel, slotLabel } from './labels.ts';
import { rankAtEnd } from './progress.ts';
import { idle } from './picking.ts';
import { promptOf } from './prompt.ts';
import {
  sampleCard,
  sampleMatch,
  samplePenguin,
  samplePyramid,
} from '../../spec/penguinramids/samples.ts';
import { refusalSentence, tellNews, tieSentence } from './sentences.ts';
import { whyNot } from './why.ts';
import { penguinramidsPageInEnglish } from '@rookery/texts/en/page/penguinramids';
import { penguinramidsPageInFrench } from '@rookery/texts/fr/page/penguinramids';

const english = { game: penguinramidsInEnglish, page: penguinramidsPageInEnglish };
const french = { game: penguinramidsInFrench, page: penguinramidsPageInFrench };
const people = { names: ['Ana', 'Bo', 'Cy'], viewer: 0 };
const samples = sampleMatch('sentences', 3);

test('news names penguins by their arms and places counted from 1, never by an id', () => {
  const news = samples.flatMap(({ update }) => update.news).filter(({ type }) => type === 'placed');
  const [sample] = news;
  if (sample?.type !== 'placed') throw new Error('nobody placed');
  const penguin = { ...sampleCard(3, 1, 0), id: 'r3b' };
  const placed: Seen = { ...sample, penguin, slot: [0, 2], side: 'colour', grey: null };
  expect(tellNews(english, [placed], { ...people, viewer: sample.seat })).toEqual([
    'You place the red 3 (arms 1 and 0) in slot 3 of the base.',
  ]);
  for (const sentence of tellNews(english, news, people)) {
    expect(sentence).not.toMatch(/\b[rbgy][0-4][a-c]\b/);
  }
});

test('a refusal says what is wrong in the words of the page', () => {
  const why = { kind: 'too-heavy', weight: 4, carried: 3, fitting: ['r3b'] } as const;
  expect(refusalSentence(english, why, people)).toBe(
    'Needs 4, these arms carry 3. These fit somewhere: the red 3 (arms 1 and 0).',
  );
});

test('why not: nothing for what is legal, a sentence for what is not, silence for onlookers', () => {
  for (const { seat, update } of samples) {
    const { view, legal } = update;
    for (const move of legal) expect(whyNot(english, view, move, people)).toBeUndefined();
    const isEndLegal = legal.some(({ type }) => type === 'end');
    const answer = whyNot(english, view, { type: 'end' }, { ...people, viewer: seat });
    expect(answer === undefined).toBe(isEndLegal);
    expect(whyNot(english, { ...view, viewer: null }, { type: 'end' }, people)).toBeUndefined();
  }
});

test('a slot is told with everything that lies in it', () => {
  const pyramid = samplePyramid(
    [[0, 0], samplePenguin(sampleCard(3, 1, 2), 'colour', 0, 1)],
    [[0, 1], samplePenguin(sampleCard(2, 1, 0), 'grey')],
  );
  expect(slotLabel(english, pyramid, [0, 0])).toBe(
    'level 1, slot 1: red penguin, weight 3, left arm 1, right arm 3, 1 token on it, carries 4 with its right neighbour',
  );
  expect(slotLabel(english, pyramid, [0, 1])).toBe(
    'level 1, slot 2: grey penguin, weight 0, left arm 1, right arm 1',
  );
  expect(slotLabel(english, pyramid, [1, 0])).toBe('level 2, slot 1: open, carries up to 4');
  expect(slotLabel(english, pyramid, [0, 2])).toBe('level 1, slot 3: open');
  expect(slotLabel(english, pyramid, [3, 0])).toBe('level 4, slot 1: not open yet');
  expect(cardLabel(french, sampleCard(3, 1, 2))).toBe(
    'pingouin rouge, poids 3, bras gauche 1, bras droit 2',
  );
});

describe('the prompt', () => {
  test('says something in every moment of a match, in both languages and to onlookers', () => {
    for (const { seat, update } of samples) {
      for (const words of [english, french]) {
        for (const me of [seat, null]) {
          const { stage } = update.view;
          const legal = me === null ? [] : update.legal;
          const moment = { stage, me, people, legal, picking: idle, pending: null };
          expect(promptOf(words, moment)).not.toBe('');
        }
      }
    }
  });

  test('tells whoever has the turn what is left to do', () => {
    const { prompt } = penguinramidsPageInEnglish;
    const own = new Set<string>([
      prompt.take,
      prompt.nothingFits,
      ...Object.values(english.game.actions).map(({ name }) => prompt.mayAct(name)),
      prompt.mayStrengthen,
      prompt.mayEnd,
    ]);
    for (const { seat, update } of samples) {
      const { stage } = update.view;
      if (stage.phase !== 'turn') continue;
      const moment = { stage, me: seat, people, legal: update.legal, picking: idle, pending: null };
      expect(own.has(promptOf(english, moment))).toBe(stage.turn.order[0] === seat);
    }
  });

  test('never calls a turn done whose penguin is still to be taken, as while a lesson is read', () => {
    for (const { seat, update } of samples) {
      const { stage } = update.view;
      if (stage.phase !== 'turn' || stage.turn.placed) continue;
      const moment = { stage, me: seat, people, legal: [], picking: idle, pending: null };
      expect(promptOf(english, moment)).not.toBe(penguinramidsPageInEnglish.prompt.mayEnd);
    }
  });
});

describe('the prompt after placing', () => {
  const { prompt } = penguinramidsPageInEnglish;
  const placed = samples.flatMap(({ seat, update: { view, legal } }) =>
    view.stage.phase === 'turn' && view.stage.turn.order[0] === seat && view.stage.turn.placed
      ? [{ stage: view.stage, me: seat, legal, action: view.stage.turn.actions[seat] }]
      : [],
  );

  test('never offers an action that is used, and names one that is not', () => {
    for (const { stage, me, legal, action } of placed) {
      const context = { stage, me, people, legal, picking: idle, pending: null };
      const mayAct = legal.some(({ type }) => type !== 'end' && type !== 'strengthen');
      const offered = action && prompt.mayAct(english.game.actions[action].name);
      expect(promptOf(english, context) === offered).toBe(mayAct);
      if (stage.turn.acted) expect(mayAct).toBe(false);
    }
    expect(new Set(placed.map(({ stage }) => stage.turn.acted)).size).toBe(2);
  });

  test('says so where only a token is left to place', () => {
    const [first] = placed;
    if (!first) throw new Error('nobody placed');
    const strengthen = { type: 'strengthen', slot: [0, 0], arm: 'left' } as const;
    const context = { ...first, people, picking: idle, pending: null };
    expect(promptOf(english, { ...context, legal: [strengthen, { type: 'end' }] })).toBe(
      prompt.mayStrengthen,
    );
  });
});

test('a card is chosen for a reason, which the prompt gives', () => {
  expect(penguinramidsPageInEnglish.prompt.choose).toMatch(/low goes first/);
  expect(penguinramidsPageInFrench.prompt.choose).toMatch(/la plus petite débute/);
});

test('each sound comes once, and the winner hears another one than the loser', () => {
  const ended = samples.at(-1)?.update.news ?? [];
  const end = ended.find(({ type }) => type === 'match-ended');
  if (end?.type !== 'match-ended') throw new Error('not ended');
  const loser = samples.map(({ seat }) => seat).find((seat) => seat !== end.winner) ?? null;
  expect(cuesOf([end, end], end.winner)).toEqual(['won']);
  expect(cuesOf([end], loser)).toEqual(['lost']);
  expect(cuesOf([end], null)).toEqual(['won']);
});

test('[PR21] a tie is explained by the crown, or by who sits next to it', () => {
  const scores = [9, 9, 1].map((total) => ({ levels: [], goals: [], total }));
  const explained = seatsOf(3).map((chief) =>
    tieSentence(english, rankAtEnd(scores, chief), people, allOfIn('en')),
  );
  const byCrown = (chief: string): string =>
    `Tied on points: you and Bo. Then the Chief wins (${chief}).`;
  const bySeat =
    'Tied on points: you and Bo. Whoever comes first clockwise from the Chief (Cy) wins.';
  expect(explained).toEqual([byCrown('you'), byCrown('Bo'), bySeat]);
  const clear = [9, 3, 1].map((total) => ({ levels: [], goals: [], total }));
  const [first = seatsOf(1)[0]] = seatsOf(3);
  if (first === undefined) throw new Error('no seat');
  expect(tieSentence(english, rankAtEnd(clear, first), people, allOfIn('en'))).toBeNull();
});
