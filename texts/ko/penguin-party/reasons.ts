import type { PenguinPartyReason } from '@rookery/bots/penguin-party/reason';
import type { Colour } from '@rookery/rules/penguin-party/vocabulary';
import { allOfIn } from '../../listing.ts';
import { nameOf, type People } from '../../people.ts';
import { isSearched } from '../../search-kinds.ts';
import { searched } from '../search-reasons.ts';
import { comparison } from './comparisons.ts';
import { colours, points } from './names.ts';

const allOf = allOfIn('ko');

export function reason(why: PenguinPartyReason, people: People): string {
  if (isSearched(why)) return searched(why);
  if ('instead' in why) return comparison(why);
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
        ? `내가 놓을 수 있게 남는 색: ${named(why.colours)}.`
        : `${nameOf(people, why.seat)} 님이 놓을 수 있게 남는 색: ${named(why.colours)}.`;
    case 'opens-place':
      return `바닥 줄 위에 ${colours[why.colour]} 자리가 새로 열려요.`;
    case 'most-places':
      return `남은 카드의 자리가 가장 많이 남아요: ${String(why.places)}곳.`;
    case 'runs-dry':
      return '그 뒤로는 다른 카드를 놓을 수 없어요.';
    case 'still-fit':
      return why.of === 1
        ? '마지막 남은 카드도 그 뒤에 놓을 수 있어요.'
        : `손에 남는 ${String(why.of)}장 가운데 ${String(why.cards)}장은 그 뒤에도 놓을 수 있어요.`;
    case 'nothing-special':
      return '여러 수 가운데 하나예요. 특별한 이유는 없어요.';
  }
}

const named = (list: readonly Colour[]): string => allOf(list.map((colour) => colours[colour]));
