import type { ComparingReason } from '@rookery/bots/penguin-party/contrast';
import { countedIn } from '../../plural.ts';
import { colours } from './names.ts';

const counted = countedIn('it');

export function comparison(why: ComparingReason): string {
  switch (why.kind) {
    case 'keeps-alive':
      return `Tiene ${places(why.places)} per il ${colours[why.colour]}; l’altra mossa ${left(why.instead)}.`;
    case 'more-places':
      return `Lascia ${places(why.places)} al resto della mano; l’altra mossa ${left(why.instead)}.`;
    case 'fewer-for-others':
      return `Lascia agli altri ${places(why.places)} per le carte che possono avere; l’altra mossa ${left(why.instead)}.`;
    case 'fewer-for-colour':
      return `Lascia ${places(why.places)} per il ${colours[why.colour]}, che altri potrebbero avere; l’altra mossa ${left(why.instead)}.`;
    case 'more-cards-fit':
      return `Della mano si potranno ancora giocare ${cards(why.cards)}; dopo l’altra mossa ${rest(why.instead)}.`;
    case 'fewer-cards-fit':
      return `Delle carte che altri possono avere se ne potranno giocare ${String(why.cards)}; dopo l’altra mossa ${rest(why.instead)}.`;
    case 'holds-more':
      return `Punta sul ${colours[why.colour]}: in mano ne restano ${rest(why.cards)}; per il ${colours[why.otherColour]} sarebbero ${rest(why.instead)}.`;
    case 'helps-others-less':
      return `Punta sul ${colours[why.colour]}: gli altri ${why.cards === 0 ? 'non ne hanno' : `ne hanno al massimo ${rest(why.cards)}`}; per il ${colours[why.otherColour]} potrebbero essere ${rest(why.instead)}.`;
    case 'goes-first':
      return `Ora il ${colours[why.colour]} ha ${places(why.places)}, il ${colours[why.otherColour]} ${rest(why.instead)}: tocca prima al colore che ne ha meno.`;
    case 'saves-base':
      return `Tiene ${places(why.places)} nella base, dove va bene ogni colore; l’altra mossa ${left(why.instead)}.`;
  }
}

const places = (count: number): string => counted(count, { one: 'spazio', other: 'spazi' });

const cards = (count: number): string => counted(count, { one: 'carta', other: 'carte' });

const rest = (count: number): string => (count === 0 ? 'nessuna' : String(count));

const left = (count: number): string =>
  count === 0 ? 'non ne lascerebbe' : `ne lascerebbe ${String(count)}`;
