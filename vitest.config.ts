import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Tests that start browsers or several servers take a minute or more. */
const isSlow = ({ moduleId }: TestSpecification): boolean =>
  /\/spec\/(?:browser|chaos|cluster)\//.test(moduleId);

/** Begins with what takes longest, so that at the end no processor waits for a single file. */
class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line no-array-sort -- of the base class, not of an array
    const sorted = await super.sort(files);
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))];
  }
}

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    // A machine that is shared may stand still for seconds: whoever waits for something gives it time.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Less than a test has, so that a wait in vain says what it waited for.
    expect: { poll: { timeout: 45_000 } },
    // Many tests wait for other processes: with one worker for each processor these would often be idle.
    maxWorkers: 1 + Math.max(2, availableParallelism()),
    sequence: { sequencer: SlowestFirst },
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/.stryker-tmp/**'],
    coverage: {
      provider: 'v8',
      include: ['rules/**/*.ts'],
      exclude: ['rules/spec/**', 'rules/dist/**', '**/*.test.ts'],
      reporter: ['text-summary', 'json-summary'],
      thresholds: { branches: 100, functions: 100, lines: 100, statements: 100 },
    },
  },
});
