import type { SearchReason } from '@rookery/bots/comparison';
import { figuresIn } from '../figures.ts';

const { number } = figuresIn('de');

export function searched(why: SearchReason): string {
  switch (why.kind) {
    case 'wins-more':
      return `Durch Vorausdenken gefunden: Von 100 Partien, die in Gedanken weitergespielt werden, gewinnt er ${wins(why.share)} mehr.`;
    case 'leads-more':
      return `Durch Vorausdenken gefunden: Er gewinnt gleich oft und endet im Schnitt mit ${number(why.points, 1)} Punkten mehr Vorsprung.`;
    case 'as-good':
      return 'Ungefähr so gut wie der nächstbeste Zug.';
    case 'overall':
      return 'Durch Vorausdenken gefunden: Er schneidet in Partien, die in Gedanken weitergespielt werden, besser ab.';
  }
}

const wins = (share: number): string => number(100 * share, 0);
