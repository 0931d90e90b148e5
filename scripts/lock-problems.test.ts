import { expect, test } from 'vitest';
import { lockProblems } from './lock-problems.mjs';

const binary = (entry: string) => ({
  'node_modules/tool': { optionalDependencies: { '@tool/linux': '1.0.0' } },
  [entry]: {},
});

test.each(['node_modules/@tool/linux', 'node_modules/tool/node_modules/@tool/linux'])(
  "another system's binary may lie in %s",
  (entry) => {
    expect(lockProblems({ packages: binary(entry) })).toEqual([]);
  },
);

test("another system's binary without an entry is a problem", () => {
  expect(lockProblems({ packages: binary('node_modules/other/node_modules/@tool/linux') })).toEqual(
    ['node_modules/tool wants @tool/linux, which has no entry'],
  );
});

test('so is the address of a registry, but not that of a workspace', () => {
  const packages = {
    'node_modules/tool': { resolved: 'https://registry.example/tool-1.0.0.tgz' },
    'node_modules/@rookery/rules': { resolved: 'rules', link: true },
  };
  expect(lockProblems({ packages })).toEqual([
    'node_modules/tool names a host: https://registry.example/tool-1.0.0.tgz',
  ]);
});
