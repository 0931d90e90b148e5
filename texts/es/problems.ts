import type { ExpectedForm, Problem } from '@rookery/rules/kernel/problem';
import { anyOfIn } from '../listing.ts';
import type { ProblemTexts } from '../en/problems.ts';

const anyOf = anyOfIn('es');

const forms: { readonly [form in ExpectedForm]: string } = {
  'whole number': 'un número entero',
  text: 'un texto entre comillas',
  list: 'una lista entre [ ]',
  object: 'un objeto entre { }',
  'true or false': 'true o false',
  '[level, index]': 'un par [nivel, hueco]',
};

const shown = (value: unknown): string => JSON.stringify(value) ?? 'nada';

function problem(fault: Problem, because: (reason: { readonly kind: string }) => string): string {
  return `${fault.at}: ${complaint(fault, because)}`;
}

function complaint(fault: Problem, because: (reason: { readonly kind: string }) => string): string {
  switch (fault.kind) {
    case 'wrong-type':
      return `tiene que ser ${forms[fault.expected]}.`;
    case 'missing-field':
      return 'falta.';
    case 'unknown-field':
      return `no se conoce aquí; se permite ${fault.allowed.join(', ')}.`;
    case 'not-allowed':
      return `tiene que ser ${anyOf(fault.allowed.map(String))}, no ${shown(fault.found)}.`;
    case 'out-of-range':
      return `tiene que ir de ${String(fault.least)} a ${String(fault.most)}, no ${String(fault.found)}.`;
    case 'wrong-count':
      return `tiene que tener ${String(fault.expected)} elementos, no ${String(fault.found)}.`;
    case 'repeated':
      return `${shown(fault.found)} sale dos veces; cada uno tiene que ser distinto.`;
    case 'too-many-of':
      return `${String(fault.found)} × ${fault.what}, pero solo hay ${String(fault.most)}.`;
    case 'contradiction':
      return `no concuerda con ${fault.with}.`;
    case 'unreadable':
      return `no se puede leer: ${fault.found === '' ? 'no hay nada' : fault.found}.`;
    case 'illegal-act':
      return `«${fault.act}» va contra las reglas. ${because(fault.because)}`;
  }
}

/** What is wrong with input from outside, in Spanish. */
export const problemsInSpanish: ProblemTexts = {
  problem,
  notChancesTurn: 'Aquí no se saca nada: alguien tiene que decidir.',
};
