import type { ExpectedForm, Problem } from '@rookery/rules/kernel/problem';
import { anyOfIn } from '../listing.ts';
import type { ProblemTexts } from '../en/problems.ts';

const anyOf = anyOfIn('de');

const forms: { readonly [form in ExpectedForm]: string } = {
  'whole number': 'eine ganze Zahl',
  text: 'ein Text in Anführungszeichen',
  list: 'eine Liste in [ ]',
  object: 'ein Objekt in { }',
  'true or false': 'true oder false',
  '[level, index]': 'ein Paar [Ebene, Platz]',
};

const shown = (value: unknown): string => JSON.stringify(value) ?? 'nichts';

function problem(fault: Problem, because: (reason: { readonly kind: string }) => string): string {
  return `${fault.at}: ${complaint(fault, because)}`;
}

function complaint(fault: Problem, because: (reason: { readonly kind: string }) => string): string {
  switch (fault.kind) {
    case 'wrong-type':
      return `erwartet wird ${forms[fault.expected]}.`;
    case 'missing-field':
      return 'fehlt.';
    case 'unknown-field':
      return `ist hier unbekannt; erlaubt sind ${fault.allowed.join(', ')}.`;
    case 'not-allowed':
      return `erlaubt ist ${anyOf(fault.allowed.map(String))}, nicht ${shown(fault.found)}.`;
    case 'out-of-range':
      return `muss zwischen ${String(fault.least)} und ${String(fault.most)} liegen, nicht bei ${String(fault.found)}.`;
    case 'wrong-count':
      return `muss ${String(fault.expected)} Einträge haben, nicht ${String(fault.found)}.`;
    case 'repeated':
      return `${shown(fault.found)} kommt zweimal vor; jeder Eintrag muss anders sein.`;
    case 'too-many-of':
      return `${String(fault.found)} × ${fault.what}, es gibt aber nur ${String(fault.most)}.`;
    case 'contradiction':
      return `passt nicht zu ${fault.with}.`;
    case 'unreadable':
      return `ist nicht lesbar: ${fault.found === '' ? 'da ist nichts' : fault.found}.`;
    case 'illegal-act':
      return `„${fault.act}“ ist gegen die Regeln. ${because(fault.because)}`;
  }
}

/** What is wrong with input from outside, in German. */
export const problemsInGerman: ProblemTexts = {
  problem,
  notChancesTurn: 'Hier wird nichts gezogen: Jemand muss entscheiden.',
};
