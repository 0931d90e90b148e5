import './style/tokens.css';
import './style/base.css';
import { mount } from 'svelte';
import { keepOffline } from './offline/keep-offline.ts';
import App from './shell/App.svelte';
import { watchImports } from './shell/failed-imports.ts';
import { watchStyles } from './shell/missing-styles.ts';
import { page } from './shell/page.svelte.ts';
import { watchPerson } from './shell/person-watch.ts';

watchStyles();
watchImports();
await page.loadTexts();
const target = document.querySelector('#page');
if (!target) throw new Error('index.html has no element #page');
target.replaceChildren();
mount(App, { target });
keepOffline();
watchPerson();
