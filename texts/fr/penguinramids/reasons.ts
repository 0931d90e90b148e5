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

const counted = countedIn('fr');

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
      return `Prend ${chiefCard(people, why.from)} : le Chef passe devant en cas d’égalité.`;
    case 'recalls':
      return `Remet ${counted(why.cards, { one: 'carte Action', other: 'cartes Action' })} en main.`;
    case 'takes-token':
      return `Rapporte un jeton Force : ${String(why.held)} en main.`;
    case 'exchanges':
      return `Met ${names.penguin(why.penguin)} sous la pioche ; un autre est retourné.`;
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
      return 'Il n’y a plus rien à faire pendant ce tour.';
    case 'nothing-special':
      return 'Un coup parmi d’autres ; rien de spécial ne parle pour lui.';
  }
}

function permission(why: PermissionReason, people: People): string {
  switch (why.kind) {
    case 'may-take-chief':
      return `Permet de prendre ${chiefCard(people, why.from)}.`;
    case 'may-turn-grey':
      return 'Permet un pingouin gris, même si d’autres conviennent.';
    case 'may-exchange':
      return 'Permet d’échanger un pingouin disponible avant d’en prendre un.';
  }
}

function strengthening(why: StrengthReason, names: PieceNames): string {
  switch (why.kind) {
    case 'turns-grey':
      return `La ${names.slot(why.slot)} pèse alors 0, avec une force de 1 à chaque bras.`;
    case 'strengthens':
      return `Les bras sous la ${names.slot(why.slot)} portent alors ${String(why.carries)}.`;
    case 'spare-strength':
      return `De la force sous la ${names.slot(why.slot)}, dont rien n’a besoin maintenant.`;
    case 'idles':
      return `Un jeton de trop : le bras extérieur à la ${names.slot(why.slot)} ne porte rien.`;
  }
}

function placing(why: PlacingReason, people: People, names: PieceNames): string {
  switch (why.kind) {
    case 'builds-level':
      return `Le plus lourd de l’étage (${level(why.level - 1)}, poids ${String(why.weight)}) : ${points(why.gain)} de plus.`;
    case 'goal':
      return `Dans l’état des pyramides, ${points(why.points)} de plus pour un objectif : ${goal(why.goal)}.`;
    case 'denies':
      return `Seul ${names.penguin(why.penguin)} améliorerait un étage de ${ofOwner(people, why.seat)}.`;
    case 'prepares':
      return `Un bras de force ${String(why.strength)} pour la ${names.slot(why.slot)}, encore libre.`;
    case 'nothing-fits':
      return 'Rien ne convient : il faut le poser côté gris.';
    case 'fills':
      return `Remplit la ${names.slot(why.slot)}.`;
  }
}

const chiefCard = (people: People, seat: number): string =>
  seat === people.viewer ? 'ta carte Chef' : `la carte Chef à ${nameOf(people, seat)}`;

const ofOwner = (people: People, seat: number): string =>
  seat === people.viewer ? 'ta pyramide' : `la pyramide de ${nameOf(people, seat)}`;

const mixed = (share: number): string =>
  `Choisie ${String(Math.round(share * 100))} fois sur 100, pour que personne ne la devine.`;
