import type { PenguinPartyReason } from '@rookery/bots/penguin-party/reason';
import type { Colour } from '@rookery/rules/penguin-party/vocabulary';
import { allOfIn } from '../../listing.ts';
import { nameOf, type People } from '../../people.ts';
import { isSearched } from '../../search-kinds.ts';
import { searched } from '../search-reasons.ts';
import { comparison } from './comparisons.ts';
import { colours, points } from './names.ts';

const allOf = allOfIn('fr');

export function reason(why: PenguinPartyReason, people: People): string {
  if (isSearched(why)) return searched(why);
  if ('instead' in why) return comparison(why);
  switch (why.kind) {
    case 'only-move':
      return 'Le seul coup possible.';
    case 'empties-hand':
      return why.givenBack === 0
        ? 'La dernière carte de la main.'
        : `La dernière carte de la main : rend ${points(why.givenBack)}.`;
    case 'ends-round':
      return 'Met fin à la manche : plus rien ne convient.';
    case 'forces-out':
      return why.seat === people.viewer
        ? 'Tu ne peux plus avoir de carte qui convienne.'
        : `${nameOf(people, why.seat)} ne peut plus avoir de carte qui convienne.`;
    case 'shuts-out':
      return `Plus de place pour ${named(why.colours)}, que d’autres ont peut-être en main.`;
    case 'leaves-only':
      return why.seat === people.viewer
        ? `Ne te laisse que ${named(why.colours)} à jouer.`
        : `Ne laisse à ${nameOf(people, why.seat)} que ${named(why.colours)} à jouer.`;
    case 'opens-place':
      return `Ouvre une nouvelle place au ${colours[why.colour]} au-dessus de la base.`;
    case 'most-places':
      return `Aucun coup ne laisse plus de places au reste de la main : ${String(why.places)}.`;
    case 'runs-dry':
      return 'Après, aucune autre carte de la main ne convient.';
    case 'still-fit':
      return why.of === 1
        ? 'La dernière carte de la main pourra encore être posée.'
        : `Il reste ${String(why.of)} cartes en main ; ensuite, ${String(why.cards)} peuvent encore être posées.`;
    case 'nothing-special':
      return 'Un coup parmi d’autres ; rien de spécial ne parle pour lui.';
  }
}

const named = (list: readonly Colour[]): string =>
  allOf(list.map((colour) => `le ${colours[colour]}`));
