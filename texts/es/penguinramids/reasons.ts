import type { PenguinramidsReason } from '@rookery/bots/penguinramids/reason';
import { nameOf, type People } from '../../people.ts';
import { countedIn } from '../../plural.ts';
import { isSearched } from '../../search-kinds.ts';
import { searched } from '../search-reasons.ts';
import { comparison } from './comparisons.ts';
import { goal, level, points, typedNames } from './names.ts';
import type {
  PermissionReason,
  PlacingReason,
  StrengthReason,
} from '../../en/penguinramids/reasons.ts';
import type { PieceNames } from '../../penguinramids/piece-names.ts';

const counted = countedIn('es');

export function reason(
  why: PenguinramidsReason,
  people: People,
  names: PieceNames = typedNames,
): string {
  if (isSearched(why)) return searched(why);
  if ('instead' in why) return comparison(why, people, names);
  switch (why.kind) {
    case 'mixes':
      return mixed(why.share);
    case 'may-take-chief':
    case 'may-turn-grey':
    case 'may-exchange':
      return permission(why, people);
    case 'takes-chief':
      return `Toma ${chiefCard(people, why.from)}: en un empate el Jefe va antes.`;
    case 'recalls':
      return `Devuelve ${counted(why.cards, { one: 'carta de Acción', other: 'cartas de Acción' })} a la mano.`;
    case 'takes-token':
      return `Da una ficha de Fuerza: ${String(why.held)} en la mano.`;
    case 'exchanges':
      return `Pone ${names.penguin(why.penguin)} debajo del mazo; se descubre otro.`;
    case 'turns-grey':
    case 'strengthens':
    case 'spare-strength':
    case 'idles':
      return strengthening(why, names);
    case 'builds-level':
    case 'goal':
    case 'denies':
    case 'prepares':
    case 'nothing-fits':
    case 'fills':
      return placing(why, people, names);
    case 'turn-is-done':
      return 'En este turno ya no queda nada que hacer.';
    case 'nothing-special':
      return 'Una jugada entre varias; nada especial habla por ella.';
  }
}

function permission(why: PermissionReason, people: People): string {
  switch (why.kind) {
    case 'may-take-chief':
      return `Permite tomar ${chiefCard(people, why.from)}.`;
    case 'may-turn-grey':
      return 'Permite un pingüino gris, aunque otros quepan.';
    case 'may-exchange':
      return 'Permite cambiar un pingüino disponible antes de tomar uno.';
  }
}

function strengthening(why: StrengthReason, names: PieceNames): string {
  switch (why.kind) {
    case 'turns-grey':
      return `Así ${names.slot(why.slot)} pesa 0, con fuerza 1 en cada brazo.`;
    case 'strengthens':
      return `Así los brazos bajo ${names.slot(why.slot)} llevan ${String(why.carries)}.`;
    case 'spare-strength':
      return `Fuerza bajo ${names.slot(why.slot)}, que ahora no hace falta.`;
    case 'idles':
      return `Una ficha de sobra: el brazo de fuera en ${names.slot(why.slot)} no lleva nada.`;
  }
}

function placing(why: PlacingReason, people: People, names: PieceNames): string {
  switch (why.kind) {
    case 'builds-level':
      return `El más pesado de su nivel (${level(why.level - 1)}, peso ${String(why.weight)}): ${points(why.gain)} más.`;
    case 'goal':
      return `Tal como están las pirámides, ${points(why.points)} más por un objetivo: ${goal(why.goal)}.`;
    case 'denies':
      return `Solo ${names.penguin(why.penguin)} mejoraría un nivel de ${ofOwner(people, why.seat)}.`;
    case 'prepares':
      return `Un brazo de fuerza ${String(why.strength)} para ${names.slot(why.slot)}, aún libre.`;
    case 'nothing-fits':
      return 'Nada cabe, así que tiene que ir en gris.';
    case 'fills':
      return `Llena ${names.slot(why.slot)}.`;
  }
}

const chiefCard = (people: People, seat: number): string =>
  seat === people.viewer ? 'tu carta de Jefe' : `la carta de Jefe de ${nameOf(people, seat)}`;

const ofOwner = (people: People, seat: number): string =>
  seat === people.viewer ? 'tu pirámide' : `la pirámide de ${nameOf(people, seat)}`;

const mixed = (share: number): string =>
  `Elegida ${String(Math.round(share * 100))} veces de 100, para que nadie la adivine.`;
