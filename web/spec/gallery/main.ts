import { mount } from 'svelte';
import Gallery from './Gallery.svelte';

const target = document.querySelector('#gallery');
if (target === null) throw new Error('The page of the gallery has no place for it.');
mount(Gallery, { target, props: { part: new URLSearchParams(location.search).get('part') } });
