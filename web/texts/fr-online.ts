import type { OnlineTexts } from './en-online.ts';
import { peopleInFrench } from './fr-online-people.ts';
import { reasonsInFrench } from './fr-online-reasons.ts';
import { onlineTableInFrench } from './fr-online-table.ts';

/** Everything about playing online, in French. */
export const onlineInFrench: OnlineTexts = {
  reasons: reasonsInFrench,
  people: peopleInFrench,
  ...onlineTableInFrench,
  lobby: {
    title: 'Salon',
    open: 'Tables ouvertes',
    playing: 'En cours',
    empty: 'La glace est déserte',
    emptyHint:
      'Aucune table publique en ce moment. Ouvrez-en une : tôt ou tard, quelqu’un passera.',
    create: 'Ouvrir une table',
    sit: 'S’asseoir',
    watch: 'Regarder',
    sitAt: (game, host) => `S’asseoir à la table de ${host}, ${game}`,
    watchAt: (game, host) => `Regarder la table de ${host}, ${game}`,
    hostedBy: (name) => `Table de ${name}`,
    hostless: 'Une table sans hôte',
    loading: 'On scrute la glace…',
  },
  matches: {
    title: 'Mes parties',
    online: 'En ligne',
    here: 'Sur cet appareil',
    empty: 'Pas encore de partie',
    emptyHint: 'Les parties finies se retrouvent ici, chacune avec son relevé.',
    emptyAction: 'En jouer une',
    more: 'Montrer les plus anciennes',
    look: 'La revoir',
    goOn: 'Continuer à jouer',
    record: 'Relevé',
    won: 'Gagnée',
    shared: 'Victoire partagée',
    place: (place, of) => `${String(place)}${place === 1 ? 're' : 'e'} place sur ${String(of)}`,
    wonBy: (names) => `Gagnée par ${names}`,
    unfinished: 'Non finie',
  },
  match: {
    title: (game) => `Une partie de ${game}`,
    playedOn: (when) => `Jouée le ${when}`,
    result: 'Résultat',
    replay: 'Revoir',
    step: 'Moment',
    stepOf: (step, of) => `${String(step)} sur ${String(of)}`,
    previous: 'Reculer',
    next: 'Avancer',
    play: 'Lire',
    stop: 'Arrêter',
    record: 'Télécharger le relevé',
    beforeFirst: 'Avant la première carte.',
    cannotReplay: 'Ce relevé ne peut pas être rejoué par cette version de la page.',
    notFinished: {
      title: 'Encore en cours',
      hint: 'Le relevé d’une partie se montre quand plus rien n’y est secret.',
    },
    unknown: {
      title: 'Pas de partie ici',
      hint: 'Il n’y a pas de partie à cette adresse. Le lien a peut-être été coupé en le copiant.',
    },
  },
};
