import type { OwnCardsTexts } from '../../en/page/own-cards.ts';

/** Entering the cards of one's own box, in Korean. */
export const ownCardsInKorean: OwnCardsTexts = {
  title: '내 카드',
  about:
    'Penguinramids를 가지고 있다면 상자의 카드를 한 장씩 또는 파일로 입력하세요. 확인한 뒤 이 기기에 보관하고, 그 카드로 할 수 있어요.',
  progress: (entered, all) => `${String(all)}장 중 ${String(entered)}장 입력함`,
  complete: '카드가 모두 갖춰졌어요.',
  missing: (count) => `${String(count)}장이 모자라요.`,
  tooMany: (count) => `${String(count)}장이 많아요.`,
  play: '내 카드로 하기',
  startFromOurs: '우리 52장으로 시작하기',
  startFromOursHint: '상자와 다른 것만 고치면 돼요.',
  add: '카드 추가',
  remove: (number) => `카드 ${String(number)} 빼기`,
  copy: (number) => `카드 ${String(number)} 복사`,
  card: (number) => `카드 ${String(number)}`,
  colour: '색',
  weight: '무게',
  left: '왼팔',
  right: '오른팔',
  open: '파일 열기',
  save: '파일로 저장',
  clear: '모두 지우기',
  clearQuestion: '내 카드를 모두 지울까요?',
  clearHint: '파일로 저장하지 않았다면 되돌릴 수 없어요.',
  goals: '목표',
  goalsHint: '상자에 있는 것을 세 개 이상 고르세요. 파일에는 다른 목표도 적을 수 있어요.',
  goalsMissing: '목표를 세 개 이상 고르세요.',
  loaded: '파일을 읽었어요. 카드가 여기 있어요.',
  unreadable: '이 파일은 JSON이 아니에요. 바뀐 것은 없어요.',
  wrong: '파일에 잘못이 있어 아무것도 바꾸지 않았어요:',
  moreMistakes: (count) => `그 밖에 ${String(count)}개`,
  atCard: (number, name, field) =>
    `카드 ${String(number)}${name === '' ? '' : ` (${name})`}${field === '' ? '' : `, ${field}`}`,
  atGoal: (number, name, field) =>
    `목표 ${String(number)}${name === '' ? '' : ` (${name})`}${field === '' ? '' : `, ${field}`}`,
  atFile: '파일',
  atCards: '카드 목록',
  atGoals: '목표 목록',
};
