import { defineConfig } from 'vitest/config';

// Figures for bench/README.md, one after the other.
export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/bench/**/*.test.ts'],
    fileParallelism: false,
    testTimeout: 1_800_000,
    hookTimeout: 1_800_000,
  },
});
