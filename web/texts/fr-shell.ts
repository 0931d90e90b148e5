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
    themes: { system: 'Celui de l’appareil', light: 'Clair', dark: 'Sombre' },
    motion: 'Animations',
    motions: { system: 'Comme l’appareil', full: 'Complètes', reduced: 'Réduites' },
    pace: 'Coups des autres',
    paces: { relaxed: 'Sans se presser', brisk: 'Rapides', 'at-once': 'Immédiats' },
    sound: 'Sons',
    confirm: 'Confirmer chaque coup',
    confirmHint: 'Le coup est d’abord montré, puis joué au second toucher.',
    hand: 'Main de cartes',
    hands: { stacks: 'Piles par couleur', fan: 'Éventail' },
    alerts: 'Me prévenir quand c’est mon tour et que la page est cachée',
  },
  notFound: {
    title: 'Rien que de la neige ici',
    hint: 'Cette adresse ne mène nulle part. Un lien a peut-être été coupé en le copiant.',
    action: 'Retour à l’accueil',
  },
  failed: {
    title: 'Quelque chose a glissé sur la glace',
    hint: 'Cette partie de la page n’a pas pu être chargée. Vérifiez la connexion et réessayez ; vos parties sont intactes.',
    action: 'Réessayer',
  },
  footer: 'Logiciel libre sous licence MIT. Les dessins ont été faits pour Rookery.',
};
