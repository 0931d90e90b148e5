import { seatsOf } from '@rookery/rules/kernel/seat';
import { emptyPyramid, withCard } from '@rookery/rules/penguin-party/pyramid';
import type {
  Colour,
  Move,
  Pyramid,
  Seen,
  StageView,
  View,
} from '@rookery/rules/penguin-party/vocabulary';
import { penguinPartyInEnglish } from '@rookery/texts/en/penguin-party/texts';
import { penguinPartyInFrench } from '@rookery/texts/fr/penguin-party/texts';
import { describe, expect, test } from 'vitest';
import { sayMove } from './advice.ts';
import { placesOf } from './layout.ts';
import { placeName, standingName } from './labels.ts';
import { refusalSentence, tellNews } from './sentences.ts';
import { penguinPartyPageInEnglish } from '@rookery/texts/en/page/penguin-party';
import { penguinPartyPageInFrench } from '@rookery/texts/fr/page/penguin-party';

const english = { game: penguinPartyInEnglish, page: penguinPartyPageInEnglish };
const french = { game: penguinPartyInFrench, page: penguinPartyPageInFrench };

const [ana, ben] = seatsOf(2);
if (ana === undefined || ben === undefined) throw new Error('a table has seats');
const people = { names: ['Ana', 'Ben'], viewer: 0 };

const put = (colour: Colour, row: number, x: number): Move => ({ colour, row, x });
const built = (...moves: readonly Move[]): Pyramid => moves.reduce(withCard, emptyPyramid);

//    G
//   G R R
const pyramid = built(put('red', 0, 0), put('green', 0, -1), put('red', 0, 1), put('green', 1, -1));

describe('penguins that stand are named by their neighbours', () => {
  const top = put('green', 1, -1);
  const named = (words: typeof english): readonly string[] => [
    standingName(words, built(put('red', 0, 0)), put('red', 0, 0), { last: null }),
    standingName(words, pyramid, put('red', 0, 1), { last: top, placer: 'Ben' }),
    standingName(words, pyramid, top, { last: top }),
  ];

  test('in English', () => {
    expect(named(english)).toEqual([
      'red, alone in the base',
      'red, third of three in the base, placed by Ben',
      'green, in row 1, on green and red, placed last',
    ]);
  });

  test('in French', () => {
    expect(named(french)).toEqual([
      'rouge, seul dans la base',
      'rouge, troisième sur trois dans la base, posé par Ben',
      'vert, au rang 1, sur un vert et un rouge, posé en dernier',
    ]);
  });
});

describe('free places are named by their neighbours', () => {
  const open = { colour: null, mood: 'open' } as const;
  const named = (words: typeof english): readonly string[] =>
    [emptyPyramid, pyramid].flatMap((each) =>
      placesOf(each, 4).map((place) => placeName(words, each, place, open)),
    );

  test('in English', () => {
    expect(named(english)).toEqual([
      'Free place to open the base, for any colour',
      'Free place at the left end of the base, for any colour',
      'Free place at the right end of the base, for any colour',
      'Free place in row 1, on two reds, for red',
    ]);
  });

  test('in French', () => {
    expect(named(french)).toEqual([
      'Place libre pour ouvrir la base, toute couleur convient',
      'Place libre à gauche de la base, toute couleur convient',
      'Place libre à droite de la base, toute couleur convient',
      'Place libre au rang 1, sur deux rouges, pour rouge',
    ]);
  });
});

test('places on pairs alike are told apart', () => {
  const reds = built(...[0, 1, 2].map((x) => put('red', 0, x)));
  const above = placesOf(reds, 4).filter(({ row }) => row === 1);
  const named = (words: typeof english): readonly string[] =>
    above.map((place) => placeName(words, reds, place, { colour: 'red', mood: 'fits' }));
  expect(named(english)).toEqual([
    'Place red in row 1, on two reds, first such pair from the left',
    'Place red in row 1, on two reds, second such pair from the left',
  ]);
  expect(named(french)).toEqual([
    'Poser le rouge au rang 1, sur deux rouges, première paire semblable en partant de la gauche',
    'Poser le rouge au rang 1, sur deux rouges, deuxième paire semblable en partant de la gauche',
  ]);
});

