import type { Language } from '@rookery/texts/language';
import type { Component } from 'svelte';
import type { OptionsProps } from '../game-ui.ts';
import Options from './Options.svelte';
import { words } from './words.svelte.ts';

/** The form of the options of Penguin Party. */
export async function loadOptions(language: Language): Promise<Component<OptionsProps>> {
  await words.speak(language);
  return Options;
}
