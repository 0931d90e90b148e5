import type { Refusal } from '@rookery/rules/penguinramids/vocabulary';
import { anyOfIn } from '../../listing.ts';
import { nameOf, type People } from '../../people.ts';
import { actions, typedNames } from './names.ts';
import type { PieceNames } from '../../penguinramids/piece-names.ts';

const anyOf = anyOfIn('ko');

/** Refusals whose sentence needs no facts. */
const plainRefusals = {
  'match-over': '경기가 끝났어요.',
  'choose-first': '먼저 모두 액션 카드를 골라요.',
  'already-revealed': '액션 카드를 이미 펼쳤어요. 다시 고르기엔 늦었어요.',
  'already-chief': '이미 대장 펭귄이에요.',
  'supply-empty': '힘 토큰이 남아 있지 않아요.',
  'no-token-in-hand': '팔에 놓을 힘 토큰이 없어요.',
  'already-grey': '그 펭귄은 이미 회색이에요.',
  'exchange-before-taking': '교환은 펭귄을 가져오기 전에만 할 수 있어요.',
  'already-placed': '이 차례에 이미 펭귄을 놓았어요.',
  'place-first': '먼저 펭귄을 가져와 놓으세요.',
};

export function refusal(why: Refusal, people: People, names: PieceNames = typedNames): string {
  const { kind } = why;
  if (kind === 'not-your-turn') return notYourTurn(why.turn, people);
  if (kind === 'action-not-in-hand')
    return `액션 카드 ${String(why.action)}번은 앞에 놓여 있어요. 손에 있는 카드: ${anyOf(why.hand.map(String))}.`;
  if (kind === 'action-not-played')
    return `그러려면 액션 카드 ${String(why.needs)}(${actions[why.needs].name}) 카드가 있어야 해요. 낸 카드: ${String(why.played)}(${actions[why.played].name}).`;
  if (kind === 'action-used') return `이 차례에 액션 ${String(why.action)}번을 이미 썼어요.`;
  if (kind === 'no-such-slot')
    return `그런 칸은 없어요(${names.slot(why.slot)}). 층은 바닥 ${String(names.lowest)}부터 꼭대기 ${String(names.lowest + 3)}까지, 칸은 왼쪽 끝 ${String(names.lowest)}부터 세요.`;
  if (kind === 'slot-empty') return `${names.slot(why.slot)}에는 펭귄이 없어요.`;
  if (kind === 'would-drop')
    return `회색 팔은 더 약해요. ${names.slot(why.above)}의 펭귄은 무게 ${String(why.weight)}인데 ${String(why.carried)}까지만 받쳐요.`;
  if (kind === 'penguin-not-available')
    return `그 펭귄은 나와 있지 않아요. 가져올 수 있는 것: ${anyOf(why.available.map(names.card))}.`;
  if (kind === 'spot-taken') return `거기에는 이미 펭귄이 있어요(${names.card(why.by)}).`;
  if (kind === 'not-beside-the-base')
    return `바닥은 빈틈없이 자라요. 다음 펭귄 자리: ${anyOf(why.open.map(names.slot))}.`;
  if (kind === 'unsupported') return unsupported(why.missing.length);
  if (kind === 'too-heavy')
    return `${String(why.weight)} 필요한데 이 팔은 ${String(why.carried)}까지 받쳐요. ${instead(why.fitting.map(names.card))}`;
  if (kind === 'must-take-one-that-fits')
    return `회색은 맞는 게 없을 때만 돼요. 아직 놓을 수 있는 것: ${anyOf(why.fitting.map(names.card))}.`;
  return plainRefusals[kind];
}

const instead = (fitting: readonly string[]): string =>
  fitting.length > 0
    ? `어딘가에 맞는 것: ${fitting.join(', ')}.`
    : '맞는 게 없어요. 아무 펭귄이나 회색 면으로 가져오세요.';

const notYourTurn = (turn: number | null, people: People): string =>
  turn === null
    ? '잠시만요. 아직 카드가 나오지 않았어요.'
    : `내 차례가 아니에요. 지금은 ${nameOf(people, turn)} 님 차례예요.`;

const unsupported = (missing: number): string =>
  missing > 1
    ? '거기서는 떨어져요. 바로 아래에 두 마리가 있어야 하는데 하나도 없어요.'
    : '거기서는 떨어져요. 바로 아래에 두 마리가 있어야 하는데 하나가 없어요.';
