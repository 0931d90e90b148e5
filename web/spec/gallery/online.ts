import '../../style/tokens.css';
import '../../style/base.css';
import { mount } from 'svelte';
import { page } from '../../shell/page.svelte.ts';
import Online from './Online.svelte';

await page.loadTexts();
const target = document.querySelector('#page');
if (!target) throw new Error('the page has lost its place');
mount(Online, { target });
