import type { ExpectedForm, Problem } from '@rookery/rules/kernel/problem';
import { anyOfIn } from '../listing.ts';
import type { ProblemTexts } from '../en/problems.ts';

const anyOf = anyOfIn('fr');

const forms: { readonly [form in ExpectedForm]: string } = {
  'whole number': 'un nombre entier',
  text: 'un texte entre guillemets',
  list: 'une liste entre [ ]',
  object: 'un objet entre { }',
  'true or false': 'true ou false',
  '[level, index]': 'une paire [étage, place]',
};

const shown = (value: unknown): string => JSON.stringify(value) ?? 'rien';

function problem(fault: Problem, because: (reason: { readonly kind: string }) => string): string {
  return `${fault.at} : ${complaint(fault, because)}`;
}

function complaint(fault: Problem, because: (reason: { readonly kind: string }) => string): string {
  switch (fault.kind) {
    case 'wrong-type':
      return `il faut ${forms[fault.expected]}.`;
    case 'missing-field':
      return 'ce champ manque.';
    case 'unknown-field':
      return `champ inconnu ici ; sont permis : ${fault.allowed.join(', ')}.`;
    case 'not-allowed':
      return `il faut ${anyOf(fault.allowed.map(String))}, et non ${shown(fault.found)}.`;
    case 'out-of-range':
      return `il faut de ${String(fault.least)} à ${String(fault.most)}, et non ${String(fault.found)}.`;
    case 'wrong-count':
      return `il faut ${String(fault.expected)} éléments, et non ${String(fault.found)}.`;
    case 'repeated':
      return `${shown(fault.found)} s’y trouve deux fois ; chacun doit être différent.`;
    case 'too-many-of':
      return `${String(fault.found)} × ${fault.what}, mais il n’y en a que ${String(fault.most)}.`;
    case 'contradiction':
      return `ne s’accorde pas avec ${fault.with}.`;
    case 'unreadable':
      return `illisible : ${fault.found === '' ? 'il n’y a rien' : fault.found}.`;
    case 'illegal-act':
      return `« ${fault.act} » est contraire aux règles. ${because(fault.because)}`;
  }
}

/** What is wrong with input from outside, in French. */
export const problemsInFrench: ProblemTexts = {
  problem,
  notChancesTurn: 'Ici, rien n’est tiré au sort : c’est à quelqu’un de décider.',
};
