import { allOfIn } from '@rookery/texts/listing';
import type { HomeTexts } from './en-home.ts';

const allOf = allOfIn('fr');

/** Home, set-up and tables on this device, in French. */
export const homeInFrench: HomeTexts = {
  lead: 'Deux jeux de manchots et de pyramides',
  playNow: 'Jouer',
  opening: 'On mélange…',
  bots: (count, level) => (count === 1 ? `contre ${level}` : `contre ${String(count)} × ${level}`),
  mixedBots: (count) => `contre ${String(count)} robots`,
  changeBots: (game) => `Choisir les adversaires et les options de ${game}`,
  inviteFriends: 'Inviter des amis',
  oneDevice: 'Sur un appareil',
  waysAt: (game) => `Autres façons de jouer à ${game}`,
  lobby: 'Salon',
  matches: 'Mes parties',
  whoAmI: (name) => `Vous êtes ${name}`,
  nobodyYet: 'Qui êtes-vous ?',
  speakOther: 'English',
  goOn: {
    title: 'Reprendre la partie',
    with: (names) => `avec ${allOf(names)}`,
    forget: (game) => `Abandonner cette partie de ${game}`,
    forgetQuestion: 'Abandonner cette partie ?',
    forgetHint: 'On ne pourra pas la reprendre.',
    forgetAction: 'Abandonner',
    more: (count) => `${String(count)} de plus`,
  },
  setUp: {
    title: {
      bots: 'Contre des robots',
      'one-device': 'Sur un appareil',
      friends: 'Inviter des amis',
    },
    hint: {
      bots: 'Vous contre les manchots de cet appareil. Aucune connexion nécessaire.',
      'one-device':
        'Faites passer l’appareil : un rideau cache chaque main jusqu’à ce que son propriétaire soit là.',
      friends: 'Vous recevez un lien à envoyer. Les places libres attendent vos amis.',
    },
    players: 'Joueurs',
    fewer: 'Moins de joueurs',
    more: 'Plus de joueurs',
    playerCount: (count) => `${String(count)} joueurs`,
    level: 'Niveau des robots',
    seatBySeat: 'Place par place',
    nameAt: (number) => `Nom à la place ${String(number)}`,
    levelAt: (number) => `Niveau à la place ${String(number)}`,
    kindAt: (number) => `Qui joue à la place ${String(number)}`,
    person: 'Personne',
    bot: 'Robot',
    friend: 'Libre pour un ami',
    me: 'Moi',
    player: (number) => `Joueur ${String(number)}`,
    options: 'Règles de la table',
    start: 'Commencer',
    refused: 'La table ne peut pas être ouverte avec ces options. Changez-les, puis réessayez.',
    notKept: 'La table n’a pas pu être ouverte. Réessayez.',
  },
  curtain: {
    title: (name) => `Passez l’appareil à ${name}`,
    hint: 'Que personne d’autre ne regarde.',
    action: (name) => `C’est moi, ${name}`,
  },
  here: {
    notKept: 'Ce navigateur ne garde rien : la partie dure tant que cette page reste ouverte.',
    goneTitle: 'Pas de table ici',
    goneHint:
      'Cette partie n’est pas sur cet appareil, ou elle a été commencée avec une ancienne version des règles. Une partie sur un appareil ne s’ouvre pas sur un autre.',
    goneAction: 'Retour à l’accueil',
    newSetUp: 'Changer la table',
  },
};
