import { readFileSync } from 'node:fs';
import { cpus, loadavg, platform, arch, totalmem } from 'node:os';

/**
 * Lets contestants run in turns, so that a busy machine is busy for all alike.
 * Each is a function that does some work and says how much; gives back rates per second by slice.
 */
export function alternate(contestants, seconds) {
  const slices = 7;
  const length = (seconds * 1000) / slices;
  const rates = Object.fromEntries(Object.keys(contestants).map((name) => [name, []]));
  for (let slice = -1; slice < slices; slice += 1) {
    for (const [name, work] of Object.entries(contestants)) {
      const rate = rateOf(work, length);
      // The first slice warms up.
      if (slice >= 0) rates[name].push(rate);
    }
  }
  return rates;
}

function rateOf(work, milliseconds) {
  const begun = performance.now();
  let done = 0;
  let now = begun;
  while (now - begun < milliseconds) {
    done += work();
    now = performance.now();
  }
  return (done / (now - begun)) * 1000;
}

export const median = (numbers) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

export const thousands = (number) => Math.round(number).toLocaleString('en');

export const wordsOf = (text) => text.replaceAll(/\s+/g, ' ').trim();

/** A Markdown table, numbers to the right. */
export const table = (head, rows) =>
  [head, head.map(() => '--:'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** Where a figure comes from. */
export function machine() {
  const [{ model }] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  const [load] = loadavg();
  return wordsOf(`Node ${process.versions.node}, ${platform()} ${arch()}, ${cpus().length} × ${model},
    ${memory} GiB, load average ${load.toFixed(1)}, ${new Date().toISOString().slice(0, 10)}.`);
}

/** Processor time so far, of all processors: that which the host gave to others, and all of it; only Linux tells. */
function readProcessorTime() {
  try {
    const [, ...times] = readFileSync('/proc/stat', 'utf8').split('\n')[0].split(/\s+/).map(Number);
    const [, , , , , , , stolen] = times;
    return { stolen, all: times.reduce((sum, time) => sum + time, 0) };
  } catch {
    return { stolen: 0, all: 0 };
  }
}

/** Call the result to hear, in a sentence, how much of its processors a virtual machine has lost since. */
export function watchStolenTime() {
  const before = readProcessorTime();
  return () => {
    const now = readProcessorTime();
    const share = (100 * (now.stolen - before.stolen)) / (now.all - before.all || 1);
    return `The host took ${share.toFixed(1)} % of the processors away meanwhile.`;
  };
}
