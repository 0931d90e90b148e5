import type { SearchReason } from '@rookery/bots/comparison';
import { figuresIn } from '../figures.ts';

const { number } = figuresIn('ja');

export function searched(why: SearchReason): string {
  switch (why.kind) {
    case 'wins-more':
      return `先を読んで見つけた手です。ここから頭の中で続けた100回の対戦で、勝ちが${wins(why.share)}回増えます。`;
    case 'leads-more':
      return `先を読んで見つけた手です。勝つ回数は同じで、平均で${number(why.points, 1)}点リードが広がります。`;
    case 'as-good':
      return '次によい手とほぼ同じよさです。';
    case 'overall':
      return '先を読んで見つけた手です。ここから頭の中で続けた対戦で、よりよい結果になります。';
  }
}

const wins = (share: number): string => number(100 * share, 0);
