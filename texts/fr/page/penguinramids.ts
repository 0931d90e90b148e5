import type { Goal } from '@rookery/rules/penguinramids/vocabulary';
import { elided } from '../../elision.ts';
import { pyramidCommandsInFrench, pyramidWordsInFrench } from './penguinramids-commands.ts';
import { does as seatDoes } from '../../people.ts';
import { countedIn } from '../../plural.ts';
import type { PenguinramidsPageTexts } from '../../en/page/penguinramids.ts';

const counted = countedIn('fr');

function goalName(goal: Goal): string {
  switch (goal.rule) {
    case 'each-with-raised-arms':
      return ['Aucun bras levé', 'Un bras levé', 'Deux bras levés'][goal.arms] ?? 'Bras levés';
    case 'most-of-weight':
      return `Le plus de ${String(goal.weight)}`;
    case 'level-again':
      return `Étage ${String(goal.level)} double`;
    case 'each-card-in-front':
      return 'Cartes devant';
    case 'side-of-colours':
      return 'Pente en couleurs';
    case 'no-grey':
      return 'Sans gris';
    case 'each-level-of-one-colour':
      return 'Étage uni';
    case 'chief':
      return 'Chef à la fin';
    case 'most-of-one-colour':
      return 'Couleur favorite';
    case 'every-weight':
      return 'Tous les poids';
  }
}

const levelName = (level: number): string => {
  if (level === 0) return 'la base';
  return `l’étage ${String(level + 1)}`;
};

