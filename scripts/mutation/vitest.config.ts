import { defineConfig, mergeConfig } from 'vitest/config';
import project from '../../vitest.config.ts';

/** Only the tests that name the part under change: the laws notice almost anything, but slowly, and say less. */
const part = process.env['ROOKERY_PART'] ?? '*';

export default mergeConfig(project, defineConfig({ test: { dir: `rules/spec/${part}` } }));
