import { mount } from 'svelte';
import { parseLanguage } from '@rookery/texts/language';
import { load } from '../../games/penguinramids/entry.ts';
import Options from '../../games/penguinramids/Options.svelte';
import { page } from '../../shell/page.svelte.ts';
import PyramidsMatch from './PyramidsMatch.svelte';

// ?seats=3&seed=a&lang=fr&confirm=1&level=greedy&wait=700&watch=1
const wishes = new URLSearchParams(location.search);
document.documentElement.lang = wishes.get('lang') ?? navigator.language.slice(0, 2);
page.change({ confirm: wishes.has('confirm'), language: null });
await page.loadTexts();
const language = parseLanguage(document.documentElement.lang) ?? 'en';
const target = document.querySelector('#page');
if (!target) throw new Error('the page has lost its place');
mount(PyramidsMatch, {
  target,
  props: {
    ui: await load(language),
    Options,
    seats: Number(wishes.get('seats') ?? 3),
    seed: wishes.get('seed') ?? 'gallery',
    level: wishes.get('level') ?? 'greedy',
    wait: Number(wishes.get('wait') ?? 700),
    isWatching: wishes.has('watch'),
    part: wishes.get('part') ?? 'match',
  },
});
