import type { Colour, Edition, TieRule } from '@rookery/rules/penguin-party/vocabulary';
import { anyOfIn } from '../../listing.ts';
import { partyCommandsInEnglish, partyWordsInEnglish } from './penguin-party-commands.ts';
import { does, type People } from '../../people.ts';
import { countedIn } from '../../plural.ts';

const counted = countedIn('en');
const anyOf = anyOfIn('en');

// As many as the longest base has penguins (PP7).
const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];
const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

/** Where a place is, or a penguin; follows what is there. */
const where = {
  opening: 'to open the base',
  leftEnd: 'at the left end of the base',
  rightEnd: 'at the right end of the base',
  inBase: 'in the base',
  amongBase: (nth: number, of: number): string =>
    of === 1
      ? 'alone in the base'
      : `${ordinals[nth - 1] ?? String(nth)} of ${numbers[of - 1] ?? String(of)} in the base`,
  inRow: (row: number): string => `in row ${String(row)}`,
  upon: (row: number, left: string, right: string): string =>
    left === right
      ? `in row ${String(row)}, on two ${left}s`
      : `in row ${String(row)}, on ${left} and ${right}`,
  nthPair: (upon: string, nth: number): string =>
    `${upon}, ${ordinals[nth - 1] ?? String(nth)} such pair from the left`,
};

/** The sign of each colour on a penguin's belly. */
const letters: { readonly [colour in Colour]: string } = {
  red: 'R',
  green: 'G',
  yellow: 'Y',
  purple: 'P',
  blue: 'B',
};

const editions: {
  readonly [edition in Edition]: { readonly name: string; readonly hint: string };
} = {
  iello: { name: 'IELLO, 2024', hint: 'Eight blue penguins, seven of each other colour.' },
  amigo: { name: 'AMIGO, 2008', hint: 'Eight green penguins, seven of each other colour.' },
};

const tieRules: { readonly [tie in TieRule]: { readonly name: string; readonly hint: string } } = {
  share: {
    name: 'Share the victory',
    hint: 'Everyone with the fewest penalty points wins together.',
  },
  'extra-round': {
    name: 'Play on',
    hint: 'More rounds, until one player alone has the fewest penalty points.',
  },
};

