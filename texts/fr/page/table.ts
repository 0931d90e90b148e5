import { allOfIn } from '../../listing.ts';
import type { TableTexts } from '../../en/page/table.ts';

const allOf = allOfIn('fr');

function waitingFor(names: readonly string[]): string {
  if (names.length === 0) return 'Un instant…';
  return `${allOf(names)} ${names.length === 1 ? 'réfléchit' : 'réfléchissent'}…`;
}

/** What is said around any game's table, in French. */
export const tableInFrench: TableTexts = {
  freeSeat: 'Libre',
  forgotten: 'Quelqu’un',
  yourTurn: 'À toi de jouer',
  turnOf: (name) => `${name}, à toi de jouer`,
  waitingFor,
  areAway: (names) => `${allOf(names)} ${names.length === 1 ? 'n’est plus là' : 'ne sont plus là'}`,
  onItsWay: 'Ton coup est en route…',
  over: 'La partie est finie',
  moves: 'Ce qui s’est passé',
  lookingBack: 'Tu revois un moment passé.',
  backToNow: 'Revenir à la table',
  roundOver: 'La manche est finie',
  showBoard: 'Regarder la table',
  showResult: 'Voir le résultat',
  place: (place) => (place === 1 ? '1er' : `${String(place)}e`),
  ownPlace: (place, players) => {
    if (place === 2) return 'Deuxième place : bien joué !';
    return place < players
      ? `${String(place)}e place sur ${String(players)} : bien joué !`
      : 'Ce n’était pas ton jour. La prochaine pyramide est à toi !';
  },
  podium: 'Podium',
  beside: 'À côté de la table',
  scores: 'Points jusqu’ici',
  details: 'Tous les points',
  review: 'Analyser',
  commands: 'Taper une commande',
  commandsHint: '« / » ouvre une ligne pour taper des commandes, « ? » montre toutes les touches.',
  coach: 'Entraîneur : un conseil, et plus',
  takenBack: (count) =>
    count === 1 ? 'Un coup a été repris' : `${String(count)} coups ont été repris`,
  lookBack: 'Revoir',
  sharePicture: 'Partager une image',
  pictureFailed: 'Ce navigateur n’a pas pu dessiner l’image.',
  rematch: 'Rejouer',
  rematchWho: 'Qui rejoue',
  rematchWaits: (names) => `On attend ${names === '' ? 'les autres' : names}…`,
  rematchWithBots: (names) => `Commencer, des robots pour ${names}`,
  you: 'Toi',
  joined: 'd’accord',
  notJoined: 'pas encore',
  away: 'absent',
  home: 'Accueil',
  rule: 'La règle',
  rules: 'Toutes les règles',
  notTaken: 'Ça n’a pas marché. Réessaie.',
};
