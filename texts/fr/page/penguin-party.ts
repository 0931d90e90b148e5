import { anyOfIn } from '../../listing.ts';
import { partyCommandsInFrench, partyWordsInFrench } from './penguin-party-commands.ts';
import { does } from '../../people.ts';
import { countedIn } from '../../plural.ts';
import type { PenguinPartyPageTexts } from '../../en/page/penguin-party.ts';

const counted = countedIn('fr');
const anyOf = anyOfIn('fr');

const ordinals = [
  'premier',
  'deuxième',
  'troisième',
  'quatrième',
  'cinquième',
  'sixième',
  'septième',
  'huitième',
];
const numbers = ['un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit'];

const where: PenguinPartyPageTexts['where'] = {
  opening: 'pour ouvrir la base',
  leftEnd: 'à gauche de la base',
  rightEnd: 'à droite de la base',
  inBase: 'dans la base',
  amongBase: (nth, of) =>
    of === 1
      ? 'seul dans la base'
      : `${ordinals[nth - 1] ?? String(nth)} sur ${numbers[of - 1] ?? String(of)} dans la base`,
  inRow: (row) => `au rang ${String(row)}`,
  upon: (row, left, right) =>
    left === right
      ? `au rang ${String(row)}, sur deux ${left}s`
      : `au rang ${String(row)}, sur un ${left} et un ${right}`,
  nthPair: (upon, nth) => {
    const ordinal = nth === 1 ? 'première' : (ordinals[nth - 1] ?? String(nth));
    return `${upon}, ${ordinal} paire semblable en partant de la gauche`;
  },
};

