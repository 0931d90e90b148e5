import type { PenguinramidsReason } from '@rookery/bots/penguinramids/reason';
import { nameOf, type People } from '../../people.ts';
import { countedIn } from '../../plural.ts';
import { isSearched } from '../../search-kinds.ts';
import { searched } from '../search-reasons.ts';
import { comparison } from './comparisons.ts';
import { goal, level, points, typedNames } from './names.ts';
import type {
  PermissionReason,
  PlacingReason,
  StrengthReason,
} from '../../en/penguinramids/reasons.ts';
import type { PieceNames } from '../../penguinramids/piece-names.ts';

const counted = countedIn('ko');

export function reason(
  why: PenguinramidsReason,
  people: People,
  names: PieceNames = typedNames,
): string {
  if (isSearched(why)) return searched(why);
  if ('instead' in why) return comparison(why, people, names);
  switch (why.kind) {
    case 'mixes':
      return mixed(why.share);
    case 'may-take-chief':
    case 'may-turn-grey':
    case 'may-exchange':
      return permission(why, people);
    case 'takes-chief':
      return `${chiefCard(people, why.from)}를 가져와요. 같을 때는 대장이 먼저예요.`;
    case 'recalls':
      return `액션 카드 ${counted(why.cards, { other: '장' })}을 손으로 되가져와요.`;
    case 'takes-token':
      return `힘 토큰을 얻어요. 손에 ${String(why.held)}개 있어요.`;
    case 'exchanges':
      return `${names.penguin(why.penguin)}을 더미 밑으로 보내고, 다른 하나를 펼쳐요.`;
    case 'turns-grey':
    case 'strengthens':
    case 'spare-strength':
    case 'idles':
      return strengthening(why, names);
    case 'builds-level':
    case 'goal':
    case 'denies':
    case 'prepares':
    case 'nothing-fits':
    case 'fills':
      return placing(why, people, names);
    case 'turn-is-done':
      return '이 차례에는 더 할 일이 없어요.';
    case 'nothing-special':
      return '여러 수 가운데 하나예요. 특별한 이유는 없어요.';
  }
}

function permission(why: PermissionReason, people: People): string {
  switch (why.kind) {
    case 'may-take-chief':
      return `${chiefCard(people, why.from)}를 가져올 수 있게 돼요.`;
    case 'may-turn-grey':
      return '다른 펭귄이 맞더라도 회색 펭귄을 놓을 수 있어요.';
    case 'may-exchange':
      return '가져오기 전에 나와 있는 펭귄 하나를 바꿀 수 있어요.';
  }
}

function strengthening(why: StrengthReason, names: PieceNames): string {
  switch (why.kind) {
    case 'turns-grey':
      return `${names.slot(why.slot)}의 무게가 0, 두 팔의 힘이 1이 돼요.`;
    case 'strengthens':
      return `${names.slot(why.slot)} 아래의 팔이 ${String(why.carries)}까지 받쳐요.`;
    case 'spare-strength':
      return `${names.slot(why.slot)} 아래에 힘을 더하지만, 지금은 필요 없어요.`;
    case 'idles':
      return `남는 토큰이에요. ${names.slot(why.slot)}의 바깥팔은 아무것도 받치지 않아요.`;
  }
}

function placing(why: PlacingReason, people: People, names: PieceNames): string {
  switch (why.kind) {
    case 'builds-level':
      return `그 층(${level(why.level - 1)})에서 가장 무거워져요(무게 ${String(why.weight)}): ${points(why.gain)} 더.`;
    case 'goal':
      return `지금 피라미드라면 목표로 ${points(why.points)} 더: ${goal(why.goal)}.`;
    case 'denies':
      return `${ofOwner(people, why.seat)}의 층을 높일 수 있는 것은 ${names.penguin(why.penguin)}뿐이에요.`;
    case 'prepares':
      return `아직 빈 ${names.slot(why.slot)}에 쓸 힘 ${String(why.strength)}의 팔이에요.`;
    case 'nothing-fits':
      return '맞는 게 없어 회색으로 놓아야 해요.';
    case 'fills':
      return `${names.slot(why.slot)}에 채워 넣어요.`;
  }
}

const chiefCard = (people: People, seat: number): string =>
  seat === people.viewer ? '내 대장 카드' : `${nameOf(people, seat)} 님의 대장 카드`;

const ofOwner = (people: People, seat: number): string =>
  seat === people.viewer ? '내 피라미드' : `${nameOf(people, seat)} 님의 피라미드`;

const mixed = (share: number): string =>
  `아무도 예측하지 못하게 100번에 ${String(Math.round(share * 100))}번 골라요.`;
