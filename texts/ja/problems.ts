import type { ExpectedForm, Problem } from '@rookery/rules/kernel/problem';
import { anyOfIn } from '../listing.ts';
import type { ProblemTexts } from '../en/problems.ts';

const anyOf = anyOfIn('ja');

const forms: { readonly [form in ExpectedForm]: string } = {
  'whole number': '整数',
  text: '引用符で囲んだ文字列',
  list: '[ ]で囲んだリスト',
  object: '{ }で囲んだオブジェクト',
  'true or false': 'trueかfalse',
  '[level, index]': '[段, マス]の組',
};

const shown = (value: unknown): string => JSON.stringify(value) ?? 'なし';

function problem(fault: Problem, because: (reason: { readonly kind: string }) => string): string {
  return `${fault.at}: ${complaint(fault, because)}`;
}

function complaint(fault: Problem, because: (reason: { readonly kind: string }) => string): string {
  switch (fault.kind) {
    case 'wrong-type':
      return `${forms[fault.expected]}が必要です。`;
    case 'missing-field':
      return 'ありません。';
    case 'unknown-field':
      return `ここでは使えません。使えるのは${fault.allowed.join('、')}です。`;
    case 'not-allowed':
      return `${anyOf(fault.allowed.map(String))}のどれかが必要です（${shown(fault.found)}ではなく）。`;
    case 'out-of-range':
      return `${String(fault.least)}～${String(fault.most)}が必要です（${String(fault.found)}ではなく）。`;
    case 'wrong-count':
      return `${String(fault.expected)}個必要です（${String(fault.found)}個ではなく）。`;
    case 'repeated':
      return `${shown(fault.found)}が2回あります。どれも違うものにしてください。`;
    case 'too-many-of':
      return `${fault.what}が${String(fault.found)}個ありますが、${String(fault.most)}個までです。`;
    case 'contradiction':
      return `${fault.with}と合いません。`;
    case 'unreadable':
      return `読めません: ${fault.found === '' ? '何もありません' : fault.found}。`;
    case 'illegal-act':
      return `「${fault.act}」はルール違反です。${because(fault.because)}`;
  }
}

/** What is wrong with input from outside, in Japanese. */
export const problemsInJapanese: ProblemTexts = {
  problem,
  notChancesTurn: 'ここでは何も引きません。誰かが決める番です。',
};
