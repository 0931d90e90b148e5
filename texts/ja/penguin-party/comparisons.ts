import type { ComparingReason } from '@rookery/bots/penguin-party/contrast';
import { countedIn } from '../../plural.ts';
import { colours } from './names.ts';

const counted = countedIn('ja');

export function comparison(why: ComparingReason): string {
  switch (why.kind) {
    case 'keeps-alive':
      return `${colours[why.colour]}の場所を${places(why.places)}残します。もう一方の手では${rest(why.instead)}です。`;
    case 'more-places':
      return `残りの手札の場所を${places(why.places)}残します。もう一方の手では${rest(why.instead)}です。`;
    case 'fewer-for-others':
      return `ほかの人が持ちうるカードの場所を${places(why.places)}にします。もう一方の手では${rest(why.instead)}です。`;
    case 'fewer-for-colour':
      return `ほかの人が持ちうる${colours[why.colour]}の場所を${places(why.places)}にします。もう一方の手では${rest(why.instead)}です。`;
    case 'more-cards-fit':
      return `このあとも手札の${cards(why.cards)}を置けます。もう一方の手では${cards(why.instead)}です。`;
    case 'fewer-cards-fit':
      return `ほかの人が持ちうるカードのうち、置けるのは${cards(why.cards)}になります。もう一方の手では${cards(why.instead)}です。`;
    case 'holds-more':
      return `手札に${cards(why.cards)}残る${colours[why.colour]}を伸ばします。${colours[why.otherColour]}なら${cards(why.instead)}です。`;
    case 'helps-others-less':
      return `ほかの人が${why.cards === 0 ? '1枚も' : `多くても${cards(why.cards)}しか`}持っていない${colours[why.colour]}を伸ばします。${colours[why.otherColour]}なら${cards(why.instead)}ありえます。`;
    case 'goes-first':
      return `いま置ける場所は${colours[why.colour]}が${places(why.places)}、${colours[why.otherColour]}が${places(why.instead)}です。少ない色から先に置きます。`;
    case 'saves-base':
      return `どの色も置ける土台の空きを${places(why.places)}残します。もう一方の手では${rest(why.instead)}です。`;
  }
}

const places = (count: number): string => counted(count, { other: 'か所' });

const cards = (count: number): string => counted(count, { other: '枚' });

const rest = places;
