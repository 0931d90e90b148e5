import { penguinPartyRulesInEnglish } from '@rookery/texts/en/page/penguin-party-rules';
import { penguinramidsRulesInEnglish } from '@rookery/texts/en/page/penguinramids-rules';
import { describe, expect, test } from 'vitest';
import { groupRules } from '../games/kit/rules.ts';
import { ruleIds as partyIds, ruleOf as partyRuleOf } from '../games/penguin-party/rule-of.ts';
import { ruleIds as pyramidIds, ruleOf as pyramidRuleOf } from '../games/penguinramids/rule-of.ts';
import { parsePath } from '../shell/route.ts';

const numbered = (prefix: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `${prefix}${String(index + 1)}`);

describe.each([
  {
    game: 'penguin-party',
    groups: groupRules(penguinPartyRulesInEnglish, partyIds),
    all: numbered('PP', 17),
    ruleOf: Object.values(partyRuleOf),
  },
  {
    game: 'penguinramids',
    groups: groupRules(penguinramidsRulesInEnglish, pyramidIds),
    all: numbered('PR', 21),
    ruleOf: Object.values(pyramidRuleOf),
  },
])('the rules of $game for readers', ({ game, groups, all, ruleOf }) => {
  test('have every rule of the full text in one group', () => {
    const ids = groups.flatMap(({ rules }) => rules);
    expect(ids.toSorted()).toEqual([...all].toSorted());
  });

  test('have an address for each group', () => {
    for (const { id } of groups) {
      expect(parsePath(`/rules/${game}/${id}`)).toEqual({ page: 'rules', game, rule: id });
    }
  });

  test('have a group for each refusal', () => {
    const ids = groups.map(({ id }) => id);
    for (const group of ruleOf) expect(ids).toContain(group);
  });
});
