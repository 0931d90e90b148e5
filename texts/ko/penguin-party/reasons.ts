import type { PenguinPartyReason } from '@rookery/bots/penguin-party/reason';
import type { Colour } from '@rookery/rules/penguin-party/vocabulary';
import { allOfIn } from '../../listing.ts';
import { nameOf, type People } from '../../people.ts';
import { countedIn } from '../../plural.ts';
import { colours, points } from './names.ts';
import type { ComparingReason } from '../../en/penguin-party/reasons.ts';

const counted = countedIn('ko');
const allOf = allOfIn('ko');

export function reason(why: PenguinPartyReason, people: People): string {
  switch (why.kind) {
    case 'only-move':
      return '둘 수 있는 유일한 수예요.';
    case 'empties-hand':
      return why.givenBack === 0
        ? '손의 마지막 카드예요.'
        : `손의 마지막 카드라 ${points(why.givenBack)}을 덜어요.`;
    case 'ends-round':
      return '라운드가 끝나요. 이제 아무것도 맞지 않아요.';
    case 'forces-out':
      return why.seat === people.viewer
        ? '나에게는 이제 맞는 카드가 있을 수 없어요.'
        : `${nameOf(people, why.seat)} 님에게는 이제 맞는 카드가 있을 수 없어요.`;
    case 'shuts-out':
      return `다른 사람이 가졌을지 모르는 색의 자리를 없애요: ${named(why.colours)}.`;
    case 'leaves-only':
      return why.seat === people.viewer
        ? `나에게 남는 색: ${named(why.colours)}.`
        : `${nameOf(people, why.seat)} 님에게 남는 색: ${named(why.colours)}.`;
    case 'keeps-alive':
    case 'more-places':
    case 'fewer-for-others':
      return comparison(why);
    case 'opens-place':
      return `바닥 줄 위에 ${colours[why.colour]} 자리가 새로 열려요.`;
    case 'most-places':
      return `남은 카드의 자리가 가장 많이 남아요: ${String(why.places)}곳.`;
    case 'runs-dry':
      return '그 뒤로는 다른 카드를 놓을 수 없어요.';
    case 'overall':
      return '한 가지 이유는 없어요. 여기서 그려 본 라운드들에서 결과가 더 좋아요.';
    case 'nothing-special':
      return '여러 수 가운데 하나예요. 특별한 이유는 없어요.';
  }
}

function comparison(why: ComparingReason): string {
  switch (why.kind) {
    case 'keeps-alive':
      return `${colours[why.colour]} 자리가 ${places(why.places)} 남아요. 다른 수라면 ${rest(why.instead)}이에요.`;
    case 'more-places':
      return `남은 카드의 자리가 ${places(why.places)} 남아요. 다른 수라면 ${rest(why.instead)}이에요.`;
    case 'fewer-for-others':
      return `다른 사람이 가질 수 있는 카드의 자리가 ${places(why.places)}이에요. 다른 수라면 ${rest(why.instead)}이에요.`;
  }
}

/** `le rouge et le bleu`. */
const named = (list: readonly Colour[]): string => allOf(list.map((colour) => colours[colour]));

const places = (count: number): string => counted(count, { other: '곳' });

const rest = (count: number): string => (count === 0 ? '0곳' : `${String(count)}곳`);
