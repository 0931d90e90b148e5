import { penguinramidsInFrench } from '../penguinramids/texts.ts';
import { countedIn } from '../../plural.ts';
import type { PenguinramidsScreenTexts } from '../../en/terminal/penguinramids.ts';

const counted = countedIn('fr');

/** What the terminal alone says about Penguinramids, in French. */
export const penguinramidsScreenInFrench: PenguinramidsScreenTexts = {
  ...penguinramidsInFrench,
  verbs: {
    choose: ['choisir', 'choisis'],
    chief: ['chef'],
    flip: ['retourner', 'retourne'],
    swap: ['échanger', 'échange'],
    recall: ['reprendre', 'reprends'],
    token: ['jeton'],
    strengthen: ['renforcer', 'renforce'],
    take: ['prendre', 'prends'],
    end: ['fin', 'finir'],
  },
  armWords: { left: ['gauche', 'g'], right: ['droit', 'droite', 'd'] },
  sideWords: { colour: ['couleur'], grey: ['gris'] },
  round: (round) => `manche ${String(round)} sur 10`,
  supply: (count) =>
    counted(count, { one: 'jeton Force en réserve', other: 'jetons Force en réserve' }),
  preparing: 'On prépare la table.',
  nextOffer: 'De nouveaux pingouins arrivent.',
  choosing: 'Chacun choisit une carte Action :',
  order: 'Ordre :',
  you: 'Toi',
  over: 'La partie est terminée.',
  offer: 'Disponibles :',
  offerEmpty: 'plus aucun',
  goals: 'Objectifs',
  cards: 'cartes Action',
  inFront: '(n) posée devant',
  tokens: (count) => counted(count, { one: 'jeton Force', other: 'jetons Force' }),
  menu: {
    choose: 'Choisis une carte Action :',
    turn: 'À toi :',
    take: 'Prendre un pingouin',
    takeAbout: 'Prends un des pingouins disponibles et pose-le dans ta pyramide (obligatoire).',
    whichTake: 'Prendre quel pingouin ?',
    whichSwap: 'Échanger quel pingouin ?',
    action: (number, name) => `Action ${String(number)} : ${name}`,
    strengthen: 'Poser un jeton',
    strengthenAbout: 'Pose un jeton Force sur un bras d’un de tes pingouins, pour toujours.',
    end: 'Finir le tour',
    endAbout: 'Finis ton tour. Il faut avoir posé un pingouin.',
    whichSide: 'De quel côté ?',
    whichArm: 'Quel bras ?',
    placeWhere: (penguin) => `Où poser ${penguin} ?`,
    flipWhere: 'Retourner quel pingouin côté gris ?',
    strengthenWhere: 'Renforcer quel pingouin ?',
    weight: (weight, left, right) =>
      `poids ${String(weight)}, bras gauche ${String(left)}, bras droit ${String(right)}`,
  },
  pickItem: '←→, n° : choix · Entrée : oui · Échap : retour · h conseil · / écrire · ? aide',
  pickSlot: 'flèches : place · Entrée : ici · Échap : retour · / écrire · ? aide',
  unreadable: (text) =>
    `« ${text} » n’est pas un coup. Écris « aide » pour voir comment écrire les coups.`,
  hintsHeading: 'Tu peux écrire :',
  typing: [
    'choisir 3               choisir une carte Action',
    'prendre b4a 1 2         prendre le pingouin b4a : étage 1, place 2 (depuis 0)',
    'prendre b4a 1 2 gris    de même, côté gris',
    'retourner 0 1 · échanger r0a     actions 2 et 3',
    'chef · reprendre · jeton         actions 1, 4 et 5',
    'renforcer 0 1 gauche    poser un jeton sur un bras',
    'fin                     finir le tour',
    'À l’écran : R3 est un pingouin rouge de poids 3, # un gris ; les nombres à côté',
    'sont ses bras, • marque les jetons ; ≤3 est ce que porte une place libre.',
    'Les lettres : R rouge, B bleu, G vert, Y jaune, P mauve, O orange.',
  ],
  flags: {
    chief:
      'qui commence comme Chef Pingouin : une place à partir de 1 ou un nom (par défaut : au sort)',
    box: 'les cartes et objectifs d’une vraie boîte : un fichier JSON comme rules/penguinramids/box.json',
  },
  total: 'Total',
};