/** What the page says at a table of Penguin Party, in English. */
export const penguinPartyPageInEnglish = {
  commands: partyCommandsInEnglish,
  /** What can be typed besides. */
  commandWords: partyWordsInEnglish,
  letters,
  you: 'You',
  round: (round: number, of: number): string =>
    round > of ? `Extra round ${String(round - of)}` : `Round ${String(round)} of ${String(of)}`,
  aim: 'Fewest penalty points win',
  penalties: (count: number): string => counted(count, { one: 'penalty', other: 'penalties' }),
  rounds: (count: number): string => counted(count, { one: 'round', other: 'rounds' }),
  about: (edition: string, round: string): string => `${edition}, ${round.toLowerCase()}`,
  editionNames: { iello: 'IELLO', amigo: 'AMIGO' },

  prompt: {
    choose: 'Your turn: choose a penguin',
    /** The others are out, or have no cards left. */
    chooseAlone: 'Only you are left: choose a penguin',
    chooseBy: (name: string): string => `${name}, choose a penguin`,
    place: (colour: string): string => `Where does the ${colour} penguin go?`,
    colour: (colours: readonly string[]): string => `Which one goes there: ${anyOf(colours)}?`,
    confirm: 'Touch it again to place it',
    pending: 'On its way…',
    waiting: (name: string): string => `It is ${name}’s turn`,
    out: 'Nothing fits: you are out of this round',
    done: 'Hand empty! Enjoy the view',
    dealing: 'Dealing the cards…',
    over: 'The match is over',
    roundOver: 'The round is over',
  },

  players: 'Players',
  cards: (count: number): string => counted(count, { one: 'card', other: 'cards' }),
  out: 'out',
  done: 'done',
  outOfRound: 'out of this round',
  handEmpty: 'hand empty',
  toPlay: 'to play',
  away: 'away',
  byBot: 'a bot is playing',

  hand: 'Your hand',
  handAside: 'Your hand, set aside',
  stack: (colour: string, count: number, state: string): string =>
    `${colour}, ${counted(count, { one: 'card', other: 'cards' })}, ${state}`,
  playable: 'playable',
  noPlaceNow: 'no place now',
  notNow: 'not your turn',
  noneLeft: 'none left',
  nowhere: (colour: string, fitting: readonly string[]): string =>
    fitting.length === 0
      ? `No place for ${colour}: nothing fits any more.`
      : `No place for ${colour}: it needs a ${colour} penguin below. Right now only ${anyOf(fitting)} fits.`,

  pyramid: 'The pyramid, from the base up',
  base: 'Base',
  row: (row: number): string => `Row ${String(row)}`,
  aside: 'set aside',
  unused: (count: number): string =>
    `${counted(count, { one: 'card lies', other: 'cards lie' })} aside, face down`,
  where,
  standing: (colour: string, spot: string): string => `${colour}, ${spot}`,
  lastMove: 'placed last',
  placedBy: (name: string): string => `placed by ${name}`,
  free: (spot: string, colours: readonly string[]): string =>
    `Free place ${spot}, for ${anyOf(colours)}`,
  freeForAny: (spot: string): string => `Free place ${spot}, for any colour`,
  placeHere: (colour: string, spot: string): string => `Place ${colour} ${spot}`,
  confirmHere: (colour: string, spot: string): string =>
    `Shown: ${colour} ${spot}. Touch again to place it`,
  doesNotFit: (colour: string, spot: string): string => `Free place ${spot}, not for ${colour}`,
  onlyAtTheEnds: 'The base grows without gaps: the next penguin goes at one of its ends.',

  help: {
    title: 'How to play',
    base: (most: number): string =>
      `On your turn, place one penguin. The base takes any colour at either end, and at most ${numbers[most - 1] ?? String(most)} penguins.`,
    above: 'Higher up, a penguin stands on two others and has the colour of one of them.',
    out: 'Nothing fits? You are out of the round, and every card you still hold costs a penalty point.',
    done: 'No cards left? You give back up to two penalty points.',
    end: (rounds: number): string =>
      `After ${counted(rounds, { one: 'round', other: 'rounds' })}, whoever has the fewest penalty points wins.`,
    keys: 'By keyboard: 1 to 5 choose a colour, the arrows a place, Enter places the penguin.',
  },

  summary: {
    title: (round: number): string => `Round ${String(round)}`,
    /** Why the round ended, and what it costs. */
    nothingFits: 'Nothing fits any more: a penalty point for each card left.',
    allPlaced: 'Every hand is empty: nobody takes a penalty point.',
    close: 'On with the party',
    byItself: (seconds: number): string => `goes on by itself after ${String(seconds)} seconds`,
    best: 'fewest penalty points',
    ready: 'ready',
    waitingFor: (names: string): string => `Waiting for ${names}…`,
  },
  begins: (people: People, seat: number): string => does(people, seat, 'You begin!', 'begins.'),
  result: {
    caption: 'Penalty points by round: the fewest win',
    player: 'Player',
    round: (round: number): string => String(round),
    roundLong: (round: number): string => `Round ${String(round)}`,
    total: 'Total',
    winner: 'wins',
    rounds: 'Points by round',
    shared: (points: string): string => `Nobody has fewer than ${points}.`,
    lastRound: (people: People, seat: number, by: string): string =>
      `${does(people, seat, 'You took', 'took')} the lead in the last round and won by ${by}.`,
    ledSince: (people: People, seat: number, round: number, by: string): string =>
      `${does(people, seat, 'You led', 'led')} from round ${String(round)} on and won by ${by}.`,
  },
  options: { edition: 'Edition', editions, tie: 'If there is a tie', tieRules },
};

/** Every text of the table; each language must have them all. */
export type PenguinPartyPageTexts = typeof penguinPartyPageInEnglish;
