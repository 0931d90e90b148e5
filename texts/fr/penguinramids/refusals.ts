import type { Refusal } from '@rookery/rules/penguinramids/vocabulary';
import { anyOfIn } from '../../listing.ts';
import { nameOf, type People } from '../../people.ts';
import { actions, typedNames } from './names.ts';
import type { PieceNames } from '../../penguinramids/piece-names.ts';

const anyOf = anyOfIn('fr');

/** Refusals whose sentence needs no facts. */
const plainRefusals = {
  'match-over': 'La partie est terminée.',
  'choose-first': 'D’abord, tout le monde choisit une carte Action.',
  'already-revealed': 'Les cartes Action sont déjà révélées : trop tard pour en choisir une autre.',
  'already-chief': 'Tu es déjà le Chef Pingouin.',
  'supply-empty': 'Il ne reste plus de jeton Force.',
  'no-token-in-hand': 'Tu n’as pas de jeton Force à poser sur un bras.',
  'already-grey': 'Ce pingouin est déjà gris.',
  'exchange-before-taking': 'On ne peut échanger qu’avant de prendre un pingouin.',
  'already-placed': 'Tu as déjà posé un pingouin pendant ce tour.',
  'place-first': 'Prends d’abord un pingouin et pose-le.',
};

export function refusal(why: Refusal, people: People, names: PieceNames = typedNames): string {
  const { kind } = why;
  if (kind === 'not-your-turn') return notYourTurn(why.turn, people);
  if (kind === 'action-not-in-hand')
    return `Ta carte Action ${String(why.action)} est posée devant toi. Tu as en main : ${anyOf(why.hand.map(String))}.`;
  if (kind === 'action-not-played')
    return `Il faut pour cela la carte Action ${String(why.needs)} (${actions[why.needs].name}) ; tu as joué la ${String(why.played)} (${actions[why.played].name}).`;
  if (kind === 'action-used')
    return `Tu as déjà utilisé ton action ${String(why.action)} pendant ce tour.`;
  if (kind === 'no-such-slot')
    return `Cette place n’existe pas (${names.slot(why.slot)}). Les étages se comptent de ${String(names.lowest)}, la base, à ${String(names.lowest + 3)}, le sommet, et les places à partir de ${String(names.lowest)}, depuis la gauche.`;
  if (kind === 'slot-empty') return `Il n’y a pas de pingouin à la ${names.slot(why.slot)}.`;
  if (kind === 'would-drop')
    return `Les bras gris sont plus faibles : le pingouin de la ${names.slot(why.above)} pèse ${String(why.weight)}, et on n’en porterait plus que ${String(why.carried)}.`;
  if (kind === 'penguin-not-available')
    return `Ce pingouin n’est pas disponible. Tu peux prendre ${anyOf(why.available.map(names.card))}.`;
  if (kind === 'spot-taken')
    return `Il y a déjà un pingouin à cet endroit (${names.card(why.by)}).`;
  if (kind === 'not-beside-the-base')
    return `La base s’agrandit sans trou : le prochain pingouin va à la ${anyOf(why.open.map(names.slot))}.`;
  if (kind === 'unsupported') return unsupported(why.missing.length);
  if (kind === 'too-heavy')
    return `Il faut ${String(why.weight)}, ces bras portent ${String(why.carried)}. ${instead(why.fitting.map(names.card))}`;
  if (kind === 'must-take-one-that-fits')
    return `Le côté gris, c’est quand rien ne convient, et tu peux encore poser ${anyOf(why.fitting.map(names.card))}.`;
  return plainRefusals[kind];
}

const instead = (fitting: readonly string[]): string =>
  fitting.length > 0
    ? `Il y a une place pour : ${fitting.join(', ')}.`
    : 'Rien ne convient nulle part : prends n’importe quel pingouin, côté gris.';

const notYourTurn = (turn: number | null, people: People): string =>
  turn === null
    ? 'Un instant : les cartes ne sont pas encore sur la table.'
    : `Ce n’est pas ton tour : c’est à ${nameOf(people, turn)} de jouer.`;

const unsupported = (missing: number): string =>
  missing > 1
    ? 'Là, un pingouin tomberait : il lui faut deux pingouins juste en dessous, et il n’y en a pas.'
    : 'Là, un pingouin tomberait : il lui faut deux pingouins juste en dessous, et il en manque un.';
