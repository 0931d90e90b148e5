import type { PenguinPartyReason } from '@rookery/bots/penguin-party/reason';
import type { Colour } from '@rookery/rules/penguin-party/vocabulary';
import { allOfIn } from '../../listing.ts';
import { nameOf, type People } from '../../people.ts';
import { isSearched } from '../../search-kinds.ts';
import { searched } from '../search-reasons.ts';
import { comparison } from './comparisons.ts';
import { colours, points } from './names.ts';

const allOf = allOfIn('es');

export function reason(why: PenguinPartyReason, people: People): string {
  if (isSearched(why)) return searched(why);
  if ('instead' in why) return comparison(why);
  switch (why.kind) {
    case 'only-move':
      return 'La única jugada posible.';
    case 'empties-hand':
      return why.givenBack === 0
        ? 'La última carta de la mano.'
        : `La última carta de la mano: devuelve ${points(why.givenBack)}.`;
    case 'ends-round':
      return 'Acaba la ronda: ya nada cabe.';
    case 'forces-out':
      return why.seat === people.viewer
        ? 'Ya no puedes tener una carta que quepa.'
        : `${nameOf(people, why.seat)} ya no puede tener una carta que quepa.`;
    case 'shuts-out':
      return `No deja hueco para ${named(why.colours)}, que otros quizá tengan.`;
    case 'leaves-only':
      return why.seat === people.viewer
        ? `Solo te deja jugar ${named(why.colours)}.`
        : `A ${nameOf(people, why.seat)} solo le deja jugar ${named(why.colours)}.`;
    case 'opens-place':
      return `Abre un hueco nuevo para el ${colours[why.colour]} por encima de la base.`;
    case 'most-places':
      return `Ninguna jugada deja más huecos al resto de la mano: ${String(why.places)}.`;
    case 'runs-dry':
      return 'Después no cabe ninguna otra carta de la mano.';
    case 'still-fit':
      return why.of === 1
        ? 'La última carta de la mano aún se podrá colocar.'
        : `Quedan ${String(why.of)} cartas en la mano; después aún se pueden colocar ${String(why.cards)}.`;
    case 'nothing-special':
      return 'Una jugada entre varias; nada especial habla por ella.';
  }
}

const named = (list: readonly Colour[]): string =>
  allOf(list.map((colour) => `el ${colours[colour]}`));
