import type { PenguinPartyReason } from '@rookery/bots/penguin-party/reason';
import type { Colour } from '@rookery/rules/penguin-party/vocabulary';
import { allOfIn } from '../../listing.ts';
import { nameOf, type People } from '../../people.ts';
import { countedIn } from '../../plural.ts';
import { colours, points } from './names.ts';
import type { ComparingReason } from '../../en/penguin-party/reasons.ts';

const counted = countedIn('ja');
const allOf = allOfIn('ja');

export function reason(why: PenguinPartyReason, people: People): string {
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
    case 'keeps-alive':
    case 'more-places':
    case 'fewer-for-others':
      return comparison(why);
    case 'opens-place':
      return `土台の上に、${colours[why.colour]}の新しい場所ができます。`;
    case 'most-places':
      return `残りの手札の場所がいちばん多く残ります: ${String(why.places)}か所。`;
    case 'runs-dry':
      return 'このあと、ほかの手札は置けなくなります。';
    case 'overall':
      return '決め手は1つではありません。ここから想像したラウンドで、よりよい結果になります。';
    case 'nothing-special':
      return 'いくつかある手の1つで、特別な理由はありません。';
  }
}

function comparison(why: ComparingReason): string {
  switch (why.kind) {
    case 'keeps-alive':
      return `${colours[why.colour]}の場所を${places(why.places)}残します。もう一方の手では${rest(why.instead)}です。`;
    case 'more-places':
      return `残りの手札の場所を${places(why.places)}残します。もう一方の手では${rest(why.instead)}です。`;
    case 'fewer-for-others':
      return `ほかの人が持ちうるカードの場所を${places(why.places)}にします。もう一方の手では${rest(why.instead)}です。`;
  }
}

/** `le rouge et le bleu`. */
const named = (list: readonly Colour[]): string => allOf(list.map((colour) => colours[colour]));

const places = (count: number): string => counted(count, { other: 'か所' });

const rest = (count: number): string => (count === 0 ? 'なし' : `${String(count)}か所`);
