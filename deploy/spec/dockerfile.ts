import { readFileSync } from 'node:fs';

/** One instruction of a Dockerfile, such as RUN, with the rest of its line. */
export interface Step {
  readonly instruction: string;
  readonly rest: string;
}

const text = readFileSync(new URL('../Dockerfile', import.meta.url), 'utf8')
  .replaceAll(/^#.*\n/gm, '')
  .replaceAll(/\\\n\s*/g, '');

const steps: readonly Step[] = [...text.matchAll(/^([A-Z]+) (.*)$/gm)].map(
  ([, instruction, rest]) => ({ instruction: String(instruction), rest: String(rest) }),
);

const finalStart = steps.findLastIndex(({ instruction }) => instruction === 'FROM');

/** The steps of the stage that builds, and of the one that becomes the image. */
export const stages = { build: steps.slice(0, finalStart), final: steps.slice(finalStart) };

/** What the last instruction of this kind in the final stage says. */
export const finalSetting = (name: string): string =>
  stages.final.findLast(({ instruction }) => instruction === name)?.rest ?? '';

/** The words of a command in the form of JSON, whatever flags stand before. */
export function commandOf(name: string): readonly string[] {
  const words: readonly string[] = JSON.parse(finalSetting(name).replace(/^.*?\[/, '['));
  return words;
}

export const finalEnvironment = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    finalSetting('ENV')
      .split(' ')
      .map((word) => [word.replace(/=.*/, ''), word.replace(/^\w+=/, '')]),
  );
