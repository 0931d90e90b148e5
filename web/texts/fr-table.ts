import { allOfIn } from '@rookery/texts/listing';
import type { TableTexts } from './en-table.ts';

const allOf = allOfIn('fr');

/** What is said around any game's table, in French. */
export const tableInFrench: TableTexts = {
  freeSeat: 'Place libre',
  forgotten: 'Quelqu’un',
  you: 'Vous',
  board: 'Table',
  menu: 'Menu',
  leave: 'Quitter la table',
  yourTurn: 'À vous de jouer',
  waitingFor: (names) =>
    names.length === 1 ? `${names[0] ?? ''} réfléchit…` : `${allOf(names)} réfléchissent…`,
  onItsWay: 'Votre coup est en route…',
  watching: 'Vous regardez la partie',
  over: 'La partie est finie',
  showBoard: 'Regarder la table',
  showResult: 'Voir le résultat',
  rematch: 'Rejouer',
  rematchWanted: (names) =>
    names.length === 1
      ? `${names[0] ?? ''} aimerait rejouer.`
      : `${allOf(names)} aimeraient rejouer.`,
  rematchWaits: 'On attend les autres…',
  home: 'Accueil',
  notTaken: 'Cela n’a pas marché',
};
