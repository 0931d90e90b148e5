import { penguinPartyInFrench } from '../penguin-party/texts.ts';
import type { PenguinPartyScreenTexts } from '../../en/terminal/penguin-party.ts';

/** What the terminal alone says about Penguin Party, in French. */
export const penguinPartyScreenInFrench: PenguinPartyScreenTexts = {
  ...penguinPartyInFrench,
  round: (round, of) => `manche ${String(round)} sur ${String(of)}`,
  edition: (edition) => `édition ${edition}`,
  unused: (count) => `${String(count)} cartes restent de côté, face cachée`,
  you: 'Toi',
  headings: { player: 'joueur', cards: 'cartes', points: 'points' },
  out: 'sorti',
  done: 'fini !',
  hand: 'Ta main :',
  pickColour: '←→, lettre : couleur · Entrée : choisir la place · h conseil · / écrire · ? aide',
  pickSpot: 'flèches : place · Tab : la suivante · Entrée : poser · Échap : retour · / écrire',
  aim: (colour, spot) => `Un pingouin ${colour} ${spot} ?`,
  unreadable: (text) =>
    `« ${text} » n’est pas un coup. Écris une couleur, un rang et une place, par exemple : rouge 0 0`,
  hints: (colour, spots) => `${colour} : ${spots}`,
  hintsHeading: 'Tu peux poser (rang, place) :',
  typing: [
    'Écris une couleur, un rang et une place : rouge 1 -2  (ou plus court : R1-2).',
    'Le rang 0 est la base. Sa première carte est en 0, sa voisine de gauche en -1.',
    'Au rang 1, la carte en -2 repose sur les cartes en -2 et -1 de la base, etc.',
    'Les lettres : R rouge, G vert, Y jaune, P mauve, B bleu.',
  ],
  flags: {
    edition: 'l’édition : iello (huit bleus, par défaut) ou amigo (huit verts)',
    tie: 'en cas d’égalité : share, victoire partagée (par défaut), ou extra-round, manche de plus',
    start: 'qui commence la manche 1 : une place à partir de 1 ou un nom (par défaut : au sort)',
  },
  finalPoints: 'Points (le moins gagne) :',
};
