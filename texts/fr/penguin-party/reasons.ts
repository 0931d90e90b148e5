import type { PenguinPartyReason } from '@rookery/bots/penguin-party/reason';
import type { Colour } from '@rookery/rules/penguin-party/vocabulary';
import { allOfIn } from '../../listing.ts';
import { nameOf, type People } from '../../people.ts';
import { countedIn } from '../../plural.ts';
import { colours, points } from './names.ts';
import type { ComparingReason } from '../../en/penguin-party/reasons.ts';

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
    case 'more-places':
    case 'fewer-for-others':
      return comparison(why);
    case 'opens-place':
      return `Ouvre une nouvelle place au ${colours[why.colour]} au-dessus de la base.`;
    case 'most-places':
      return `Aucun coup ne laisse plus de places au reste de la main : ${String(why.places)}.`;
    case 'runs-dry':
      return 'Après, aucune autre carte de la main ne convient.';
    case 'overall':
      return 'Pas de raison unique : il réussit mieux dans les manches imaginées à partir d’ici.';
    case 'nothing-special':
      return 'Un coup parmi d’autres ; rien de spécial ne parle pour lui.';
  }
}

function comparison(why: ComparingReason): string {
  switch (why.kind) {
    case 'keeps-alive':
      return `Garde ${places(why.places)} pour le ${colours[why.colour]} ; l’autre coup ${rest(why.instead)}.`;
    case 'more-places':
      return `Laisse ${places(why.places)} au reste de la main ; l’autre coup ${rest(why.instead)}.`;
    case 'fewer-for-others':
      return `Laisse aux autres ${places(why.places)} pour les cartes qu’ils peuvent avoir ; l’autre coup ${rest(why.instead)}.`;
  }
}

/** `le rouge et le bleu`. */
const named = (list: readonly Colour[]): string =>
  allOf(list.map((colour) => `le ${colours[colour]}`));

const places = (count: number): string => counted(count, { one: 'place', other: 'places' });

const rest = (count: number): string =>
  count === 0 ? 'n’en laisserait aucune' : `en laisserait ${String(count)}`;
