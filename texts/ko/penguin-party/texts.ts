import type { Edition, Refusal, Seen, TieRule } from '@rookery/rules/penguin-party/vocabulary';
import { allOfIn, anyOfIn } from '../../listing.ts';
import { does, nameOf, namesOf, type People } from '../../people.ts';
import { countedIn } from '../../plural.ts';
import type { PenguinPartyTexts } from '../../en/penguin-party/texts.ts';
import { cards, colours, move, points, spot } from './names.ts';
import { reason } from './reasons.ts';

const counted = countedIn('ko');
const anyOf = anyOfIn('ko');
const allOf = allOfIn('ko');

const editions: { readonly [edition in Edition]: string } = {
  iello: 'IELLO판(2024): 파랑 여덟, 다른 색은 일곱씩',
  amigo: 'AMIGO판(2008): 초록 여덟, 다른 색은 일곱씩',
};

const tieRules: { readonly [tie in TieRule]: string } = {
  share: '동점이면 함께 이겨요',
  'extra-round': '동점이면 라운드를 더 해서 정해요',
};

function refusal(why: Refusal, people: People): string {
  switch (why.kind) {
    case 'match-over':
      return '경기가 끝났어요.';
    case 'not-your-turn':
      return why.turn === null
        ? '잠시만요. 아직 카드를 나누지 않았어요.'
        : `내 차례가 아니에요. 지금은 ${nameOf(people, why.turn)} 님 차례예요.`;
    case 'colour-not-in-hand':
      return `${colours[why.colour]} 펭귄이 이제 없어요. 가진 카드: ${cards(why.hand)}.`;
    case 'spot-taken':
      return `거기에는 이미 ${colours[why.by]} 펭귄이 있어요.`;
    case 'base-full':
      return `바닥 줄이 찼어요. ${counted(why.most, { other: '마리' })}까지예요.`;
    case 'not-beside-the-base':
      return `바닥 줄은 빈틈없이 자라요. 다음 펭귄 자리: ${anyOf(why.open.map(String))}.`;
    case 'unsupported':
      return why.missing.length > 1
        ? '여기서는 떨어져요. 바로 아래에 두 마리가 있어야 하는데 하나도 없어요.'
        : '여기서는 떨어져요. 바로 아래에 두 마리가 있어야 하는데 하나가 없어요.';
    case 'colour-must-match':
      return `여기에 맞는 색: ${anyOf(why.oneOf.map((colour) => colours[colour]))}.`;
  }
}

function seen(event: Seen, people: People, where: typeof spot = spot): string {
  switch (event.type) {
    case 'starter-drawn':
      return `제비뽑기 결과, ${does(people, event.seat, '내가', '님이')} 먼저 시작해요.`;
    case 'dealt':
      return dealt(event, people);
    case 'placed':
      return `${does(people, event.seat, '내가', '님이')} ${colours[event.colour]} 펭귄을 놓았어요: ${where(event.row, event.x)}.`;
    case 'hand-emptied':
      return handEmptied(event.seat, event.givenBack, people);
    case 'went-out':
      return `${does(people, event.seat, '나는', '님은')} 놓을 카드가 없어 이번 라운드에서 탈락했어요. ${points(event.penalty)} 추가.`;
    case 'round-ended':
      return `라운드 ${String(event.round)} 끝. 벌점: ${standings(event.points, people)}.`;
    case 'match-ended':
      return victory(event.ranking[0] ?? [], people);
  }
}

function dealt(
  { round, starter, first, cardsEach }: Seen & { type: 'dealt' },
  people: People,
): string {
  const each = counted(cardsEach, { other: '장' });
  const starts = does(people, starter, '내가 먼저 시작해요', '님이 먼저 시작해요');
  const opening = first === null ? '' : ` ${colours[first]} 펭귄이 바닥 줄을 열어요.`;
  return `라운드 ${String(round)}: 한 사람에 ${each}. ${starts}.${opening}`;
}

function handEmptied(seat: number, givenBack: number, people: People): string {
  const placed = does(people, seat, '내가 마지막 카드를 놓았어요', '님이 마지막 카드를 놓았어요');
  if (givenBack === 0) return `${placed}!`;
  const gives = seat === people.viewer ? '덜었어요' : '덜었어요';
  return `${placed}! ${points(givenBack)}을 ${gives}.`;
}

const standings = (all: readonly number[], people: People): string =>
  all
    .map(
      (count, seat) => `${seat === people.viewer ? '나' : nameOf(people, seat)} ${String(count)}`,
    )
    .join(', ');

function victory(winners: readonly number[], people: People): string {
  const [alone] = winners;
  if (winners.length === 1 && alone !== undefined) {
    return `${does(people, alone, '내가', '님이')} 경기에서 이겼어요!`;
  }
  return `함께 이겼어요: ${allOf(namesOf(people, winners, '나'))}!`;
}

/** Penguin Party in Korean. */
export const penguinPartyInKorean: PenguinPartyTexts = {
  name: 'Penguin Party',
  colours,
  editions,
  tieRules,
  points,
  cards,
  spot,
  victory,
  refusal,
  seen,
  move,
  reason,
};
