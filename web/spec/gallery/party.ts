import '../../style/tokens.css';
import '../../style/base.css';
import { parseLanguage } from '@rookery/texts/language';
import { mount } from 'svelte';
import { load } from '../../games/penguin-party/entry.ts';
import Options from '../../games/penguin-party/Options.svelte';
import { page } from '../../shell/page.svelte.ts';
import PartyMatch from './PartyMatch.svelte';

// A whole match in the page: ?seats=4&seed=x&edition=amigo&lang=fr&me=none&pace=700&auto=1&tie=extra-round
const wishes = new URLSearchParams(location.search);
const wish = (name: string, usual: string): string => wishes.get(name) ?? usual;
const language = parseLanguage(wish('lang', navigator.language)) ?? 'en';
document.documentElement.lang = language;
await page.loadTexts();
const target = document.querySelector('#page');
if (!target) throw new Error('the page has lost its place');
mount(PartyMatch, {
  target,
  props: {
    ui: await load(language),
    Options,
    wishes: {
      seats: Number(wish('seats', '4')),
      seed: wish('seed', 'gallery'),
      options: { edition: wish('edition', 'iello'), tie: wish('tie', 'share') },
      isOnlooker: wish('me', '0') === 'none',
      pace: Number(wish('pace', '700')),
      isKind: wish('kind', '0') === '1',
      isAuto: wish('auto', '0') === '1',
    },
  },
});