/** What the page alone says about Penguinramids, in French. */
export const penguinramidsPageInFrench: PenguinramidsPageTexts = {
  commands: pyramidCommandsInFrench,
  commandWords: pyramidWordsInFrench,
  // Violet would begin like vert, so the purple ones are called mauve.
  letters: { red: 'R', blue: 'B', green: 'V', yellow: 'J', purple: 'M', orange: 'O' },
  arms: (left, right) => `bras ${String(left)} et ${String(right)}`,
  round: (round) => `Manche ${String(round)} sur 10`,
  aboutNew: '10 manches',
  about: (round) => `manche ${String(round)} sur 10`,
  aboutOver: 'terminée',
  preparing: 'On prépare la table…',
  you: 'Toi',
  region: {
    rivals: 'Les autres',
    goals: 'Objectifs',
    order: 'Ordre de la manche',
    own: 'Ta pyramide',
    pyramidOf: (name) => `Pyramide ${elided('de', name)}`,
    offer: 'Pingouins disponibles',
    hand: 'Tes cartes Action',
    cards: 'Cartes Action',
    turn: 'Ton tour',
  },
  prompt: {
    choose: 'Choisis une carte : la plus petite débute.',
    chosen: (name, does) => `${name} : ${does}.`,
    mayChange: 'tu peux changer',
    notFinal: 'pas encore définitif',
    final: 'sans retour',
    kept: (prompt) => `Tes coups sont gardés. ${prompt}`,
    chooseFirst: 'Choisis d’abord une carte : la plus petite prend un pingouin en premier.',
    waitForChoices: 'Les joueurs choisissent encore.',
    take: 'À toi : prends un pingouin.',
    nothingFits: 'Rien ne convient : prends n’importe lequel, côté gris.',
    slot: 'Où ? Les places éclairées le portent.',
    slotForGrey: 'Où ? En gris, il pèse 0.',
    slotOrGrey: 'Où ? Sur les places grises, il pèse 0.',
    slotOnlyGrey: 'Trop lourd, mais en gris il pèse 0.',
    grey: 'Où ? En gris, il pèse 0.',
    penguin: 'Quel pingouin va là ?',
    side: 'Quel côté visible ?',
    flip: 'Lequel de tes pingouins devient gris ?',
    flipOrTake: 'Lequel en gris : un des tiens ou un nouveau ?',
    swap: 'Lequel va sous la pioche ?',
    token: 'À qui le jeton ?',
    arm: 'Quel bras ?',
    sure: 'Touche encore une fois pour jouer.',
    mayAct: (name) => `Tu peux encore utiliser ton action : ${name}.`,
    mayStrengthen: 'Tu peux encore poser un jeton sur un bras.',
    mayEnd: 'C’est fait : finis ton tour.',
    ending: 'C’est fait : ton tour finit tout seul.',
    other: (name) => `À ${name} de jouer.`,
    next: 'De nouveaux pingouins arrivent.',
    over: 'La partie est terminée.',
    sending: 'Un instant…',
  },
  track: {
    choosing: 'choisit encore',
    chosen: 'a choisi',
    done: 'a joué',
    now: 'est en train de jouer',
    waiting: 'jouera ensuite',
    card: (action, name) => `action ${String(action)}, ${name}`,
  },
  level: (level) => `Étage ${String(level + 1)}`,
  levelWorth: (level, points) =>
    `Étage ${String(level + 1)}, vaut ${String(points)} pour l’instant`,
  slot: {
    place: (level, index) => `étage ${String(level + 1)}, place ${String(index + 1)}`,
    short: (level, index) => {
      if (level === 3) return 'place du sommet';
      return `place ${String(index + 1)} de ${levelName(level)}`;
    },
    holding: (place, what) => `${place} : ${what}`,
    openBase: 'ouverte',
    open: (carries) => `ouverte, porte jusqu’à ${String(carries)}`,
    closed: 'pas encore ouverte',
    lit: 'peut aller ici',
    litGrey: 'seulement en gris, car il pèse alors 0',
    litPenguin: 'peut être choisi',
  },
  penguin: {
    colour: (colour) => `pingouin ${colour}`,
    grey: 'pingouin gris',
    weight: (weight) => `poids ${String(weight)}`,
    leftArm: (strength) => `bras gauche ${String(strength)}`,
    rightArm: (strength) => `bras droit ${String(strength)}`,
    tokens: (tokens) => `avec ${counted(tokens, { one: 'jeton', other: 'jetons' })}`,
    withNext: (carries) => `porte ${String(carries)} avec son voisin de droite`,
    taken: 'pris',
    fits: 'peut être posé',
    fitsGrey: 'peut être posé en gris, car il pèse alors 0',
    fitsNot: 'ne peut être posé nulle part',
  },
  hand: {
    card: (action, name, does) => `Action ${String(action)}, ${name} : ${does}`,
    inHand: 'en main',
    liesInFront: 'devant',
    inFront: 'posée devant toi',
    chosen: 'choisie',
    frontOf: (cards) => `Devant : ${cards}`,
    none: 'aucune',
  },
  action: {
    1: 'Devenir Chef',
    2: 'Passer au gris',
    3: 'Échanger',
    4: 'Reprendre tes cartes',
    5: 'Prendre un jeton',
  },
  button: {
    end: 'Finir le tour',
    undo: 'Défaire',
    token: 'Renforcer',
    tokensLeft: (count) => counted(count, { one: 'jeton', other: 'jetons' }),
    colourSide: 'Côté couleur',
    greySide: 'Côté gris',
    usesAction: 'pèse 0, utilise l’action 2',
    arm: (arm, from, to) => `${arm} : ${String(from)}\u{a0}→\u{a0}${String(to)}`,
    leftArm: 'Bras gauche',
    rightArm: 'Bras droit',
    confirm: 'Jouer',
    cancel: 'Annuler',
    help: 'Comment jouer',
    used: 'utilisée',
  },
  status: {
    supply: (count) =>
      counted(count, { one: 'jeton Force en réserve', other: 'jetons Force en réserve' }),
    tokens: (count) => counted(count, { one: 'jeton Force', other: 'jetons Force' }),
    pointsNow: (points) => `${points} pour l’instant`,
    split: (sure, open) =>
      `${counted(sure, { one: 'sûr', other: 'sûrs' })}, ${String(open)} en jeu`,
    chief: 'Chef Pingouin',
    away: 'pas là',
    look: (name) => `Voir la pyramide ${elided('de', name)}`,
  },
  goals: {
    heading: 'Les trois objectifs',
    now: 'points pour l’instant',
    final: 'points',
    isOpen: 'En jeu : cela peut changer jusqu’à la fin.',
    chip: (name, points) => `${name} : ${points} pour l’instant. En savoir plus`,
    name: goalName,
    details: {
      'each-with-raised-arms':
        'Un bras imprimé au-dessus de 0 est levé ; un jeton n’en lève aucun. Un gris a les deux bras levés.',
      'most-of-weight': 'Les gris pèsent 0. À égalité, tout le monde marque.',
      'level-again': 'Son pingouin le plus lourd compte une fois de plus.',
      'each-card-in-front': 'La carte de la dernière manche compte aussi.',
      'side-of-colours':
        'Le bord gauche ou droit, d’un coin de la base au sommet, sans aucun gris.',
      'no-grey': 'Compte tant qu’aucun de tes pingouins n’est gris.',
      'each-level-of-one-colour': 'Étages de deux pingouins ou plus, sans gris.',
      chief: 'Pour qui porte la couronne après la dernière manche.',
      'most-of-one-colour': 'Le gris n’est pas une couleur. À égalité, tout le monde marque.',
      'every-weight': 'Un pingouin gris compte comme un 0.',
    },
  },
  help: {
    aim: 'Chacun construit une pyramide de dix pingouins, un à chacune des dix manches. Le plus grand total gagne.',
    order: 'La plus petite carte joue en premier. À cartes égales, le Chef commence.',
    turn: 'À ton tour, prends un pingouin. Tu peux aussi utiliser l’action de ta carte, avant ou après.',
    carry:
      'Au-dessus de la base, un pingouin pèse au plus ce que portent ensemble les deux bras sous lui.',
    levels:
      'À la fin, chaque étage rapporte le poids de son pingouin le plus lourd, chaque objectif ses points.',
  },
  begins: (people, seat) => seatDoes(people, seat, 'Tu commences !', 'commence.'),
  firstChief: (people, seat) =>
    seatDoes(people, seat, 'Tu es le premier Chef !', 'est le premier Chef.'),
  result: {
    heading: 'Décompte',
    row: 'Pour',
    total: 'Total',
    levels: 'Étages',
    goals: 'Objectifs',
    youAmongOthers: 'toi',
    tieChief: (names, chief) =>
      `Égalité de points : ${names}. C’est alors le Chef qui gagne (${chief}).`,
    tieOrder: (names, chief) =>
      `Égalité de points : ${names}. Gagne qui vient en premier dans le sens horaire depuis le Chef (${chief}).`,
    decided: (row, by, rival) =>
      `Ce qui a fait la différence : « ${row} », ${by} de plus que ${rival}.`,
  },
  options: {
    cards: 'Cartes',
    ourCards: 'Notre reconstitution',
    ownCards: 'Les miennes',
    enterCards: 'Entrer tes propres cartes',
    enterCardsHint: 'Seulement si tu veux jouer avec les cartes de ta propre boîte.',
    goals: 'Objectifs',
    drawn: 'Au hasard',
    drawnGoals: 'Trois sur les dix, tirés au début de la partie.',
    chosen: 'Choisis par toi',
    chooseGoals: (count) => `Choisis-en trois (${String(count)} sur 3)`,
    chief: 'Premier Chef',
    drawnChief: 'Au hasard',
    seat: (seat) => `Place ${String(seat + 1)}`,
  },
};
