import type { PenguinSpecies } from '@rookery/protocol/people';
import { black, linePair, pair, pink, white, yellow, type Species } from './portrait-parts.ts';

const chestBand = { colour: black, line: 4, d: 'M31 88Q38 80 50 80T69 88' };
const spots = {
  colour: black,
  line: 2.5,
  d: 'M44 88h.1M53 91h.1M57 86h.1M48 94h.1',
};
// The white of the face goes from the brow around the cheek to the throat.
const broadBand =
  'M45 29C27 26 19 46 24 61C29 73 40 78 50 78L50 72C41 71 33 65 31 55C29 44 32 35 45 35Z';
const narrowBand =
  'M44 31C28 28 21 46 26 61C31 72 41 77 50 77L50 73.5C42 73 33 67 30 57C27 46 31 34 44 34Z';
const lores = 'M50 49C42 46 37 53 40 60C43 67 48 70 50 70Z';
const bareBrow = 'M31 43C30 34 43 33 46 43C42 39 36 39 31 43Z';

/** The marks of the penguins people may be. */
export const people: { readonly [penguin in PenguinSpecies]: Species } = {
  african: {
    ground: '#f6c9a8',
    head: black,
    marks: [pair(white, broadBand), pair(pink, bareBrow), chestBand, spots],
    iris: '#6b4a2f',
    bill: '#39465a',
    billMarks: [{ colour: '#aeb9c4', line: 2.4, d: 'M44.5 60.5Q50 63.5 55.5 60.5' }],
  },
  chinstrap: {
    ground: '#9fd0ee',
    head: white,
    back: black,
    marks: [
      {
        colour: black,
        d: 'M21 47C20 29 33 18 50 18S80 29 79 47C75 40 68 37 60 37C55 37 53 39 50 42C47 39 45 37 40 37C32 37 25 40 21 47Z',
      },
      { colour: black, line: 3, d: 'M22 52C25 66 36 72.5 50 72.5S75 66 78 52' },
    ],
    iris: '#8a4f24',
    bill: '#2a3548',
  },
  fiordland: {
    ground: '#a9dcc0',
    head: '#2a3a55',
    marks: [linePair(white, 2.6, 'M27 56L35 59M27.5 62L36 63.5M30 68L37.5 68')],
    iris: '#7c3d26',
    bill: '#e2672b',
    crest: [
      pair(
        yellow,
        'M46 41C43 32 32 28 22 30Q13 31 7 38Q16 36 19 37.5Q13 41 11 47Q22 41 31 38.5Q40 37 46 41Z',
      ),
    ],
  },
  galapagos: {
    ground: '#f4e09a',
    head: '#3a3634',
    marks: [pair('#f5efe2', narrowBand), chestBand],
    iris: '#a2542a',
    bill: '#3b4150',
    billMarks: [{ colour: '#f0b7a4', d: 'M44.5 61.5Q50 65 55.5 61.5Q52.5 69 50 69T44.5 61.5Z' }],
  },
  humboldt: {
    ground: '#c9b8ee',
    head: black,
    marks: [pair(white, narrowBand), pair(pink, lores), chestBand],
    iris: '#b0492f',
    bill: '#333f53',
    billMarks: [{ colour: '#aeb9c4', line: 2.4, d: 'M45.5 62Q50 64.5 54.5 62' }],
  },
  little: {
    ground: '#d4e6f7',
    head: '#4e78a8',
    marks: [
      { colour: white, d: 'M26 62C30 56 40 55 50 55S70 56 74 62C70 73 61 78 50 78S30 73 26 62Z' },
    ],
    iris: '#b9cfdf',
    bill: '#33415a',
  },
  macaroni: {
    ground: '#8fb8e8',
    head: black,
    marks: [pair(pink, 'M42 55C37 58 38 64 42 67Z')],
    iris: '#a03a2a',
    bill: '#c9562a',
    crest: [
      pair(
        '#f8b62d',
        'M50 29C41 20 27 20 17 27C10 32 6 39 6 48C11 40 17 36 23 35C17 40 14 46 15 53C20 44 27 40 34 38C41 36.5 46 36 50 35Z',
      ),
      linePair('#d98a12', 1.6, 'M45 29Q29 25 16 34M46 33Q31 31 21 40'),
    ],
  },
  magellanic: {
    ground: '#f3b4b4',
    head: '#2b2f3a',
    marks: [
      pair(white, broadBand),
      { colour: '#2b2f3a', line: 3.4, d: 'M31 76.5Q40 82 50 82T69 76.5' },
      { colour: '#2b2f3a', line: 4, d: 'M31 91Q38 88 50 88T69 91' },
      pair(pink, 'M50 51C44 50 41 54 43 58L50 62Z'),
    ],
    iris: '#7a4a34',
    bill: '#39465a',
  },
  rockhopper: {
    ground: '#f7cf8b',
    head: black,
    behind: [
      { colour: black, d: 'M28 30L26 15L36 21L39 9L47 17L52 7L57 17L64 10L66 21L75 16L72 30Z' },
    ],
    marks: [],
    iris: '#e0362c',
    bill: '#dd5a2a',
    crest: [
      pair(yellow, 'M47 42C40 36 30 33 20 34L5 28L14 37L3 40L15 43L6 51L21 45C30 39 40 41 47 42Z'),
    ],
  },
  royal: {
    ground: '#b7a7e6',
    head: black,
    marks: [
      {
        colour: '#fbf3e4',
        d: 'M25 48C28 40 40 40 50 40S72 40 75 48C77 62 68 78 50 78S23 62 25 48Z',
      },
      pair(pink, 'M42 55C37 58 38 64 42 67Z'),
    ],
    iris: '#8a3b2a',
    bill: '#cc5c2c',
    crest: [
      pair(
        '#fbc02d',
        'M50 29C41 20 27 20 17 27C10 32 6 39 6 48C11 40 17 36 23 35C17 40 14 46 15 53C20 44 27 40 34 38C41 36.5 46 36 50 35Z',
      ),
      linePair('#dd9413', 1.6, 'M45 29Q29 25 16 34M46 33Q31 31 21 40'),
    ],
  },
  snares: {
    ground: '#93d6d6',
    head: '#1f3350',
    marks: [pair('#f6c2bd', 'M50 48C42 47 37 54 39 62C42 69 48 72 50 72Z')],
    iris: '#8d3427',
    bill: '#c9502a',
    crest: [
      pair(
        yellow,
        'M45 40C41 34 31 31 23 32Q14 25 6 26Q12 29 13 33Q6 33 2 38Q9 37 14 39Q9 43 8 49Q15 42 24 39C33 36 40 37 45 40Z',
      ),
    ],
  },
  'yellow-eyed': {
    ground: '#bcd9a0',
    head: '#8f7a55',
    back: '#4c5a66',
    marks: [
      { colour: '#d8c46b', d: 'M25 37C29 24 38 18 50 18S71 24 75 37Q62 33 50 39Q38 33 25 37Z' },
      {
        colour: '#6b5b34',
        line: 1.8,
        d: 'M36 24L38 30M43 21.5L44 29M50 21V30M57 21.5L56 29M64 24L62 30',
      },
      pair('#f8e26a', 'M42 43C36 34 27 33 22.5 38Q20 46 21.5 55C27 58 33 54 35 52Z'),
      { colour: '#f6ead0', d: 'M34 71Q40 63 50 63T66 71Q60 78 50 78T34 71Z' },
    ],
    iris: '#f9cf1f',
    bill: '#d9685c',
    billMarks: [{ colour: '#fbe6cf', d: 'M44 57Q50 52.5 56 57Q50 60 44 57Z' }],
  },
};
