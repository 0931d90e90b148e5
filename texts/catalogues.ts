import type { Catalogue, Load } from './catalogue.ts';
import { english } from './en/catalogue.ts';
import type { HeadTexts } from './en/page/head.ts';
import type { TerminalTexts } from './en/terminal/terminal.ts';
import { french } from './fr/catalogue.ts';
import { german } from './de/catalogue.ts';
import { italian } from './it/catalogue.ts';
import { spanish } from './es/catalogue.ts';
import { japanese } from './ja/catalogue.ts';
import { korean } from './ko/catalogue.ts';
import type { Language } from './language.ts';

/** What the page says in each language. */
export const catalogues: { readonly [language in Language]: Catalogue } = {
  en: english,
  fr: french,
  de: german,
  it: italian,
  es: spanish,
  ja: japanese,
  ko: korean,
};

/** What the page says before any script runs. Apart, because the page itself must not carry it along. */
export const heads: { readonly [language in Language]: Load<HeadTexts> } = {
  en: async () => (await import('./en/page/head.ts')).headInEnglish,
  fr: async () => (await import('./fr/page/head.ts')).headInFrench,
  de: async () => (await import('./de/page/head.ts')).headInGerman,
  it: async () => (await import('./it/page/head.ts')).headInItalian,
  es: async () => (await import('./es/page/head.ts')).headInSpanish,
  ja: async () => (await import('./ja/page/head.ts')).headInJapanese,
  ko: async () => (await import('./ko/page/head.ts')).headInKorean,
};

/** What the terminal says. Apart, because the page must not carry it along. */
export const terminalTexts: { readonly [language in Language]: Load<TerminalTexts> } = {
  en: async () => (await import('./en/terminal/terminal.ts')).terminalInEnglish,
  fr: async () => (await import('./fr/terminal/terminal.ts')).terminalInFrench,
  de: async () => (await import('./de/terminal/terminal.ts')).terminalInGerman,
  it: async () => (await import('./it/terminal/terminal.ts')).terminalInItalian,
  es: async () => (await import('./es/terminal/terminal.ts')).terminalInSpanish,
  ja: async () => (await import('./ja/terminal/terminal.ts')).terminalInJapanese,
  ko: async () => (await import('./ko/terminal/terminal.ts')).terminalInKorean,
};
