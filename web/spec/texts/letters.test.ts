import { colours } from '@rookery/rules/penguin-party/vocabulary';
import { expect, test } from 'vitest';
import { penguinPartyPageInEnglish } from '../../games/penguin-party/texts/en.ts';
import { penguinPartyPageInFrench } from '../../games/penguin-party/texts/fr.ts';
import { penguinramidsPageInEnglish } from '../../games/penguinramids/texts/en.ts';
import { penguinramidsPageInFrench } from '../../games/penguinramids/texts/fr.ts';

test.each([
  { language: 'English', party: penguinPartyPageInEnglish, pyramids: penguinramidsPageInEnglish },
  { language: 'French', party: penguinPartyPageInFrench, pyramids: penguinramidsPageInFrench },
])('in $language a colour has the same letter in both games', ({ party, pyramids }) => {
  expect(colours.map((colour) => party.letters[colour])).toEqual(
    colours.map((colour) => pyramids.letters[colour]),
  );
});
