import type { PenguinPartyReason } from '@rookery/bots/penguin-party/reason';
import type { Colour } from '@rookery/rules/penguin-party/vocabulary';
import { allOfIn } from '../../listing.ts';
import { nameOf, type People } from '../../people.ts';
import { isSearched } from '../../search-kinds.ts';
import { searched } from '../search-reasons.ts';
import { comparison } from './comparisons.ts';
import { colours, points } from './names.ts';

const allOf = allOfIn('it');

export function reason(why: PenguinPartyReason, people: People): string {
  if (isSearched(why)) return searched(why);
  if ('instead' in why) return comparison(why);
  switch (why.kind) {
    case 'only-move':
      return 'L’unica mossa possibile.';
    case 'empties-hand':
      return why.givenBack === 0
        ? 'L’ultima carta della mano.'
        : `L’ultima carta della mano: toglie ${points(why.givenBack)}.`;
    case 'ends-round':
      return 'Chiude il round: niente va più bene.';
    case 'forces-out':
      return why.seat === people.viewer
        ? 'Non puoi più avere una carta che va bene.'
        : `${nameOf(people, why.seat)} non può più avere una carta che va bene.`;
    case 'shuts-out':
      return `Non lascia spazi per ${named(why.colours)}, che altri potrebbero avere.`;
    case 'leaves-only':
      return why.seat === people.viewer
        ? `Ti lascia da giocare solo ${named(why.colours)}.`
        : `Lascia da giocare a ${nameOf(people, why.seat)} solo ${named(why.colours)}.`;
    case 'opens-place':
      return `Apre un nuovo spazio per il ${colours[why.colour]} sopra la base.`;
    case 'most-places':
      return `Nessuna mossa lascia più spazi al resto della mano: ${String(why.places)}.`;
    case 'runs-dry':
      return 'Dopo, nessun’altra carta della mano va bene.';
    case 'still-fit':
      return why.of === 1
        ? 'L’ultima carta della mano si potrà ancora giocare.'
        : `Restano ${String(why.of)} carte in mano; poi se ne possono ancora giocare ${String(why.cards)}.`;
    case 'nothing-special':
      return 'Una mossa fra tante; niente di speciale parla per lei.';
  }
}

const named = (list: readonly Colour[]): string =>
  allOf(list.map((colour) => `il ${colours[colour]}`));
