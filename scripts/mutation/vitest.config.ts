import { defineConfig } from 'vitest/config';
import project from '../../vitest.config.ts';

/** Only the tests that guard the part under change: the laws notice almost anything, but slowly, and say less. */
const tests = (process.env['ROOKERY_TESTS'] ?? 'rules/spec/**/*.test.ts').split(' ');

export default defineConfig({
  ...project,
  test: { ...project.test, include: tests },
});
