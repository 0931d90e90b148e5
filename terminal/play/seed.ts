import { pick, type Rng } from '@rookery/rules/kernel/rng';

const manners = [
  'brave',
  'calm',
  'chilly',
  'clever',
  'fluffy',
  'happy',
  'jolly',
  'proud',
  'quick',
  'sleepy',
  'sunny',
  'tiny',
];
const things = [
  'auk',
  'fjord',
  'floe',
  'krill',
  'pebble',
  'petrel',
  'puffin',
  'seal',
  'skua',
  'snow',
  'squid',
  'whale',
];

/** A seed that is easy to read aloud: `happy-puffin-4821`. */
export const readableSeed = (rng: Rng): string =>
  `${pick(manners, rng)}-${pick(things, rng)}-${String(1000 + rng.below(9000))}`;
