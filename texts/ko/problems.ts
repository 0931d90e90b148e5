import type { ExpectedForm, Problem } from '@rookery/rules/kernel/problem';
import { anyOfIn } from '../listing.ts';
import type { ProblemTexts } from '../en/problems.ts';

const anyOf = anyOfIn('ko');

const forms: { readonly [form in ExpectedForm]: string } = {
  'whole number': '정수',
  text: '따옴표로 묶은 글',
  list: '[ ]로 묶은 목록',
  object: '{ }로 묶은 객체',
  'true or false': 'true 또는 false',
  '[level, index]': '[층, 칸] 쌍',
};

const shown = (value: unknown): string => JSON.stringify(value) ?? '없음';

function problem(fault: Problem, because: (reason: { readonly kind: string }) => string): string {
  return `${fault.at}: ${complaint(fault, because)}`;
}

function complaint(fault: Problem, because: (reason: { readonly kind: string }) => string): string {
  switch (fault.kind) {
    case 'wrong-type':
      return `이것이어야 해요: ${forms[fault.expected]}.`;
    case 'missing-field':
      return '빠졌어요.';
    case 'unknown-field':
      return `여기서는 쓸 수 없어요. 쓸 수 있는 것: ${fault.allowed.join(', ')}.`;
    case 'not-allowed':
      return `${anyOf(fault.allowed.map(String))} 중 하나여야 해요(${shown(fault.found)} 아님).`;
    case 'out-of-range':
      return `${String(fault.least)}~${String(fault.most)} 사이여야 해요(${String(fault.found)} 아님).`;
    case 'wrong-count':
      return `${String(fault.expected)}개여야 해요(${String(fault.found)}개 아님).`;
    case 'repeated':
      return `${shown(fault.found)}: 두 번 나와요. 모두 달라야 해요.`;
    case 'too-many-of':
      return `${fault.what} ${String(fault.found)}개인데, ${String(fault.most)}개뿐이에요.`;
    case 'contradiction':
      return `맞지 않는 것: ${fault.with}.`;
    case 'unreadable':
      return `읽을 수 없어요: ${fault.found === '' ? '아무것도 없어요' : fault.found}.`;
    case 'illegal-act':
      return `“${fault.act}”: 규칙에 어긋나요. ${because(fault.because)}`;
  }
}

/** What is wrong with input from outside, in Korean. */
export const problemsInKorean: ProblemTexts = {
  problem,
  notChancesTurn: '여기서는 아무것도 뽑지 않아요. 누군가 정해야 해요.',
};
