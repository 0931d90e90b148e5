import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    // A machine that is shared may stand still for seconds: whoever waits for something gives it time.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    // Many tests wait for other processes: one core less than there are would be idle.
    maxWorkers: Math.max(2, availableParallelism()),
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
