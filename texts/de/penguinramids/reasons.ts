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

const counted = countedIn('de');

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
      return `Nimmt ${chiefCard(people, why.from)}: Bei Gleichstand geht der Chef vor.`;
    case 'recalls':
      return `Holt ${counted(why.cards, { one: 'Aktionskarte', other: 'Aktionskarten' })} zurück auf die Hand.`;
    case 'takes-token':
      return `Bringt einen Kraftmarker: ${String(why.held)} auf der Hand.`;
    case 'exchanges':
      return `Legt ${names.penguin(why.penguin)} unter den Stapel; ein anderer wird aufgedeckt.`;
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
      return 'In diesem Zug ist nichts mehr zu tun.';
    case 'nothing-special':
      return 'Ein Zug unter mehreren; nichts Besonderes spricht für ihn.';
  }
}

function permission(why: PermissionReason, people: People): string {
  switch (why.kind) {
    case 'may-take-chief':
      return `Erlaubt, ${chiefCard(people, why.from)} zu nehmen.`;
    case 'may-turn-grey':
      return 'Erlaubt einen grauen Pinguin, auch wenn andere passen.';
    case 'may-exchange':
      return 'Erlaubt, vor dem Nehmen einen Pinguin der Auslage zu tauschen.';
  }
}

function strengthening(why: StrengthReason, names: PieceNames): string {
  switch (why.kind) {
    case 'turns-grey':
      return `${names.slot(why.slot)} wiegt dann 0, mit Kraft 1 in jedem Arm.`;
    case 'strengthens':
      return `Die Arme unter ${names.slot(why.slot)} tragen dann ${String(why.carries)}.`;
    case 'spare-strength':
      return `Kraft unter ${names.slot(why.slot)}, die gerade nichts braucht.`;
    case 'idles':
      return `Ein Marker übrig: Der äußere Arm auf ${names.slot(why.slot)} trägt nichts.`;
  }
}

function placing(why: PlacingReason, people: People, names: PieceNames): string {
  switch (why.kind) {
    case 'builds-level':
      return `Der Schwerste auf seiner Ebene (${level(why.level - 1)}, Gewicht ${String(why.weight)}): ${points(why.gain)} mehr.`;
    case 'goal':
      return `So wie die Pyramiden stehen, ${points(why.points)} mehr für ein Ziel: ${goal(why.goal)}.`;
    case 'denies':
      return `Nur ${names.penguin(why.penguin)} würde eine Ebene ${ofOwner(people, why.seat)} verbessern.`;
    case 'prepares':
      return `Ein Arm mit Kraft ${String(why.strength)} für ${names.slot(why.slot)}, noch frei.`;
    case 'nothing-fits':
      return 'Nichts passt, also muss er grau liegen.';
    case 'fills':
      return `Füllt ${names.slot(why.slot)}.`;
  }
}

const chiefCard = (people: People, seat: number): string =>
  seat === people.viewer ? 'deine Chefkarte' : `die Chefkarte von ${nameOf(people, seat)}`;

const ofOwner = (people: People, seat: number): string =>
  seat === people.viewer ? 'deiner Pyramide' : `der Pyramide von ${nameOf(people, seat)}`;

const mixed = (share: number): string =>
  `In ${String(Math.round(share * 100))} von 100 Fällen gewählt, damit es niemand vorhersieht.`;
