import type { RuleText } from '@rookery/texts/rule-text';
import type { RuleGroup } from '../game-ui.ts';

/** The groups of rules in the order of their texts, each with the ids of its rules. */
export const groupRules = <Group extends string>(
  texts: { readonly [group in Group]: RuleText },
  rules: { readonly [group in Group]: readonly string[] },
): readonly RuleGroup[] =>
  Object.entries<RuleText>(texts).map(([id, text]) => ({
    ...text,
    id,
    rules: Object.entries<readonly string[]>(rules).find(([group]) => group === id)?.[1] ?? [],
  }));
