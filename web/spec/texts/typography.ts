interface Habit {
  readonly fault: string;
  readonly sign: RegExp;
}

const everywhere: readonly Habit[] = [
  { fault: 'says nothing', sign: /^\s*$/ },
  { fault: 'tells what only code should see', sign: /undefined|NaN|\[object|\bnull\b/ },
  { fault: 'has a straight apostrophe or quotation mark', sign: /['"]/ },
  { fault: 'has an ellipsis of dots, or a space before it', sign: /\.\.|\s…/ },
  { fault: 'has a space too many', sign: /^\s|\s$|\s\s/ },
];

const habits = {
  en: [{ fault: 'has a space before its punctuation', sign: /\s[;:!?,.]/ }],
  fr: [
    { fault: 'has no narrow space before ; : ! ?', sign: /(?<!\u{202f})[;:!?]/u },
    { fault: 'has no narrow space inside « »', sign: /«(?!\u{202f})|(?<!\u{202f})»/u },
    { fault: 'says vous', sign: /\b(?:vous|votre|vos|veuillez)\b/i },
    { fault: 'commands in the plural', sign: /(?<!\bch|\bass|\bn)ez\b/i },
  ],
} as const satisfies { readonly [language: string]: readonly Habit[] };

/** What is wrong with how something is written, in words. */
export const faultsOf = (said: string, language: keyof typeof habits): readonly string[] =>
  [...everywhere, ...habits[language]]
    .filter(({ sign }) => sign.test(said))
    .map(({ fault }) => `“${said}” ${fault}`);
