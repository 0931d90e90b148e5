import { expect, test } from 'vitest';
import { pageInFrench } from '../fr/page/page.ts';
import { sayingsOf } from './sayings.ts';
import { testTranslations } from './translations.ts';

testTranslations({
  part: ({ page, head }) => ({ ...page, head }),
  same: {
    fr: [
      'home.facts.age',
      'home.facts.minutes',
      'home.offline.understood',
      'home.titleWith',
      'table.podium',
      'levels.adelie.name',
      'online.durations.minutes',
      'online.durations.short.hours',
      'online.durations.short.minutes',
      'online.durations.short.seconds',
      'online.people.me.code',
      'online.settings.bank',
      'shell.title',
    ],
  },
});

test('a penguin is a pingouin in French, but for the names of its kinds', () => {
  const isKind = (path: string): boolean =>
    path.startsWith('online.people.penguins.') || path.endsWith('.species');
  const others = [...sayingsOf(pageInFrench)].filter(([path]) => !isKind(path));
  const said = others.flatMap(([, each]) => each);
  expect(said.filter((each) => /manchot/i.test(each))).toEqual([]);
  expect(said.filter((each) => /pingouin/i.test(each))).not.toEqual([]);
});
