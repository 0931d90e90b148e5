import { readFileSync } from 'node:fs';

const css = readFileSync(new URL('../../../style/tokens.css', import.meta.url), 'utf8');

/** The colours that the style sheet sets for such a root, by name; later rules win. */
export function tokensFor(...marks: readonly string[]): ReadonlyMap<string, string> {
  const rules = [...css.matchAll(/:root((?:\[[^\]]+\])*) \{([^}]*)\}/g)];
  const found = new Map<string, string>();
  for (const [, selector = '', body = ''] of rules) {
    const wanted = [...selector.matchAll(/='([^']+)'/g)].map(([, mark = '']) => mark);
    if (!wanted.every((mark) => marks.includes(mark))) continue;
    for (const [, name = '', value = ''] of body.matchAll(/--([\w-]+): (#[\da-f]{6});/g))
      found.set(name, value);
  }
  return found;
}
