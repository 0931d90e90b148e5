import type { SearchReason } from '@rookery/bots/comparison';
import { figuresIn } from '../figures.ts';

const { number } = figuresIn('it');

export function searched(why: SearchReason): string {
  switch (why.kind) {
    case 'wins-more':
      return `Trovata guardando avanti: su 100 partite proseguite da qui col pensiero, ne vince ${wins(why.share)} in più.`;
    case 'leads-more':
      return `Trovata guardando avanti: vince altrettanto spesso e finisce in media con ${number(why.points, 1)} punti di vantaggio in più.`;
    case 'as-good':
      return 'Più o meno buona quanto la mossa successiva.';
    case 'overall':
      return 'Trovata guardando avanti: riesce meglio nelle partite proseguite da qui col pensiero.';
  }
}

const wins = (share: number): string => number(100 * share, 0);
