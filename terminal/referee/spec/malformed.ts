import { pick, type Rng } from '@rookery/rules/kernel/rng';

const scraps = [
  'null',
  'true',
  '-1',
  '0',
  '1e999',
  '-1e-999',
  '123456789012345678901234567890',
  '1.5',
  '""',
  '"m1"',
  '"x"',
  '"\\ud800"',
  '"\\u0000"',
  '[]',
  '{}',
  '[[[[[]]]]]',
  '{"a":{"b":{}}}',
  '{"__proto__":{"ok":true}}',
  '{"constructor":{"prototype":{"x":1}}}',
  '"__proto__"',
  '"toString"',
  '"hasOwnProperty"',
  '[null]',
  '{"length":9}',
  '{"type":"end"}',
  '{"colour":"red","row":0,"x":-0}',
  '{"colour":"red","row":1e9,"x":0}',
  '[0,0]',
  'NaN',
  'undefined',
] as const;

const fieldNames = [
  'op',
  'id',
  'match',
  'seat',
  'move',
  'game',
  'seats',
  'options',
  'seed',
  'record',
  '__proto__',
  'constructor',
  'deals',
  'deck',
  'goals',
  'box',
  'type',
  'slot',
  'colour',
  'extra',
] as const;

const ops = [
  'hello',
  'new',
  'legal',
  'play',
  'view',
  'record',
  'load',
  'drop',
  'quit',
  '',
] as const;

/** A request with fields of any name and value. */
function wildRequest(rng: Rng): string {
  const count = rng.below(6);
  const fields = Array.from({ length: count }, () => {
    const name = pick(fieldNames, rng);
    return `${JSON.stringify(name)}:${pick(scraps, rng)}`;
  });
  return `{${[`"op":${JSON.stringify(pick(ops, rng))}`, ...fields].join(',')}}`;
}

/** A good request with one piece cut out, doubled or replaced. */
function damaged(line: string, rng: Rng): string {
  const from = rng.below(line.length);
  const to = Math.min(line.length, from + 1 + rng.below(8));
  const insert = pick(
    ['', '"', '}', '\\', '\u0000', '💥', ',', 'null', line.slice(from, to).repeat(2)],
    rng,
  );
  return line.slice(0, from) + insert + line.slice(to);
}

const goodLines = [
  '{"op":"new","game":"penguin-party","seats":3,"options":{"edition":"amigo","start":1},"seed":"a"}',
  '{"op":"play","match":"m1","seat":0,"move":{"colour":"red","row":0,"x":0}}',
  '{"op":"play","match":"m2","seat":0,"move":{"type":"take","penguin":"b4a","slot":[0,1],"side":"colour"}}',
  '{"op":"view","match":"m1","seat":null}',
  '{"op":"load","record":{"form":"rookery-record/1","game":"penguin-party","rules":1,"seats":2,"options":{},"acts":["*s0"]}}',
];

const nested = (inner: string, depth: number): string =>
  `{"op":"hello","id":${'['.repeat(depth)}${inner}${']'.repeat(depth)}}`;

/** One line that is no proper request, or hardly one. Never has a line end inside. */
export function malformedLine(rng: Rng): string {
  switch (rng.below(4)) {
    case 0:
      return pick(scraps, rng);
    case 1:
      return wildRequest(rng);
    case 2:
      return damaged(pick(goodLines, rng), rng);
    default:
      return nested(pick(scraps, rng), rng.below(100));
  }
}
