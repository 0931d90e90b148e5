import { reconstruction } from '@rookery/rules/penguinramids/box';
import { testTranslations } from '../../../spec/texts/translations.ts';
import { penguinramidsPageInEnglish } from './en.ts';
import { penguinramidsPageInFrench } from './fr.ts';

// The viewer's own seat, and another.
const people = { names: ['Ana', 'Ben'], viewer: 0 };

testTranslations({
  en: penguinramidsPageInEnglish,
  fr: penguinramidsPageInFrench,
  same: ['letters.blue', 'letters.orange', 'letters.red', 'result.total', 'track.card'],
  samples: new Map<string, readonly (readonly unknown[])[]>([
    ['goals.name', reconstruction.goals.map((goal) => [goal])],
    [
      'firstChief',
      [
        [people, 0],
        [people, 1],
      ],
    ],
  ]),
});
