import { catalogues } from '@rookery/texts/catalogues';
import type { Language } from '@rookery/texts/language';
import type { GameRules } from '../game-ui.ts';
import { groupRules } from '../kit/rules.ts';
import { ruleIds } from './rule-of.ts';
import RuleDrawing from './RuleDrawing.svelte';
import { words } from './words.svelte.ts';

/** The rules of Penguinramids for readers. */
export async function loadRules(language: Language): Promise<GameRules> {
  const [texts, rules] = await Promise.all([
    catalogues[language].rules(),
    catalogues[language].penguinramids.rules(),
    words.speak(language),
  ]);
  return { texts, groups: groupRules(rules, ruleIds), Drawing: RuleDrawing };
}
