import type { PenguinPartyRules } from '../../en/page/penguin-party-rules.ts';

/** The rules of Penguin Party for readers, in French. */
export const penguinPartyRulesInFrench: PenguinPartyRules = {
  aim: {
    title: 'De quoi il s’agit',
    says: [
      'Tout le monde construit ensemble une seule pyramide de pingouins, et chacun veut se débarrasser de ses cartes.',
      'Les cartes que tu ne peux pas poser coûtent des points de pénalité. Qui en a le moins à la fin gagne.',
    ],
  },
  cards: {
    title: 'Les cartes',
    says: [
      'Il y a 36 pingouins de cinq couleurs : sept de chacune, et un huitième d’une couleur. Dans l’édition IELLO c’est le bleu, dans l’édition AMIGO le vert. Rien d’autre ne change.',
      'À 2, 3, 4, 5 ou 6 joueurs, chacun reçoit 14, 12, 9, 7 ou 6 cartes. Tu ne vois que les tiennes.',
      'À deux, huit cartes restent face cachée pendant toute la manche, et personne ne les connaît. À cinq, il reste une carte : elle ouvre la base.',
    ],
  },
  start: {
    title: 'Qui commence',
    says: [
      'Le premier joueur est tiré au sort, et on joue dans le sens des aiguilles d’une montre. Chaque manche est commencée par le voisin de gauche du précédent : ainsi, chacun commence une fois.',
    ],
  },
  turn: {
    title: 'Ton tour',
    says: [
      'Tu poses exactement un pingouin de ta main. Tant que l’un d’eux convient quelque part, tu ne peux pas passer.',
    ],
  },
  base: {
    title: 'La base',
    says: [
      'Le premier pingouin ouvre la base. Les autres le rejoignent à gauche ou à droite, de n’importe quelle couleur et sans trou.',
      'La base est complète avec huit pingouins, à deux joueurs déjà avec sept.',
    ],
  },
  above: {
    title: 'Plus haut',
    says: [
      'Plus haut, un pingouin se tient sur deux voisins du rang du dessous. Dès que les deux sont là, la place entre eux est libre, même s’il manque encore quelque chose ailleurs.',
    ],
  },
  colour: {
    title: 'La couleur doit convenir',
    says: [
      'Plus haut, un pingouin a la couleur de l’un des deux sur lesquels il se tient. Sur deux de la même couleur, seule cette couleur convient.',
      'C’est le cœur du jeu : chaque pingouin décide quelles couleurs peuvent continuer au-dessus de lui, et lesquelles non.',
    ],
  },
  out: {
    title: 'Rien ne convient',
    says: [
      'Si aucune de tes cartes ne convient au début de ton tour, tu ne joues plus cette manche. Chaque carte de ta main est un point de pénalité.',
      'Tu ne décides pas, le jeu le dit. Tes cartes sont mises de côté face cachée : tout le monde voit combien il y en a, personne lesquelles.',
    ],
  },
  'last-card': {
    title: 'Ta dernière carte',
    says: [
      'Qui pose la dernière carte de sa main rend aussitôt jusqu’à deux points de pénalité. Personne ne descend sous zéro.',
    ],
  },
  'round-end': {
    title: 'La fin d’une manche',
    says: [
      'Une manche finit quand plus personne ne peut jouer ou n’a de cartes. S’il ne reste qu’un joueur, il continue seul.',
      'Puis les 36 cartes sont mélangées et distribuées à nouveau. Les points de pénalité restent.',
    ],
  },
  'match-end': {
    title: 'La fin de la partie',
    says: [
      'Il y a autant de manches que de joueurs. Qui a le moins de points de pénalité gagne.',
      'En cas d’égalité, la victoire est partagée. Une table peut choisir autre chose : on joue alors d’autres manches jusqu’à ce qu’un seul joueur en ait le moins.',
    ],
  },
};
