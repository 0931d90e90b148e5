import type { ExpectedForm, Problem } from '@rookery/rules/kernel/problem';
import { anyOfIn } from '../listing.ts';
import type { ProblemTexts } from '../en/problems.ts';

const anyOf = anyOfIn('it');

const forms: { readonly [form in ExpectedForm]: string } = {
  'whole number': 'un numero intero',
  text: 'un testo tra virgolette',
  list: 'una lista tra [ ]',
  object: 'un oggetto tra { }',
  'true or false': 'true o false',
  '[level, index]': 'una coppia [livello, spazio]',
};

const shown = (value: unknown): string => JSON.stringify(value) ?? 'niente';

function problem(fault: Problem, because: (reason: { readonly kind: string }) => string): string {
  return `${fault.at}: ${complaint(fault, because)}`;
}

function complaint(fault: Problem, because: (reason: { readonly kind: string }) => string): string {
  switch (fault.kind) {
    case 'wrong-type':
      return `deve essere ${forms[fault.expected]}.`;
    case 'missing-field':
      return 'manca.';
    case 'unknown-field':
      return `qui non è conosciuto; sono permessi ${fault.allowed.join(', ')}.`;
    case 'not-allowed':
      return `deve essere ${anyOf(fault.allowed.map(String))}, non ${shown(fault.found)}.`;
    case 'out-of-range':
      return `deve andare da ${String(fault.least)} a ${String(fault.most)}, non ${String(fault.found)}.`;
    case 'wrong-count':
      return `deve avere ${String(fault.expected)} voci, non ${String(fault.found)}.`;
    case 'repeated':
      return `${shown(fault.found)} compare due volte; ognuno deve essere diverso.`;
    case 'too-many-of':
      return `${String(fault.found)} × ${fault.what}, ma ce ne sono solo ${String(fault.most)}.`;
    case 'contradiction':
      return `non va d’accordo con ${fault.with}.`;
    case 'unreadable':
      return `non si può leggere: ${fault.found === '' ? 'non c’è niente' : fault.found}.`;
    case 'illegal-act':
      return `«${fault.act}» è contro le regole. ${because(fault.because)}`;
  }
}

/** What is wrong with input from outside, in Italian. */
export const problemsInItalian: ProblemTexts = {
  problem,
  notChancesTurn: 'Qui non si pesca niente: qualcuno deve decidere.',
};
