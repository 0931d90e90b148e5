import type { ComparingReason } from '@rookery/bots/penguin-party/contrast';
import { countedIn } from '../../plural.ts';
import { colours } from './names.ts';

const counted = countedIn('ko');

export function comparison(why: ComparingReason): string {
  switch (why.kind) {
    case 'keeps-alive':
      return `${colours[why.colour]} 자리가 ${places(why.places)} 남아요. 다른 수라면 ${places(why.instead)}이에요.`;
    case 'more-places':
      return `남은 카드의 자리가 ${places(why.places)} 남아요. 다른 수라면 ${places(why.instead)}이에요.`;
    case 'fewer-for-others':
      return `다른 사람이 가질 수 있는 카드의 자리가 ${places(why.places)}이에요. 다른 수라면 ${places(why.instead)}이에요.`;
    case 'fewer-for-colour':
      return `다른 사람이 가졌을지 모르는 ${colours[why.colour]} 자리가 ${places(why.places)}이에요. 다른 수라면 ${places(why.instead)}이에요.`;
    case 'more-cards-fit':
      return `그 뒤에도 손의 카드 ${cards(why.cards)}을 놓을 수 있어요. 다른 수라면 ${cards(why.instead)}이에요.`;
    case 'fewer-cards-fit':
      return `다른 사람이 가질 수 있는 카드 가운데 ${cards(why.cards)}만 놓을 수 있게 돼요. 다른 수라면 ${cards(why.instead)}이에요.`;
    case 'holds-more':
      return `손에 ${cards(why.cards)} 남는 ${colours[why.colour]} 쪽을 키워요. ${colours[why.otherColour]} 쪽은 ${cards(why.instead)}이에요.`;
    case 'helps-others-less':
      return `다른 사람이 ${why.cards === 0 ? '한 장도 없는' : `많아야 ${cards(why.cards)} 가진`} ${colours[why.colour]} 쪽을 키워요. ${colours[why.otherColour]} 쪽은 ${cards(why.instead)}일 수 있어요.`;
    case 'goes-first':
      return `지금 자리는 ${colours[why.colour]} ${places(why.places)}, ${colours[why.otherColour]} ${places(why.instead)}이에요. 적은 색부터 놓아요.`;
    case 'saves-base':
      return `어떤 색이든 맞는 바닥 줄에 ${places(why.places)}을 비워 둬요. 다른 수라면 ${places(why.instead)}이에요.`;
  }
}

const places = (count: number): string => counted(count, { other: '곳' });

const cards = (count: number): string => counted(count, { other: '장' });
