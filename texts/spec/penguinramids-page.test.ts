import { reconstruction } from '@rookery/rules/penguinramids/box';
import { testTranslations } from './translations.ts';

// The viewer's own seat, and another.
const people = { names: ['Ana', 'Ben'], viewer: 0 };

const seats = [
  [people, 0],
  [people, 1],
];

testTranslations({
  // What can be typed is no text: words may be the same as in English.
  part: ({ pyramidsPage }) => {
    const { commandWords: _, ...texts } = pyramidsPage;
    return texts;
  },
  same: {
    fr: [
      'commands.card',
      'goals.final',
      'letters.blue',
      'letters.orange',
      'letters.red',
      'result.total',
      'track.card',
    ],
  },
  samples: new Map<string, readonly (readonly unknown[])[]>([
    ['goals.name', reconstruction.goals.map((goal) => [goal])],
    ['firstChief', seats],
    ['begins', seats],
  ]),
});
