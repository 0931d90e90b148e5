import { onlineInFrench } from '../online.ts';
import type { OnlinePagesTexts } from '../../en/page/online.ts';
import { peopleInFrench } from './online-people.ts';
import { onlineTableInFrench } from './online-table.ts';

/** Everything about playing online, in French. */
export const onlinePagesInFrench: OnlinePagesTexts = {
  reasons: {
    ...onlineInFrench.reasons,
    unreachable: 'Le serveur ne répond pas. Vérifie ta connexion et réessaie.',
    unreadableAnswer: 'Cette page n’a pas compris la réponse du serveur. Recharge-la.',
  },
  people: peopleInFrench,
  ...onlineTableInFrench,
  spokenCode: {
    say: 'Ou dis ce code : les autres l’entrent sur leur page d’accueil.',
    until: (time) => `Valable jusqu’à ${time}.`,
    join: 'Rejoindre avec un code',
    label: 'Les quatre lettres que dit ton hôte',
    action: 'Rejoindre',
    bad: 'Un code a quatre lettres.',
    wrong:
      'Aucune table n’a ce code en ce moment. Redemande-le : un code ne vaut que quelques minutes.',
  },
  lobby: {
    title: 'Salon',
    open: 'Tables ouvertes',
    playing: 'En cours',
    over: 'Tout juste finies',
    goOnAt: (game) => `Reprendre à ta table de ${game}`,
    empty: 'La glace est déserte',
    emptyHint:
      'Aucune table publique en ce moment. Ouvres-en une : tôt ou tard, quelqu’un passera par là.',
    create: 'Ouvrir une table',
    sit: 'S’asseoir',
    watch: 'Regarder',
    sitAt: (game, host) => `S’asseoir chez ${host}, ${game}`,
    watchAt: (game, host) => `Regarder chez ${host}, ${game}`,
    hostedBy: (name) => `Chez ${name}`,
    hostless: 'Une table sans hôte',
    loading: 'On scrute la glace…',
  },
  matches: {
    title: 'Mes parties',
    online: 'En ligne',
    here: 'Sur cet appareil',
    empty: 'Pas encore de partie',
    emptyHint: 'Les parties finies se retrouvent ici, prêtes à être revues.',
    emptyAction: 'En jouer une',
    more: 'Montrer les plus anciennes',
    look: 'Revoir',
    lookAt: (game, when) => `Revoir : ${game}, ${when}`,
    reviewOf: (game, when) => `Analyser : ${game}, ${when}`,
    goOn: 'Reprendre',
    record: 'Télécharger cette partie',
    recordOf: (game, when) => `Télécharger cette partie : ${game}, ${when}`,
    won: 'Gagnée',
    shared: 'Victoire partagée',
    place: (place, of) => `${String(place)}${place === 1 ? 're' : 'e'} place sur ${String(of)}`,
    wonBy: (names) => `Gagnée par ${names}`,
    unfinished: 'Inachevée',
  },
  asking: {
    passHost: (name) =>
      `Seul l’hôte lance la partie, ajoute des robots et libère des places. Ensuite, seul ${name} peut te rendre ce rôle.`,
    sendAway: 'La place devient libre. On peut revenir tant qu’il en reste une.',
  },
  match: {
    record: 'Télécharger cette partie',
    cannotReplay:
      'Cette partie a été jouée avec une autre version et ne peut pas être montrée ici. Tu peux quand même la télécharger.',
    notFinished: {
      title: 'Encore en cours',
      hint: 'Reviens quand la partie sera finie : d’ici là, ses cartes sont secrètes.',
    },
    unknown: {
      title: 'Pas de partie ici',
      hint: 'Il n’y a pas de partie à cette adresse. Le lien a peut-être été coupé en le copiant.',
    },
  },
};
