import type { SearchReason } from '@rookery/bots/comparison';
import { figuresIn } from '../figures.ts';

const { number } = figuresIn('fr');

export function searched(why: SearchReason): string {
  switch (why.kind) {
    case 'wins-more':
      return `Trouvé en anticipant : sur 100 parties poursuivies d’ici en pensée, il en gagne ${wins(why.share)} de plus.`;
    case 'leads-more':
      return `Trouvé en anticipant : il gagne aussi souvent et finit en moyenne avec ${number(why.points, 1)} points d’avance en plus.`;
    case 'as-good':
      return 'À peu près aussi bon que le coup suivant.';
    case 'overall':
      return 'Trouvé en anticipant : il réussit mieux dans les parties poursuivies d’ici en pensée.';
  }
}

const wins = (share: number): string => number(100 * share, 0);
