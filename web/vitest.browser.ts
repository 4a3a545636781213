import { defineConfig } from 'vitest/config';

// Whole games in a real browser against the real server: one after the other, with patience.
export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/browser/**/*.test.ts'],
    fileParallelism: false,
    testTimeout: 480_000,
    hookTimeout: 60_000,
    retry: 1, // a second chance on a machine that stumbles; the report names what needed it
  },
});
