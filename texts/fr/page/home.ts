import { allOfIn } from '../../listing.ts';
import { countedIn } from '../../plural.ts';
import type { HomeTexts } from '../../en/page/home.ts';

const allOf = allOfIn('fr');
const counted = countedIn('fr');

/** Home, set-up and tables on this device, in French. */
export const homeInFrench: HomeTexts = {
  titleWith: (count, title) => (count > 0 ? `(${String(count)}) ${title}` : title),
  lead: 'Deux jeux de pingouins et de pyramides',
  playNow: 'Jouer',
  opening: 'On mélange…',
  bots: (count, level) => (count === 1 ? `contre ${level}` : `contre ${String(count)} × ${level}`),
  mixedBots: (count) => `contre ${String(count)} robots`,
  changeBots: (game) => `Choisir les adversaires et les options de ${game}`,
  facts: {
    players: (least, most) => `${String(least)}–${String(most)} joueurs`,
    minutes: (minutes) => `${String(minutes)} min`,
    age: (years) => `${String(years)}+`,
  },
  inviteFriends: 'Inviter des amis',
  oneDevice: 'Sur un appareil',
  waysAt: (game) => `Autres façons de jouer à ${game}`,
  lobby: 'Salon',
  matches: 'Mes parties',
  numbers: 'Mes chiffres',
  whatIf: { name: 'Et si', back: 'Retour à la partie revue' },
  watchFile: 'Revoir un fichier',
  puzzles: 'Énigmes',
  whoAmI: (name) => `Tu es ${name}`,
  nobodyYet: 'Qui es-tu ?',
  meet: {
    title: 'Rencontrer du monde',
    playing: (count) =>
      count === 1
        ? '1 personne joue en ce moment'
        : `${String(count)} personnes jouent en ce moment`,
    quick: (game) => `Partie rapide : ${game}`,
    party: 'Sur le grand écran',
    join: 'Rejoindre avec un code',
  },
  goOn: {
    title: (count) => (count > 1 ? `À toi de jouer (${String(count)})` : 'À toi de jouer'),
    others: 'On attend les autres',
    online: 'en ligne',
    waitingFor: (names) => (names === '' ? 'Un instant…' : `on attend ${names}`),
    standIn: 'un robot joue pour toi',
    paused: 'en pause',
    rematch: (names) => `rejouer avec ${names} ?`,
    with: (names) => `avec ${allOf(names)}`,
    forget: (game) => `Supprimer cette partie de ${game}`,
    forgetQuestion: 'Supprimer cette partie ?',
    forgetHint: 'On ne pourra pas la récupérer.',
    forgetAction: 'Supprimer',
    more: (count) => counted(count, { one: 'autre', other: 'autres' }),
  },
  setUp: {
    title: {
      bots: 'Contre des robots',
      'one-device': 'Sur un seul appareil',
      friends: 'Inviter des amis',
      anyone: 'Ouvrir une table',
    },
    hint: {
      bots: 'Toi contre les robots qui vivent sur cet appareil. Pas besoin de connexion.',
      'one-device': 'On se passe l’appareil. Un rideau cache les cartes entre deux tours.',
      friends: 'Tu reçois un lien à envoyer. Les places libres attendent tes amis.',
      anyone: 'La table apparaît dans le salon, et chacun peut y prendre une place libre.',
    },
    players: 'Joueurs',
    fewer: 'Moins de joueurs',
    more: 'Plus de joueurs',
    playerCount: (count) => `${String(count)} joueurs`,
    level: 'Niveau des robots',
    levelAbout: (level, about) => `${level} : ${about}`,
    seatBySeat: 'Choisir place par place',
    nameAt: (number) => `Nom à la place ${String(number)}`,
    levelAt: (number) => `Niveau à la place ${String(number)}`,
    kindAt: (number) => `Qui joue à la place ${String(number)}`,
    person: 'Personne',
    bot: (level) => `Robot : ${level}`,
    free: { friends: 'Libre pour un ami', anyone: 'Libre pour tous' },
    me: 'Moi',
    player: (number) => `Joueur ${String(number)}`,
    options: 'Règles de la table',
    start: 'Commencer',
    refused: 'Le jeu ne peut pas se jouer avec ces options. Change-les et réessaie.',
    notKept: 'La table n’a pas pu être ouverte. Réessaie.',
    noNetwork:
      'Pas de réseau, et le jeu n’est pas encore sur cet appareil. Il s’ouvre tout seul dès que le réseau revient.',
  },
  offline: {
    noNetwork:
      'Pas de réseau. Tu peux jouer contre des robots ou à plusieurs sur cet appareil ; les amis, le salon et les parties en ligne l’attendent.',
    needsNetwork:
      'À cette adresse, la page ne s’ouvre qu’avec le réseau. En https, elle s’ouvrirait aussi sans lui.',
    understood: 'OK',
  },
  curtain: {
    title: (name) => `Passe l’appareil à ${name}`,
    hint: 'Les autres, on ne regarde pas !',
    action: (name) => `C’est moi, ${name}`,
  },
  here: {
    notKept:
      'Ce navigateur ne peut rien enregistrer : la partie ne dure que tant que cette page reste ouverte.',
    goneTitle: 'Pas de table ici',
    goneHint:
      'Cette partie n’est pas sur cet appareil, ou elle a commencé avec d’anciennes règles. Une partie sur un appareil ne s’ouvre pas sur un autre.',
    goneAction: 'Retour à l’accueil',
    newSetUp: 'Changer la table',
  },
};
