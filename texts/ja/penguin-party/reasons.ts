import type { PenguinPartyReason } from '@rookery/bots/penguin-party/reason';
import type { Colour } from '@rookery/rules/penguin-party/vocabulary';
import { allOfIn } from '../../listing.ts';
import { nameOf, type People } from '../../people.ts';
import { isSearched } from '../../search-kinds.ts';
import { searched } from '../search-reasons.ts';
import { comparison } from './comparisons.ts';
import { colours, points } from './names.ts';

const allOf = allOfIn('ja');

export function reason(why: PenguinPartyReason, people: People): string {
  if (isSearched(why)) return searched(why);
  if ('instead' in why) return comparison(why);
  switch (why.kind) {
    case 'only-move':
      return 'ほかに手がありません。';
    case 'empties-hand':
      return why.givenBack === 0
        ? '手札の最後の1枚です。'
        : `手札の最後の1枚です。${points(why.givenBack)}を返します。`;
    case 'ends-round':
      return 'ラウンドが終わります。もう何も置けません。';
    case 'forces-out':
      return why.seat === people.viewer
        ? 'あなたには、もう置けるカードがありません。'
        : `${nameOf(people, why.seat)}さんには、もう置けるカードがありません。`;
    case 'shuts-out':
      return `ほかの人が持っていそうな${named(why.colours)}の場所をなくします。`;
    case 'leaves-only':
      return why.seat === people.viewer
        ? `あなたが置ける色を${named(why.colours)}だけにします。`
        : `${nameOf(people, why.seat)}さんが置ける色を${named(why.colours)}だけにします。`;
    case 'opens-place':
      return `土台の上に、${colours[why.colour]}の新しい場所ができます。`;
    case 'most-places':
      return `残りの手札の場所がいちばん多く残ります: ${String(why.places)}か所。`;
    case 'runs-dry':
      return 'このあと、ほかの手札は置けなくなります。';
    case 'still-fit':
      return why.of === 1
        ? '残る最後の1枚も、このあとまだ置けます。'
        : `手札に残る${String(why.of)}枚のうち、${String(why.cards)}枚はこのあとも置けます。`;
    case 'nothing-special':
      return 'いくつかある手の1つで、特別な理由はありません。';
  }
}

const named = (list: readonly Colour[]): string => allOf(list.map((colour) => colours[colour]));
