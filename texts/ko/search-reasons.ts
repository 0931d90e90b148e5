import type { SearchReason } from '@rookery/bots/comparison';
import { figuresIn } from '../figures.ts';

const { number } = figuresIn('ko');

export function searched(why: SearchReason): string {
  switch (why.kind) {
    case 'wins-more':
      return `앞을 내다보고 찾은 수예요. 여기서 머릿속으로 이어 둔 100판 가운데 ${wins(why.share)}판을 더 이겨요.`;
    case 'leads-more':
      return `앞을 내다보고 찾은 수예요. 이기는 횟수는 같고, 평균 ${number(why.points, 1)}점 더 앞서요.`;
    case 'as-good':
      return '다음으로 좋은 수와 거의 같아요.';
    case 'overall':
      return '앞을 내다보고 찾은 수예요. 여기서 머릿속으로 이어 둔 경기에서 결과가 더 좋아요.';
  }
}

const wins = (share: number): string => number(100 * share, 0);
