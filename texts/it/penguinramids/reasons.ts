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

const counted = countedIn('it');

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
      return `Prende ${chiefCard(people, why.from)}: in parità il Capo viene prima.`;
    case 'recalls':
      return `Riporta in mano ${counted(why.cards, { one: 'carta Azione', other: 'carte Azione' })}.`;
    case 'takes-token':
      return `Porta un segnalino Forza: ${String(why.held)} in mano.`;
    case 'exchanges':
      return `Mette ${names.penguin(why.penguin)} sotto il mazzo; se ne scopre un altro.`;
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
      return 'In questo turno non c’è altro da fare.';
    case 'nothing-special':
      return 'Una mossa fra tante; niente di speciale parla per lei.';
  }
}

function permission(why: PermissionReason, people: People): string {
  switch (why.kind) {
    case 'may-take-chief':
      return `Permette di prendere ${chiefCard(people, why.from)}.`;
    case 'may-turn-grey':
      return 'Permette un pinguino grigio, anche se altri vanno bene.';
    case 'may-exchange':
      return 'Permette di scambiare un pinguino disponibile prima di prenderne uno.';
  }
}

function strengthening(why: StrengthReason, names: PieceNames): string {
  switch (why.kind) {
    case 'turns-grey':
      return `Così ${names.slot(why.slot)} pesa 0, con forza 1 in ogni braccio.`;
    case 'strengthens':
      return `Così le braccia sotto ${names.slot(why.slot)} portano ${String(why.carries)}.`;
    case 'spare-strength':
      return `Forza sotto ${names.slot(why.slot)}, che ora non serve a niente.`;
    case 'idles':
      return `Un segnalino di troppo: il braccio esterno in ${names.slot(why.slot)} non porta niente.`;
  }
}

function placing(why: PlacingReason, people: People, names: PieceNames): string {
  switch (why.kind) {
    case 'builds-level':
      return `Il più pesante del suo livello (${level(why.level - 1)}, peso ${String(why.weight)}): ${points(why.gain)} in più.`;
    case 'goal':
      return `Per come stanno le piramidi, ${points(why.points)} in più per un obiettivo: ${goal(why.goal)}.`;
    case 'denies':
      return `Solo ${names.penguin(why.penguin)} migliorerebbe un livello ${ofOwner(people, why.seat)}.`;
    case 'prepares':
      return `Un braccio di forza ${String(why.strength)} per ${names.slot(why.slot)}, ancora libero.`;
    case 'nothing-fits':
      return 'Niente va bene, quindi deve stare sul grigio.';
    case 'fills':
      return `Riempie ${names.slot(why.slot)}.`;
  }
}

const chiefCard = (people: People, seat: number): string =>
  seat === people.viewer ? 'la tua carta Capo' : `la carta Capo di ${nameOf(people, seat)}`;

const ofOwner = (people: People, seat: number): string =>
  seat === people.viewer ? 'della tua piramide' : `della piramide di ${nameOf(people, seat)}`;

const mixed = (share: number): string =>
  `Scelta ${String(Math.round(share * 100))} volte su 100, così nessuno può prevederla.`;
