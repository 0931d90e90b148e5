import type { Level } from '@rookery/bots/levels';
import { black, discs, pair, white, type Species } from './portrait-parts.ts';

/** The marks of the bots, weakest first. */
export const bots: { readonly [level in Level]: Species } = {
  chick: {
    ground: '#f9d9e3',
    head: black,
    back: '#aab4c2',
    chest: '#c9d1db',
    marks: [pair(white, 'M50 44C46 33 28 33 26 48C25 62 36 73 50 73Z')],
    iris: '#4a3a30',
    bill: '#39465a',
  },
  adelie: {
    ground: '#a8d5ef',
    head: black,
    marks: [{ colour: white, d: discs(8.8, 12, 47) }],
    iris: '#3b2a22',
    bill: '#a34a35',
  },
  gentoo: {
    ground: '#f6c6a0',
    head: black,
    marks: [
      {
        colour: white,
        d: 'M24 46C24 34 32 27 40 26Q50 30 60 26C68 27 76 34 76 46C72 37 66 34 61 35Q50 38 39 35C34 34 28 37 24 46Z',
      },
    ],
    iris: '#5b3522',
    bill: '#ee7a24',
  },
  king: {
    ground: '#cfc3f1',
    head: black,
    back: '#7f8fa3',
    chest: '#ffd27a',
    marks: [
      pair(
        '#fb9a22',
        'M24.5 44C29 46 31.5 52 31 58C30.5 65 35 71 42 76C33 75 26 69 23.5 61Q21.5 52 24.5 44Z',
      ),
    ],
    iris: '#5b3522',
    bill: '#46546b',
    billMarks: [pair('#fb8b22', 'M43.5 58.5Q46 62 48 66Q44.5 63 43.5 58.5Z')],
  },
  emperor: {
    ground: '#f4d98d',
    head: black,
    back: '#5d6b80',
    chest: '#fff0c2',
    marks: [
      pair(
        '#fff3c4',
        'M23.5 45C30 47 33.5 53 33 59C33 66 37 72 44 76.5C34 76 26 70 23 61Q21.5 53 23.5 45Z',
      ),
      pair('#fbc93f', 'M24 47C28.5 49 30.5 54 30 59C29.5 62 27 62 25 60Q22.5 54 24 47Z'),
    ],
    iris: '#4a2f22',
    bill: '#46546b',
    billMarks: [pair('#d98cc0', 'M43.5 58.5Q46 62 48 66Q44.5 63 43.5 58.5Z')],
  },
};
