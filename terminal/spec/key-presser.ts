/** The codes that terminals send for keys. */
export const keys = {
  enter: '\r',
  up: '\u001B[A',
  down: '\u001B[B',
  right: '\u001B[C',
  left: '\u001B[D',
  home: '\u001B[H',
  end: '\u001B[F',
  tab: '\t',
  interrupt: '\u0003',
} as const;

/** Begins every painted screen. */
const screenStart = '\u001B[H';
/** Begins a curtain: the window and everything scrolled away are wiped. */
export const wipe = '\u001B[2J\u001B[3J\u001B[H';

/** What is on the screen now. */
export const shown = (output: string): string => output.split(screenStart).at(-1) ?? '';

/** Somebody who presses one key per screen, decided by looking at it. */
export function presser(
  decide: (screen: string, output: string) => string | undefined,
): (output: string) => string | undefined {
  // Before the first screen there is one piece.
  let answered = 1;
  return (output) => {
    const screens = output.split(screenStart).length;
    if (screens === answered) return undefined;
    answered = screens;
    return decide(shown(output), output);
  };
}

/**
 * Somebody who presses one key per screen that differs from the one before. A table elsewhere is painted again
 * after every key, so whoever answers each painting asks a slow server the same thing thousands of times.
 */
export function patientPresser(
  decide: (screen: string, output: string) => string | undefined,
): (output: string) => string | undefined {
  let answered = '';
  return (output) => {
    if (!output.includes(screenStart) || shown(output) === answered) return undefined;
    answered = shown(output);
    return decide(answered, output);
  };
}

/** Presses the given keys one by one, each on a new screen. */
export function pressing(...sequence: readonly string[]): (output: string) => string | undefined {
  const left = [...sequence];
  return presser(() => left.shift());
}