describe('with a colour chosen, free places are named by what a touch does', () => {
  const [place] = placesOf(pyramid, 4);
  if (!place) throw new Error('the base has an open end');
  const named = (words: typeof english): readonly string[] =>
    (['fits', 'pending', 'preview', 'blocked'] as const).map((mood) =>
      placeName(words, pyramid, place, { colour: 'blue', mood }),
    );

  test('in English', () => {
    expect(named(english)).toEqual([
      'Place blue at the left end of the base',
      'Place blue at the left end of the base',
      'Shown: blue at the left end of the base. Touch again to place it',
      'Free place at the left end of the base, not for blue',
    ]);
  });

  test('in French', () => {
    expect(named(french)).toEqual([
      'Poser le bleu à gauche de la base',
      'Poser le bleu à gauche de la base',
      'Montré\u202F: bleu à gauche de la base. Touche encore pour le poser',
      'Place libre à gauche de la base, pas pour le bleu',
    ]);
  });
});

const placed = (move: Move): Seen => ({ type: 'placed', seat: ben, ...move });
const ended: Seen = { type: 'round-ended', round: 1, points: [0, 3] };
const dealt: Seen = {
  type: 'dealt',
  round: 2,
  starter: ana,
  first: null,
  hand: null,
  cardsEach: 14,
};

const at = (stage: StageView): View => ({
  viewer: ana,
  edition: 'iello',
  seats: 2,
  tie: 'share',
  points: [0, 0],
  rounds: [],
  lastRound: null,
  stage,
});
const showing = (shown: Pyramid): View =>
  at({
    phase: 'turn',
    turn: ana,
    round: { number: 1, starter: ana, pyramid: shown, players: [], hand: null, unused: 0 },
  });

const told = (words: typeof english, news: readonly Seen[], view: View): string | undefined =>
  tellNews(words, news, people, view)[0];

describe('news tells where a penguin was placed', () => {
  test('that opened the base', () => {
    const [opener, view] = [put('red', 0, 0), showing(built(put('red', 0, 0)))];
    expect(told(english, [placed(opener)], view)).toBe(
      'Ben places a red penguin to open the base.',
    );
    expect(told(french, [placed(opener)], view)).toBe(
      'Ben pose un pingouin rouge pour ouvrir la base.',
    );
  });

  test('at an end of the base', () => {
    const [left, right] = [placed(put('green', 0, -1)), placed(put('red', 0, 1))];
    const view = showing(pyramid);
    expect(told(english, [left], view)).toMatch(/ green penguin at the left end of the base\.$/);
    expect(told(english, [right], view)).toMatch(/ red penguin at the right end of the base\.$/);
    expect(told(french, [left], view)).toMatch(/ pingouin vert à gauche de la base\.$/);
    expect(told(french, [right], view)).toMatch(/ pingouin rouge à droite de la base\.$/);
  });

  test('between others that came after it', () => {
    const news = [placed(put('red', 0, 0)), placed(put('red', 0, 1))];
    expect(told(english, news, showing(pyramid))).toBe('Ben places a red penguin in the base.');
    expect(told(french, news, showing(pyramid))).toBe('Ben pose un pingouin rouge dans la base.');
  });

  test('on two others', () => {
    const news = [placed(put('green', 1, -1))];
    expect(told(english, news, showing(pyramid))).toBe(
      'Ben places a green penguin in row 1, on green and red.',
    );
    expect(told(french, news, showing(pyramid))).toBe(
      'Ben pose un pingouin vert au rang 1, sur un vert et un rouge.',
    );
  });

  test('by its row alone if the round ended with it', () => {
    const last = placed(put('green', 1, -1));
    // The pyramid of the next round may have penguins at the same spots.
    expect(told(english, [last, ended, dealt], showing(pyramid))).toBe(
      'Ben places a green penguin in row 1.',
    );
    const dealing = at({ phase: 'deal', number: 2, starter: ana });
    expect(told(english, [last, ended], dealing)).toBe('Ben places a green penguin in row 1.');
    expect(told(french, [last, ended], dealing)).toBe('Ben pose un pingouin vert au rang 1.');
  });

  test('of a round that has just been dealt, in that round', () => {
    const news = [dealt, placed(put('green', 1, -1))];
    expect(tellNews(english, news, people, showing(pyramid)).at(-1)).toContain('on green and red');
  });
});

test('a refusal names no coordinates', () => {
  const why = { kind: 'not-beside-the-base', open: [-2, 3] } as const;
  for (const words of [english, french]) {
    expect(refusalSentence(words, why, people)).not.toMatch(/\d/);
  }
  expect(refusalSentence(english, { kind: 'base-full', most: 7 }, people)).toContain('7');
});

test('a move is named by what is there before it', () => {
  expect(sayMove(english, put('red', 1, 0), showing(pyramid))).toBe(
    'Place red in row 1, on two reds',
  );
  expect(sayMove(french, put('blue', 0, 2), showing(pyramid))).toContain('bleu');
});
