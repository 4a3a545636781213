import { defineConfig } from 'vitest/config';

// A game at the table of an installed package; `make install-check` says which (SENGOKU_INSTALLED).
export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/installed/**/*.test.ts'],
    testTimeout: 1_800_000,
    hookTimeout: 1_800_000,
  },
});
