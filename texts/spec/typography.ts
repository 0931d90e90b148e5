import type { Language } from '../language.ts';

interface Habit {
  readonly fault: string;
  readonly sign: RegExp;
}

const everywhere: readonly Habit[] = [
  { fault: 'says nothing', sign: /^\s*$/ },
  { fault: 'tells what only code should see', sign: /undefined|NaN|\[object|\bnull\b/ },
  { fault: 'has a straight apostrophe or quotation mark', sign: /['"]/ },
  { fault: 'has an ellipsis of dots', sign: /\.\./ },
  { fault: 'has a space too many', sign: /^\s|\s$|\s\s/ },
];

const noSpaceBefore: Habit = { fault: 'has a space before its punctuation', sign: /\s[;:!?,.]/ };
const noSpaceBeforeEllipsis: Habit = { fault: 'has a space before its ellipsis', sign: /\s…/ };
const leftOver: Habit = {
  fault: 'has English in it',
  sign: /\b(?:the|and|with|your|you|of|turn|player)\b/i,
};
const foreignQuotes = (sign: RegExp): Habit => ({ fault: 'quotes as another language does', sign });

/** Writing in which one sign is one syllable or word, and words have no spaces between them. */
const japanese = String.raw`[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー]`;

const habits: { readonly [language in Language]: readonly Habit[] } = {
  en: [noSpaceBefore, noSpaceBeforeEllipsis, foreignQuotes(/[«»„「」]/)],
  fr: [
    noSpaceBeforeEllipsis,
    { fault: 'has no narrow space before ; : ! ?', sign: /(?<!\u{202f})[;:!?]/u },
    { fault: 'has no narrow space inside « »', sign: /«(?!\u{202f})|(?<!\u{202f})»/u },
    { fault: 'says vous', sign: /\b(?:vous|votre|vos|veuillez)\b/i },
    { fault: 'commands in the plural', sign: /(?<!\bch|\bass|\bn)ez\b/i },
    foreignQuotes(/[“”„「」]/),
  ],
  de: [
    leftOver,
    noSpaceBefore,
    { fault: 'has no space before its ellipsis', sign: /\S…/ },
    { fault: 'is formal', sign: /\b(?:Ihnen|Ihren|können Sie|bitten Sie|Sie können)\b/ },
    foreignQuotes(/[”«»「」]|(?<!„[^“]*)“/),
  ],
  it: [
    leftOver,
    noSpaceBefore,
    noSpaceBeforeEllipsis,
    { fault: 'is formal', sign: /\b(?:Lei|La preghiamo|Suo|Sua)\b/ },
    foreignQuotes(/[“”„「」]/),
  ],
  es: [
    leftOver,
    noSpaceBefore,
    noSpaceBeforeEllipsis,
    { fault: 'asks without ¿', sign: /^[^¿]*\?/ },
    { fault: 'calls without ¡', sign: /^[^¡]*!/ },
    { fault: 'is formal', sign: /\busted(?:es)?\b/i },
    foreignQuotes(/[“”„「」]/),
  ],
  ja: [
    leftOver,
    noSpaceBeforeEllipsis,
    { fault: 'has Latin punctuation', sign: new RegExp(`${japanese}[,.!?]`, 'u') },
    { fault: 'has a space between words', sign: new RegExp(`${japanese} ${japanese}`, 'u') },
    foreignQuotes(/[“”„«»]/),
  ],
  ko: [
    leftOver,
    noSpaceBefore,
    noSpaceBeforeEllipsis,
    { fault: 'has punctuation of Japanese', sign: /[。、！？「」]/ },
    { fault: 'is stiff', sign: /당신|습니다|십시오/ },
    foreignQuotes(/[„«»]/),
  ],
};

/** What is wrong with how something is written, in words. */
export const faultsOf = (said: string, language: Language): readonly string[] =>
  [...everywhere, ...habits[language]]
    .filter(({ sign }) => sign.test(said))
    .map(({ fault }) => `“${said}” ${fault}`);
