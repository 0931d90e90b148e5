import type { PenguinPartyReason } from '@rookery/bots/penguin-party/reason';
import type { Colour } from '@rookery/rules/penguin-party/vocabulary';
import { allOfIn } from '../listing.ts';
import { nameOf, type People } from '../people.ts';
import { countedIn } from '../plural.ts';
import { colours, points } from './fr-names.ts';

const counted = countedIn('fr');
const allOf = allOfIn('fr');

export function reason(why: PenguinPartyReason, people: People): string {
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
        ? `Ne te laisse que ${named(why.colours)}.`
        : `Ne laisse à ${nameOf(people, why.seat)} que ${named(why.colours)}.`;
    case 'keeps-alive':
      return `Garde le ${colours[why.colour]} en vie : encore ${places(why.places)}.`;
    case 'opens-base':
      return `Ouvre de nouvelles places au ${colours[why.colour]} sur la base.`;
    case 'saves-places':
      return `Garde ${places(why.places)} pour le reste de la main.`;
    case 'runs-dry':
      return 'Après, aucune autre carte de la main ne convient.';
  }
}

/** `le rouge et le bleu`. */
const named = (list: readonly Colour[]): string =>
  allOf(list.map((colour) => `le ${colours[colour]}`));

const places = (count: number): string => counted(count, { one: 'place', other: 'places' });
