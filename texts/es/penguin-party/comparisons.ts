import type { ComparingReason } from '@rookery/bots/penguin-party/contrast';
import { countedIn } from '../../plural.ts';
import { colours } from './names.ts';

const counted = countedIn('es');

export function comparison(why: ComparingReason): string {
  switch (why.kind) {
    case 'keeps-alive':
      return `Guarda ${places(why.places)} para el ${colours[why.colour]}; la otra jugada ${left(why.instead)}.`;
    case 'more-places':
      return `Deja ${places(why.places)} al resto de la mano; la otra jugada ${left(why.instead)}.`;
    case 'fewer-for-others':
      return `Deja a los demás ${places(why.places)} para las cartas que pueden tener; la otra jugada ${left(why.instead)}.`;
    case 'fewer-for-colour':
      return `Deja ${places(why.places)} para el ${colours[why.colour]}, que otros quizá tengan; la otra jugada ${left(why.instead)}.`;
    case 'more-cards-fit':
      return `De la mano aún se podrán colocar ${cards(why.cards)}; tras la otra jugada, ${rest(why.instead)}.`;
    case 'fewer-cards-fit':
      return `De las cartas que otros pueden tener se podrán colocar ${String(why.cards)}; tras la otra jugada, ${rest(why.instead)}.`;
    case 'holds-more':
      return `Apuesta por el ${colours[why.colour]}: en la mano quedan ${rest(why.cards)}; con el ${colours[why.otherColour]} serían ${rest(why.instead)}.`;
    case 'helps-others-less':
      return `Apuesta por el ${colours[why.colour]}: los demás ${why.cards === 0 ? 'no tienen' : `tienen como mucho ${rest(why.cards)}`}; con el ${colours[why.otherColour]} podrían ser ${rest(why.instead)}.`;
    case 'goes-first':
      return `Ahora el ${colours[why.colour]} tiene ${places(why.places)} y el ${colours[why.otherColour]} ${rest(why.instead)}: primero va el color que tiene menos.`;
    case 'saves-base':
      return `Guarda ${places(why.places)} en la base, donde cabe cualquier color; la otra jugada ${left(why.instead)}.`;
  }
}

const places = (count: number): string => counted(count, { one: 'hueco', other: 'huecos' });

const cards = (count: number): string => counted(count, { one: 'carta', other: 'cartas' });

const rest = (count: number): string => (count === 0 ? 'ninguna' : String(count));

const left = (count: number): string =>
  count === 0 ? 'no dejaría ninguno' : `dejaría ${String(count)}`;
