import type { PenguinPartyReason } from '@rookery/bots/penguin-party/reason';
import type { Colour } from '@rookery/rules/penguin-party/vocabulary';
import { allOfIn } from '../../listing.ts';
import { nameOf, type People } from '../../people.ts';
import { countedIn } from '../../plural.ts';
import { colours, points } from './names.ts';
import type { ComparingReason } from '../../en/penguin-party/reasons.ts';

const counted = countedIn('es');
const allOf = allOfIn('es');

export function reason(why: PenguinPartyReason, people: People): string {
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
        ? `Solo te deja ${named(why.colours)}.`
        : `Solo le deja a ${nameOf(people, why.seat)} ${named(why.colours)}.`;
    case 'keeps-alive':
    case 'more-places':
    case 'fewer-for-others':
      return comparison(why);
    case 'opens-place':
      return `Abre un hueco nuevo para el ${colours[why.colour]} por encima de la base.`;
    case 'most-places':
      return `Ninguna jugada deja más huecos al resto de la mano: ${String(why.places)}.`;
    case 'runs-dry':
      return 'Después no cabe ninguna otra carta de la mano.';
    case 'overall':
      return 'No hay un motivo único: sale mejor en las rondas imaginadas desde aquí.';
    case 'nothing-special':
      return 'Una jugada entre varias; nada especial habla por ella.';
  }
}

function comparison(why: ComparingReason): string {
  switch (why.kind) {
    case 'keeps-alive':
      return `Guarda ${places(why.places)} para el ${colours[why.colour]}; la otra jugada ${rest(why.instead)}.`;
    case 'more-places':
      return `Deja ${places(why.places)} al resto de la mano; la otra jugada ${rest(why.instead)}.`;
    case 'fewer-for-others':
      return `Deja a los demás ${places(why.places)} para las cartas que pueden tener; la otra jugada ${rest(why.instead)}.`;
  }
}

/** `le rouge et le bleu`. */
const named = (list: readonly Colour[]): string =>
  allOf(list.map((colour) => `el ${colours[colour]}`));

const places = (count: number): string => counted(count, { one: 'hueco', other: 'huecos' });

const rest = (count: number): string =>
  count === 0 ? 'no dejaría ninguno' : `dejaría ${String(count)}`;
