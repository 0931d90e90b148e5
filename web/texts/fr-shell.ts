import type { ShellTexts } from './en-shell.ts';

/** What surrounds every view, in French. */
export const shellInFrench: ShellTexts = {
  title: (view) => (view === '' ? 'Rookery' : `${view} · Rookery`),
  toContent: 'Aller au contenu',
  home: 'Accueil',
  back: 'Retour',
  close: 'Fermer',
  cancel: 'Annuler',
  loading: 'Un instant…',
  settings: {
    name: 'Réglages',
    language: 'Langue',
    languageOfBrowser: 'Celle du navigateur',
    theme: 'Thème',
    themes: { system: 'Du système', light: 'Clair', dark: 'Sombre' },
    motion: 'Animations',
    motions: { system: 'Du système', full: 'Complètes', reduced: 'Réduites' },
    pace: 'Vitesse des autres',
    paces: { relaxed: 'Calme', brisk: 'Rapide', 'at-once': 'Éclair' },
    sound: 'Sons',
    confirm: 'Confirmer chaque coup',
    confirmHint: 'Un premier toucher montre le coup, un second le joue.',
    endTurn: 'Finir mon tour tout seul',
    endTurnHint: 'Quand il n’y a plus rien à faire, après un instant pour défaire.',
    hand: 'Tes cartes',
    hands: { stacks: 'En piles par couleur', fan: 'En éventail' },
    alerts: 'Me prévenir à mon tour',
    alertsHint: 'Quand cette page est cachée.',
    noAlerts: {
      insecure: 'Possible seulement si l’adresse de la page commence par https.',
      unsupported: 'Ce navigateur ne sait pas afficher de notifications.',
      refused:
        'Le navigateur bloque les notifications ici. Autorise-les dans ses réglages, puis reviens.',
    },
  },
  notFound: {
    title: 'Rien que de la neige ici',
    hint: 'Il n’y a rien à cette adresse. Le lien a peut-être été coupé en le copiant.',
    action: 'Retour à l’accueil',
  },
  failed: {
    title: 'Quelque chose a glissé sur la glace',
    hint: 'La page ne s’est pas chargée en entier. Vérifie ta connexion et réessaie. Tes parties sont intactes.',
    action: 'Réessayer',
  },
  footer: 'Logiciel libre (licence MIT), dessins originaux.',
};
