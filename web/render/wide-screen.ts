import { MediaQuery } from 'svelte/reactivity';

/** Whether a column for scores and chat fits beside a table; the boards' own styles use the same width. */
export const wideScreen = new MediaQuery('(width >= 1100px) and (height >= 30rem)');
