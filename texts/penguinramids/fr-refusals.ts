import type { Refusal } from '@rookery/rules/penguinramids/vocabulary';
import { anyOfIn } from '../listing.ts';
import { nameOf, type People } from '../people.ts';
import { actions, typedNames } from './fr-names.ts';
import type { PieceNames } from './piece-names.ts';

const anyOf = anyOfIn('fr');

export function refusal(why: Refusal, people: People, names: PieceNames = typedNames): string {
  switch (why.kind) {
    case 'match-over':
      return 'La partie est terminée.';
    case 'not-your-turn':
      return notYourTurn(why.turn, people);
    case 'choose-first':
      return 'D’abord, tout le monde choisit une carte Action.';
    case 'already-revealed':
      return 'Les cartes Action sont déjà révélées : trop tard pour en choisir une autre.';
    case 'action-not-in-hand':
      return `Ta carte Action ${String(why.action)} est posée devant toi. Tu as en main : ${anyOf(why.hand.map(String))}.`;
    case 'action-not-played':
      return `Il faut pour cela la carte Action ${String(why.needs)} (${actions[why.needs].name}) ; tu as joué la ${String(why.played)} (${actions[why.played].name}).`;
    case 'action-used':
      return `Tu as déjà utilisé ton action ${String(why.action)} pendant ce tour.`;
    case 'already-chief':
      return 'Tu es déjà le Chef Pingouin.';
    case 'supply-empty':
      return 'Il ne reste plus de jeton Force.';
    case 'no-token-in-hand':
      return 'Tu n’as pas de jeton Force à poser sur un bras.';
    case 'no-such-slot':
      return `Il n’y a pas de ${names.slot(why.slot)} : une pyramide a les étages 0 à 3, avec quatre places en bas et une au sommet.`;
    case 'slot-empty':
      return `Il n’y a pas de pingouin à la ${names.slot(why.slot)}.`;
    case 'already-grey':
      return 'Ce pingouin est déjà gris.';
    case 'would-drop':
      return `Les bras gris sont plus faibles : le pingouin de la ${names.slot(why.above)} pèse ${String(why.weight)}, et on n’en porterait plus que ${String(why.carried)}.`;
    case 'exchange-before-taking':
      return 'On ne peut échanger qu’avant de prendre un pingouin.';
    case 'penguin-not-available':
      return `Ce pingouin n’est pas disponible. Tu peux prendre ${anyOf(why.available.map(names.card))}.`;
    case 'already-placed':
      return 'Tu as déjà posé un pingouin pendant ce tour.';
    case 'place-first':
      return 'Prends d’abord un pingouin et pose-le.';
    case 'spot-taken':
      return `Il y a déjà un pingouin à cet endroit (${names.card(why.by)}).`;
    case 'not-beside-the-base':
      return `La base s’agrandit sans trou : le prochain pingouin va à la ${anyOf(why.open.map(names.slot))}.`;
    case 'unsupported':
      return unsupported(why.missing.length);
    case 'too-heavy':
      return `Il faut ${String(why.weight)}, ces bras portent ${String(why.carried)}. ${instead(why.fitting.map(names.card))}`;
    case 'must-take-one-that-fits':
      return `Le côté gris, c’est quand rien ne convient, et tu peux encore poser ${anyOf(why.fitting.map(names.card))}.`;
  }
}

const instead = (fitting: readonly string[]): string =>
  fitting.length > 0
    ? `Tiennent quelque part : ${fitting.join(', ')}.`
    : 'Rien ne tient nulle part : prends n’importe quel pingouin, côté gris.';

const notYourTurn = (turn: number | null, people: People): string =>
  turn === null
    ? 'Un instant : les cartes ne sont pas encore sur la table.'
    : `Ce n’est pas ton tour : c’est à ${nameOf(people, turn)} de jouer.`;

const unsupported = (missing: number): string =>
  missing > 1
    ? 'Là, un pingouin tomberait : il lui faut deux pingouins juste en dessous, et il n’y en a pas.'
    : 'Là, un pingouin tomberait : il lui faut deux pingouins juste en dessous, et il en manque un.';
