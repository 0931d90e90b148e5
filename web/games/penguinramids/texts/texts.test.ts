import { reconstruction } from '@rookery/rules/penguinramids/box';
import { testTranslations } from '../../../spec/texts/translations.ts';
import { penguinramidsPageInEnglish } from './en.ts';
import { penguinramidsPageInFrench } from './fr.ts';

testTranslations({
  en: penguinramidsPageInEnglish,
  fr: penguinramidsPageInFrench,
  same: ['letters.blue', 'letters.orange', 'letters.red', 'result.total', 'track.card'],
  samples: new Map([['goals.name', reconstruction.goals.map((goal) => [goal])]]),
});
