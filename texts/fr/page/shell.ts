import type { ShellTexts } from '../../en/page/shell.ts';

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
    contrast: 'Contraste',
    contrasts: { system: 'Du système', usual: 'Normal', more: 'Élevé' },
    palette: 'Couleurs',
    palettes: { classic: 'Classiques', 'red-green': 'Rouge-vert', 'blue-yellow': 'Bleu-jaune' },
    paletteHint:
      'Les deux dernières restent distinctes en cas de daltonisme rouge-vert ou bleu-jaune.',
    symbols: 'Signes des pingouins',
    symbolNames: { letters: 'Lettres', shapes: 'Formes' },
    motion: 'Animations',
    motions: {
      system: 'Du système',
      off: 'Aucune',
      '120': 'Rapides',
      '250': 'Moyennes',
      '500': 'Lentes',
    },
    pace: 'Vitesse des autres',
    paces: { relaxed: 'Calme', brisk: 'Rapide', 'at-once': 'Éclair' },
    sound: 'Sons',
    volume: 'Volume des sons',
    file: {
      save: 'Enregistrer les réglages',
      load: 'Charger des réglages',
      loaded: 'Les réglages du fichier sont en place.',
      problems: {
        'not-json': 'Ce fichier est illisible. Choisis-en un enregistré ici.',
        'not-settings': 'Ce fichier contient autre chose. Choisis-en un enregistré ici.',
      },
    },
    confirm: 'Confirmer chaque coup',
    confirmHint: 'Un premier toucher montre le coup, un second le joue.',
    endTurn: 'Finir mon tour tout seul',
    endTurnHint: 'Quand il n’y a plus rien à faire, après un instant pour défaire.',
    hand: 'Tes cartes',
    hands: { stacks: 'En piles par couleur', fan: 'En éventail' },
    keys: 'Touches simples à la table',
    keysHint:
      'Lettres et chiffres lisent à voix haute et choisissent des cartes. « ? » en donne la liste.',
    alerts: 'Me prévenir à mon tour',
    alertsHint: 'Quand cette page est cachée.',
    alertsAway: 'Même quand cette page est fermée.',
    alertsOpen: {
      'no-service':
        'Seulement quand cette page est ouverte : ici, le navigateur n’atteint aucun service de messages.',
      off: 'Seulement quand cette page est ouverte : ce serveur n’envoie pas de messages.',
    },
    withAccount: 'Ils te suivent avec ton compte sur tes autres appareils.',
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
