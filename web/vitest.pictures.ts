import { defineConfig } from 'vitest/config';

// Pictures of whole games, to be looked at (`make looks`).
export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/pictures/**/*.test.ts'],
    fileParallelism: false,
    testTimeout: 3_600_000,
    hookTimeout: 1_800_000,
  },
});
