// A mute h is far more common in names than an aspirated one; y is a vowel unless one follows.
const vowelFirst = /^(?:[aeiouhæœ]|y(?![aeiou]))/i;

/** A short French word before a name, as the two are said together: `de Zoé`, `d’Ana`. */
export const elided = (word: 'de' | 'que', name: string): string =>
  vowelFirst.test(name.normalize('NFD')) ? `${word.slice(0, -1)}’${name}` : `${word} ${name}`;
