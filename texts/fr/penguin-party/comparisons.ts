import type { ComparingReason } from '@rookery/bots/penguin-party/contrast';
import { countedIn } from '../../plural.ts';
import { colours } from './names.ts';

const counted = countedIn('fr');

export function comparison(why: ComparingReason): string {
  switch (why.kind) {
    case 'keeps-alive':
      return `Garde ${places(why.places)} pour le ${colours[why.colour]} ; l’autre coup ${left(why.instead)}.`;
    case 'more-places':
      return `Laisse ${places(why.places)} au reste de la main ; l’autre coup ${left(why.instead)}.`;
    case 'fewer-for-others':
      return `Laisse aux autres ${places(why.places)} pour les cartes qu’ils peuvent avoir ; l’autre coup ${left(why.instead)}.`;
    case 'fewer-for-colour':
      return `Laisse ${places(why.places)} pour le ${colours[why.colour]}, que d’autres ont peut-être ; l’autre coup ${left(why.instead)}.`;
    case 'more-cards-fit':
      return `De la main, ${cards(why.cards)} pourront encore être posées ; après l’autre coup, ${rest(why.instead)}.`;
    case 'fewer-cards-fit':
      return `Parmi les cartes que d’autres peuvent avoir, ${String(why.cards)} pourront être posées ; après l’autre coup, ${rest(why.instead)}.`;
    case 'holds-more':
      return `Mise sur le ${colours[why.colour]} : la main en garde ${rest(why.cards)} ; pour le ${colours[why.otherColour]} ce serait ${rest(why.instead)}.`;
    case 'helps-others-less':
      return `Mise sur le ${colours[why.colour]} : les autres ${why.cards === 0 ? 'n’en ont pas' : `en ont ${rest(why.cards)} au plus`} ; pour le ${colours[why.otherColour]} ce pourrait être ${rest(why.instead)}.`;
    case 'goes-first':
      return `Pour le ${colours[why.colour]} il y a ${places(why.places)}, pour le ${colours[why.otherColour]} ${rest(why.instead)} : la couleur qui en a le moins passe d’abord.`;
    case 'saves-base':
      return `Garde ${places(why.places)} dans la base, où toute couleur convient ; l’autre coup ${left(why.instead)}.`;
  }
}

const places = (count: number): string => counted(count, { one: 'place', other: 'places' });

const cards = (count: number): string => counted(count, { one: 'carte', other: 'cartes' });

const rest = (count: number): string => (count === 0 ? 'aucune' : String(count));

const left = (count: number): string =>
  count === 0 ? 'n’en laisserait aucune' : `en laisserait ${String(count)}`;
