import { anyOfIn } from '@rookery/texts/listing';
import { countedIn } from '@rookery/texts/plural';
import type { PartyTexts } from './en.ts';

const counted = countedIn('fr');
const anyOf = anyOfIn('fr');

/** What the page says at a table of Penguin Party, in French. */
export const partyInFrench: PartyTexts = {
  // One letter would not tell vert from violet.
  letters: { red: 'R', green: 'Ve', yellow: 'J', purple: 'Vi', blue: 'B' },
  you: 'Toi',
  round: (round, of) =>
    round > of
      ? `Manche supplémentaire ${String(round - of)}`
      : `Manche ${String(round)} sur ${String(of)}`,
  about: (edition, round) => `${edition}, ${round.toLowerCase()}`,
  editionNames: { iello: 'IELLO', amigo: 'AMIGO' },

  prompt: {
    choose: 'À toi : choisis un pingouin',
    place: (colour) => `Où va le pingouin ${colour} ?`,
    colour: (colours) => `Lequel va ici : ${anyOf(colours)} ?`,
    confirm: 'Touche-le encore pour le poser',
    pending: 'En chemin…',
    waiting: (name) => `${name} joue`,
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
  unused: (count) =>
    `${counted(count, { one: 'carte reste', other: 'cartes restent' })} de côté, face cachée`,
  standing: (colour, spot) => `${colour} ${spot}`,
  lastMove: 'posé en dernier',
  free: (spot, colours) => `Place libre ${spot}, pour ${anyOf(colours)}`,
  freeForAny: (spot) => `Place libre ${spot}, pour n’importe quelle couleur`,
  placeHere: (colour, spot) => `Poser ${colour} ${spot}`,
  confirmHere: (colour, spot) => `Montré : ${colour} ${spot}. Touche encore pour le poser`,
  doesNotFit: (colour, spot) => `Place libre ${spot}, pas pour ${colour}`,

  summary: {
    title: (round) => `Manche ${String(round)}`,
    close: 'La fête continue !',
    best: 'le moins de points',
  },
  result: {
    caption: 'Points par manche : le plus petit total gagne',
    player: 'Joueur',
    round: (round) => String(round),
    roundLong: (round) => `Manche ${String(round)}`,
    total: 'Total',
    winner: 'gagne',
    unknown: 'pas vue',
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
        hint: 'On gagne ensemble à égalité de points.',
      },
      'extra-round': {
        name: 'On continue',
        hint: 'Encore des manches, jusqu’à une seule personne en tête.',
      },
    },
  },
};