/** What the page says at a table of Penguin Party, in French. */
export const penguinPartyPageInFrench: PenguinPartyPageTexts = {
  commands: partyCommandsInFrench,
  commandWords: partyWordsInFrench,
  // Violet would begin like vert, so the purple ones are called mauve.
  letters: { red: 'R', green: 'V', yellow: 'J', purple: 'M', blue: 'B' },
  you: 'Toi',
  round: (round, of) =>
    round > of
      ? `Manche supplémentaire ${String(round - of)}`
      : `Manche ${String(round)} sur ${String(of)}`,
  aim: 'Le moins de pénalités gagne',
  penalties: (count) => counted(count, { one: 'pénalité', other: 'pénalités' }),
  rounds: (count) => counted(count, { one: 'manche', other: 'manches' }),
  about: (edition, round) => `${edition}, ${round.toLowerCase()}`,
  editionNames: { iello: 'IELLO', amigo: 'AMIGO' },

  prompt: {
    choose: 'À toi : choisis un pingouin',
    chooseAlone: 'Il ne reste que toi : choisis un pingouin',
    chooseBy: (name) => `${name}, choisis un pingouin`,
    place: (colour) => `Où va le pingouin ${colour} ?`,
    colour: (colours) => `Lequel va ici : ${anyOf(colours)} ?`,
    confirm: 'Touche-le encore pour le poser',
    pending: 'En chemin…',
    waiting: (name) => `À ${name} de jouer`,
    out: 'Rien ne convient : tu quittes la manche',
    done: 'Main vide ! Profite de la vue',
    dealing: 'On distribue les cartes…',
    over: 'La partie est terminée',
    roundOver: 'La manche est terminée',
  },

  players: 'Joueurs',
  cards: (count) => counted(count, { one: 'carte', other: 'cartes' }),
  out: 'dehors',
  done: 'fini',
  outOfRound: 'hors de la manche',
  handEmpty: 'main vide',
  toPlay: 'doit jouer',
  away: 'pas là',
  byBot: 'un robot joue',

  hand: 'Ta main',
  handAside: 'Ta main, mise de côté',
  stack: (colour, count, state) =>
    `${colour}, ${counted(count, { one: 'carte', other: 'cartes' })}, ${state}`,
  playable: 'jouable',
  noPlaceNow: 'pas de place',
  notNow: 'ce n’est pas ton tour',
  noneLeft: 'plus aucune',
  nowhere: (colour, fitting) =>
    fitting.length === 0
      ? `Pas de place pour le ${colour} : plus rien ne convient.`
      : `Pas de place pour le ${colour} : il lui faut un pingouin ${colour} en dessous. Ce qui convient : ${anyOf(fitting)}.`,

  pyramid: 'La pyramide, de la base au sommet',
  base: 'Base',
  row: (row) => `Rang ${String(row)}`,
  aside: 'de côté',
  unused: (count) =>
    `${counted(count, { one: 'carte reste', other: 'cartes restent' })} de côté, face cachée`,
  where,
  standing: (colour, spot) => `${colour}, ${spot}`,
  lastMove: 'posé en dernier',
  placedBy: (name) => `posé par ${name}`,
  free: (spot, colours) => `Place libre ${spot}, pour ${anyOf(colours)}`,
  freeForAny: (spot) => `Place libre ${spot}, toute couleur convient`,
  placeHere: (colour, spot) => `Poser le ${colour} ${spot}`,
  confirmHere: (colour, spot) => `Montré : ${colour} ${spot}. Touche encore pour le poser`,
  doesNotFit: (colour, spot) => `Place libre ${spot}, pas pour le ${colour}`,
  onlyAtTheEnds:
    'La base s’agrandit sans trou : le prochain pingouin va à l’une de ses extrémités.',

  help: {
    title: 'Comment jouer',
    base: (most) =>
      `À ton tour, pose un pingouin. La base accepte toute couleur, à gauche ou à droite, et ${numbers[most - 1] ?? String(most)} pingouins au plus.`,
    above: 'Plus haut, un pingouin se tient sur deux autres et porte la couleur de l’un d’eux.',
    out: 'Rien ne convient ? Tu quittes la manche, et chaque carte qui te reste coûte un point de pénalité.',
    done: 'Plus de cartes ? Tu rends jusqu’à deux points de pénalité.',
    end: (rounds) =>
      `Après ${counted(rounds, { one: 'manche', other: 'manches' })}, qui a le moins de pénalités gagne.`,
    keys: 'Au clavier : de 1 à 5 pour la couleur, les flèches pour la place, Entrée pour poser.',
  },

  summary: {
    title: (round) => `Manche ${String(round)}`,
    nothingFits: 'Plus rien ne convient : un point de pénalité par carte restante.',
    allPlaced: 'Toutes les mains sont vides : aucune pénalité.',
    close: 'La fête continue !',
    byItself: (seconds) => `continue toute seule après ${String(seconds)} secondes`,
    best: 'le moins de pénalités',
    ready: 'prêt',
    waitingFor: (names) => `On attend ${names}…`,
  },
  begins: (people, seat) => does(people, seat, 'Tu commences !', 'commence.'),
  result: {
    caption: 'Pénalités par manche : le plus petit total gagne',
    player: 'Joueur',
    round: (round) => String(round),
    roundLong: (round) => `Manche ${String(round)}`,
    total: 'Total',
    winner: 'gagne',
    rounds: 'Points par manche',
    shared: (points) => `Personne n’a moins de ${points}.`,
    lastRound: (people, seat, by) =>
      `${does(people, seat, 'Tu as', 'a')} pris la tête à la dernière manche et gagné de ${by}.`,
    ledSince: (people, seat, round, by) =>
      `${does(people, seat, 'Tu as', 'a')} mené dès la manche ${String(round)} et gagné de ${by}.`,
  },
  options: {
    edition: 'Édition',
    editions: {
      iello: { name: 'IELLO, 2024', hint: 'Huit pingouins bleus, sept de chaque autre couleur.' },
      amigo: { name: 'AMIGO, 2008', hint: 'Huit pingouins verts, sept de chaque autre couleur.' },
    },
    tie: 'En cas d’égalité',
    tieRules: {
      share: {
        name: 'Victoire partagée',
        hint: 'À égalité en tête, on gagne ensemble.',
      },
      'extra-round': {
        name: 'On continue',
        hint: 'On joue encore jusqu’à ce qu’une seule personne soit en tête.',
      },
    },
  },
};
