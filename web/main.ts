import './style/tokens.css';
import './style/base.css';
import { mount } from 'svelte';
import App from './shell/App.svelte';
import { page } from './shell/page.svelte.ts';

await page.speak();
const target = document.querySelector('#page');
if (!target) throw new Error('the page has lost its place');
target.replaceChildren();
mount(App, { target });
