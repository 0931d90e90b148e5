import { existsSync, readFileSync } from 'node:fs';

/**
 * @typedef {{ kind: 'fault', fault: string, back: number, playing: number, acknowledged: number, wrongs: string[] }} FaultLine
 * @typedef {FaultLine
 *   | { kind: 'end', acknowledged: number, wrongs: string[] }
 *   | { kind: 'failed', fault: string, because: string }} Line
 */

/** @param {string} text */
function parseLine(text) {
  /** @type {Line} */
  const line = JSON.parse(text);
  return line;
}

/** @param {string} report */
export const readLines = (report) =>
  existsSync(report)
    ? readFileSync(report, 'utf8')
        .split('\n')
        // The last one is not written to its end.
        .slice(0, -1)
        .map(parseLine)
    : [];

/** @param {number} milliseconds */
const inSeconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`;

/** @param {number[]} numbers @param {number} share */
const at = (numbers, share) =>
  numbers.toSorted((one, other) => one - other)[Math.floor(share * (numbers.length - 1))] ?? 0;

/**
 * Says what one line says; the fault is number `nth` of so many.
 * @param {Line} line
 * @param {string} nth
 */
export function tellLine(line, nth) {
  if (line.kind === 'failed') console.log(`✗ ${line.fault}: ${line.because}`);
  else if (line.kind === 'end') {
    console.log(`  everything compared: ${line.acknowledged} moves, ${line.wrongs.length} wrong`);
  } else {
    const back = line.back > 0 ? `back after ${inSeconds(line.back)}` : 'no line broke';
    const wrong = line.wrongs.length === 0 ? '0 wrong' : line.wrongs.join('; ');
    console.log(
      `  ${line.fault} ${nth}: ${back}, all play on after ${inSeconds(line.playing)}, ${wrong}`,
    );
  }
}

/** @param {number[]} all */
const times = (all) =>
  all.length === 0
    ? 'no line broke'
    : `${inSeconds(at(all, 0.5))} / ${inSeconds(at(all, 0.99))} / ${inSeconds(at(all, 1))}`;

/** @param {string} name @param {FaultLine[]} lines */
function summaryOf(name, lines) {
  const back = lines.map((line) => line.back).filter((time) => time > 0);
  const playing = lines.map((line) => line.playing);
  const wrong = lines.flatMap((line) => line.wrongs).length;
  const late = back.filter((time) => time > 5000).length;
  return `| ${[name, lines.length, wrong, times(back), late, times(playing)].join(' | ')} |`;
}

/** How many moves were acknowledged: each cluster counts its own from 0. @param {Line[]} lines */
function countMoves(lines) {
  let sum = 0;
  let last = 0;
  for (const line of lines) {
    if (line.kind === 'failed') continue;
    if (line.acknowledged < last) sum += last;
    last = line.acknowledged;
  }
  return sum + last;
}

/**
 * A table over all faults, and what was wrong in all.
 * @param {Line[]} lines
 */
export function summarize(lines) {
  const faults = lines.filter((line) => line.kind === 'fault');
  const failed = lines.filter((line) => line.kind === 'failed').length;
  const wrong = lines.flatMap((line) => (line.kind === 'failed' ? [] : line.wrongs)).length;
  console.log(
    '\n| fault | times | lost, doubled, forked or shown wrongly | players back (median / 99 % / most) | later than 5 s | all play on |',
  );
  console.log('| --- | --: | --: | --: | --: | --: |');
  for (const name of new Set(faults.map(({ fault }) => fault))) {
    console.log(
      summaryOf(
        name,
        faults.filter(({ fault }) => fault === name),
      ),
    );
  }
  console.log(
    `\n${countMoves(lines)} acknowledged moves in all; ${wrong} wrong, ${failed} that could not be carried out.`,
  );
}
