import { defineConfig, mergeConfig } from 'vitest/config';
import project from '../../vitest.config.ts';

/** Only tests that name what they test: the others notice almost anything, but slowly, and say less. */
const slow = ['laws', 'leaks', 'move-counts', 'playthroughs'];

export default mergeConfig(
  project,
  defineConfig({ test: { exclude: slow.map((folder) => `rules/spec/${folder}/**`) } }),
);
