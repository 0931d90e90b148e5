import type { SearchReason } from '@rookery/bots/comparison';
import { figuresIn } from '../figures.ts';

const { number } = figuresIn('es');

export function searched(why: SearchReason): string {
  switch (why.kind) {
    case 'wins-more':
      return `Hallada mirando adelante: de 100 partidas seguidas desde aquí con el pensamiento, gana ${wins(why.share)} más.`;
    case 'leads-more':
      return `Hallada mirando adelante: gana igual de a menudo y acaba de media con ${number(why.points, 1)} puntos más de ventaja.`;
    case 'as-good':
      return 'Más o menos tan buena como la siguiente.';
    case 'overall':
      return 'Hallada mirando adelante: sale mejor en las partidas seguidas desde aquí con el pensamiento.';
  }
}

const wins = (share: number): string => number(100 * share, 0);
