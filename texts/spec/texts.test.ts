import { describe, expect, test } from 'vitest';
import { languages, type Language } from '../language.ts';
import { penguinPartyTexts } from '../penguin-party/texts.ts';
import { penguinramidsTexts } from '../penguinramids/texts.ts';
import { isProblem, problemTexts } from '../problems/texts.ts';
import {
  goals,
  partyRefusals,
  partySeen,
  problems,
  ramidsRefusals,
  ramidsSeen,
} from './samples.ts';

/** Told to an onlooker, and to the player it is about. */
const audiences = [
  { names: ['Ana', 'Ben'], viewer: null },
  { names: ['Ana', 'Ben'], viewer: 1 },
];

type Telling = (language: Language) => string;

const tellings = new Map<string, Telling>();
for (const [index, people] of audiences.entries()) {
  const add = (name: string, telling: Telling): void => {
    tellings.set(`${name} to ${String(index)}`, telling);
  };
  for (const [kind, sample] of Object.entries(partyRefusals))
    add(`party refusal ${kind}`, (language) => penguinPartyTexts[language].refusal(sample, people));
  for (const [type, sample] of Object.entries(partySeen))
    add(`party event ${type}`, (language) => penguinPartyTexts[language].seen(sample, people));
  for (const [kind, sample] of Object.entries(ramidsRefusals))
    add(`ramids refusal ${kind}`, (language) =>
      penguinramidsTexts[language].refusal(sample, people),
    );
  for (const [type, sample] of Object.entries(ramidsSeen))
    add(`ramids event ${type}`, (language) => penguinramidsTexts[language].seen(sample, people));
}
for (const [rule, sample] of Object.entries(goals))
  tellings.set(`goal ${rule}`, (language) => penguinramidsTexts[language].goal(sample));
for (const [kind, sample] of Object.entries(problems))
  tellings.set(`problem ${kind}`, (language) =>
    problemTexts[language].problem(sample, () => 'Because.'),
  );

describe('every kind has its own sentence in every language', () => {
  test.each([...tellings])('%s', (_name, telling) => {
    const sentences = languages.map(telling);
    expect(sentences.every((sentence) => sentence.length > 5)).toBe(true);
    expect(sentences.join(' ')).not.toMatch(/undefined|NaN|\[object/);
    expect(new Set(sentences).size).toBe(languages.length);
  });
});

test.each([...tellings])('French typography: %s', (_name, telling) => {
  expect(telling('fr')).not.toMatch(/ [:;!?»]|« |'/);
});

test('sentences use the facts', () => {
  const people = { names: ['Ana', 'Ben'], viewer: 0 };
  const party = penguinPartyTexts.en;
  expect(party.refusal(partyRefusals['colour-must-match'], people)).toBe(
    'A penguin here must be green or red.',
  );
  expect(party.seen(partySeen.placed, people)).toBe('Ben places a red penguin in row 1, at -2.');
  expect(party.seen(partySeen.placed, { ...people, viewer: 1 })).toBe(
    'You place a red penguin in row 1, at -2.',
  );
  expect(penguinramidsTexts.en.refusal(ramidsRefusals['too-heavy'], people)).toBe(
    'Needs 4, these arms carry 3. These fit somewhere: r0a.',
  );
  expect(penguinPartyTexts.fr.refusal(partyRefusals['colour-not-in-hand'], people)).toBe(
    'Tu n’as plus de pingouin bleu. Tu as en main\u00A0: 2 rouges et 1 jaune.',
  );
});

test('a reason that is wrong input is told from a refusal', () => {
  expect(isProblem({ kind: 'out-of-range' })).toBe(true);
  expect(isProblem({ kind: 'too-heavy' })).toBe(false);
});
