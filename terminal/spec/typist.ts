/** Text after the last prompt but one: what the person is looking at. */
const sinceLastPrompt = (output: string, prompt: string): string =>
  output.split(prompt).at(-2) ?? '';

/** A person who types the first move that the hints offer, whenever there is a new prompt. */
export function typist(prompt: string, curtain: string): (output: string) => string | undefined {
  let answered = 0;
  return (output) => {
    const prompts = output.split(prompt).length + output.split(curtain).length - 2;
    if (prompts <= answered) return undefined;
    answered = prompts;
    return output.endsWith(`${prompt} `) ? `${hinted(sinceLastPrompt(output, prompt))}\n` : '\n';
  };
}

/** The first move in what was last shown: `  red: 0 0 · 0 1` gives `red 0 0`, `  take b4a 1 2 · 0 1` gives `take b4a 1 2`. */
export function hinted(seen: string): string {
  const [line = ''] = seen
    .split('\n')
    .filter((each) => /^ {2}\S/.test(each))
    .slice(-1);
  const isGrey = /\(\+ (\S+)\)/.exec(line)?.[1] ?? '';
  const [first = ''] = line.replace(/\(.*\)/, '').split(' · ');
  return `${first.replace(/\s*:/, '').trim()} ${isGrey}`.trim();
}
