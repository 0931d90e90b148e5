import type { Refusal } from '@rookery/rules/penguinramids/vocabulary';
import { anyOfIn } from '../../listing.ts';
import { nameOf, type People } from '../../people.ts';
import { actions, typedNames } from './names.ts';
import type { PieceNames } from '../../penguinramids/piece-names.ts';

const anyOf = anyOfIn('de');

/** Refusals whose sentence needs no facts. */
const plainRefusals = {
  'match-over': 'Die Partie ist vorbei.',
  'choose-first': 'Zuerst wählen alle eine Aktionskarte.',
  'already-revealed': 'Die Aktionskarten sind schon aufgedeckt: Für eine andere ist es zu spät.',
  'already-chief': 'Du bist schon der Chefpinguin.',
  'supply-empty': 'Es sind keine Kraftmarker mehr da.',
  'no-token-in-hand': 'Du hast keinen Kraftmarker für einen Arm.',
  'already-grey': 'Dieser Pinguin ist schon grau.',
  'exchange-before-taking': 'Tauschen geht nur, bevor du einen Pinguin nimmst.',
  'already-placed': 'Du hast in diesem Zug schon einen Pinguin gelegt.',
  'place-first': 'Nimm zuerst einen Pinguin und lege ihn.',
};

export function refusal(why: Refusal, people: People, names: PieceNames = typedNames): string {
  const { kind } = why;
  if (kind === 'not-your-turn') return notYourTurn(why.turn, people);
  if (kind === 'action-not-in-hand')
    return `Deine Aktionskarte ${String(why.action)} liegt vor dir. Auf der Hand hast du ${anyOf(why.hand.map(String))}.`;
  if (kind === 'action-not-played')
    return `Dafür braucht es Aktionskarte ${String(why.needs)} (${actions[why.needs].name}); du hast ${String(why.played)} (${actions[why.played].name}) gespielt.`;
  if (kind === 'action-used')
    return `Du hast deine Aktion ${String(why.action)} in diesem Zug schon genutzt.`;
  if (kind === 'no-such-slot')
    return `Diesen Platz gibt es nicht (${names.slot(why.slot)}). Ebenen zählen von ${String(names.lowest)}, der Basis, bis ${String(names.lowest + 3)}, der Spitze; Plätze zählen ab ${String(names.lowest)}, von links.`;
  if (kind === 'slot-empty') return `Auf ${names.slot(why.slot)} liegt kein Pinguin.`;
  if (kind === 'would-drop')
    return `Graue Arme sind schwächer: Der Pinguin auf ${names.slot(why.above)} wiegt ${String(why.weight)}, und nur ${String(why.carried)} würde getragen.`;
  if (kind === 'penguin-not-available')
    return `Dieser Pinguin liegt nicht aus. Du kannst nehmen: ${anyOf(why.available.map(names.card))}.`;
  if (kind === 'spot-taken') return `Dort liegt schon ein Pinguin (${names.card(why.by)}).`;
  if (kind === 'not-beside-the-base')
    return `Die Basis wächst ohne Lücken: Der nächste Pinguin kommt auf ${anyOf(why.open.map(names.slot))}.`;
  if (kind === 'unsupported') return unsupported(why.missing.length);
  if (kind === 'too-heavy')
    return `Nötig sind ${String(why.weight)}, diese Arme tragen ${String(why.carried)}. ${instead(why.fitting.map(names.card))}`;
  if (kind === 'must-take-one-that-fits')
    return `Grau ist nur erlaubt, wenn nichts passt, und du kannst noch legen: ${anyOf(why.fitting.map(names.card))}.`;
  return plainRefusals[kind];
}

const instead = (fitting: readonly string[]): string =>
  fitting.length > 0
    ? `Irgendwo passen: ${fitting.join(', ')}.`
    : 'Nichts passt irgendwo: Nimm irgendeinen Pinguin, graue Seite nach oben.';

const notYourTurn = (turn: number | null, people: People): string =>
  turn === null
    ? 'Einen Moment: Die Karten liegen noch nicht auf dem Tisch.'
    : `Du bist nicht dran: Jetzt spielt ${nameOf(people, turn)}.`;

const unsupported = (missing: number): string =>
  missing > 1
    ? 'Dort würde ein Pinguin fallen: Er braucht zwei Pinguine direkt darunter, und da ist keiner.'
    : 'Dort würde ein Pinguin fallen: Er braucht zwei Pinguine direkt darunter, und einer fehlt.';
