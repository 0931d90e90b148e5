import { readFileSync } from 'node:fs';

/** How often one looks, in milliseconds. */
const length = 500;

/** A moment is quiet while others on the same host take no more than this share of a processor. */
const most = 0.04;

/** What the host of a virtual machine has taken from it so far, in milliseconds; nothing where nobody says. */
function stolen() {
  try {
    const [total] = readFileSync('/proc/stat', 'utf8').split('\n', 1);
    // Counted in hundredths of a second.
    return Number(total.split(/\s+/)[8]) * 10;
  } catch {
    return 0;
  }
}

/**
 * Keeps an eye on whether the machine is ours alone. What a browser does while its processor is away looks
 * slow, and is nobody's fault.
 */
export function watchQuiet() {
  const windows = [];
  let last = { at: Date.now(), stolen: stolen() };
  const timer = setInterval(() => {
    const now = { at: Date.now(), stolen: stolen() };
    const isQuiet = (now.stolen - last.stolen) / (now.at - last.at) <= most;
    windows.push({ from: last.at, to: now.at, isQuiet });
    last = now;
  }, length);
  return {
    stop: () => clearInterval(timer),
    /** Whether it was quiet from that time on, for so many milliseconds. */
    wasQuiet({ at, duration }) {
      const touched = windows.filter(({ from, to }) => to >= at && from <= at + duration);
      return touched.length > 0 && touched.every(({ isQuiet }) => isQuiet);
    },
    /** In seconds. */
    get quietTime() {
      const quiet = windows.filter(({ isQuiet }) => isQuiet);
      return quiet.reduce((sum, { from, to }) => sum + to - from, 0) / 1000;
    },
  };
}
