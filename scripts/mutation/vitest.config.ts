import { defineConfig } from 'vitest/config';
import project from '../../vitest.config.ts';

/** Only the tests that name the part under change: the laws notice almost anything, but slowly, and say less. */
const part = process.env['ROOKERY_PART'] ?? '*';

export default defineConfig({
  ...project,
  test: { ...project.test, include: [`rules/spec/${part}/**/*.test.ts`] },
});
