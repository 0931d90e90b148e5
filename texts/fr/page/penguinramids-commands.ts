import type {
  PyramidCommandTexts,
  PyramidCommandWords,
} from '../../en/page/penguinramids-commands.ts';
import { elided } from '../../elision.ts';
import { countedIn } from '../../plural.ts';

const counted = countedIn('fr');

export const pyramidWordsInFrench: PyramidCommandWords = {
  verbs: {
    choose: ['action', 'choisir', 'choisis', 'carte'],
    chief: ['chef'],
    flip: ['retourner', 'retourne'],
    swap: ['échanger', 'échange'],
    recall: ['reprendre', 'reprends', 'reprise'],
    token: ['jeton', 'force'],
    strengthen: ['renforcer', 'renforce'],
    take: ['prendre', 'prends'],
    end: ['fin', 'finir'],
    undo: ['défaire', 'annuler'],
  },
  arms: { left: ['gauche'], right: ['droit', 'droite'] },
  grey: ['gris', 'grise'],
  level: ['étage', 'niveau'],
  slot: ['place'],
  base: ['base'],
  top: ['sommet'],
  fill: [
    'le',
    'la',
    'les',
    'l',
    'un',
    'une',
    'à',
    'au',
    'de',
    'du',
    'des',
    'dans',
    'sur',
    'et',
    'pingouin',
    'bras',
    'en',
  ],
  stems: {
    red: ['roug'],
    blue: ['bleu'],
    green: ['vert'],
    yellow: ['jaun'],
    purple: ['mauv', 'violet'],
    orange: ['orang'],
  },
};

/** What the command line says about Penguinramids, in French. */
export const pyramidCommandsInFrench: PyramidCommandTexts = {
  example: 'prends bleu 4 en 1 2',
  how: {
    choose: '« action 3 » choisit une carte Action.',
    take: '« prends bleu 4 en 1 2 » prend le pingouin bleu de poids 4 et le pose à l’étage 1, place 2. L’étage 1 est la base, on compte les places depuis la gauche.',
    grey: '« gris » à la fin le pose côté gris. Après le poids, tu peux donner ses deux bras : « bleu 4 0 1 en 1 2 ».',
    actions:
      '« chef », « retourne 1 2 », « échange bleu 4 », « reprends » et « jeton » utilisent ton action.',
    others:
      '« renforce 1 2 gauche » met un jeton sur un bras, « défaire » annule une étape, « fin » finit ton tour.',
  },
  undone: 'La dernière étape est annulée',
  nothingToUndo: 'Il n’y a rien à annuler.',
  hand: (cards) => `Cartes Action en main : ${cards}.`,
  front: (cards) => `Devant toi : ${cards}.`,
  chosen: (card) => `Carte choisie : ${card}.`,
  card: (action, name) => `${String(action)} ${name}`,
  tokens: (count) => `${counted(count, { one: 'jeton Force', other: 'jetons Force' })} à poser.`,
  pyramidOf: (name) => `Pyramide ${elided('de', name)}.`,
  emptyPyramid: 'Il n’y a encore personne dans la pyramide.',
  line: (name, facts) => `${name} : ${facts}.`,
  penguins: (count) => counted(count, { one: 'pingouin', other: 'pingouins' }),
  cards: (count) => counted(count, { one: 'carte Action en main', other: 'cartes Action en main' }),
  places: (penguin, places) => `${penguin} : ${places}.`,
  greyPlace: (place) => `${place} gris`,
  alsoPossible: (commands) => `Autres commandes : ${commands}.`,
};
