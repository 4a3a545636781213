import { defineConfig } from 'vitest/config';

const HALF_AN_HOUR = 1_800_000; // what is waited for has limits of its own
const LONG = process.env.SENGOKU_LONG === '1';
// For `make test-long`, which has all of them, in every size and with fresh luck.
const REST = [
  ...['absence', 'apart', 'auto', 'away', 'called', 'campaign', 'carried', 'drag', 'drill'],
  ...['ground', 'hotseat', 'keyboard', 'labels', 'late', 'muster', 'office', 'passkeys'],
  ...['prefix', 'refusals', 'sculpted', 'sound', 'touch'],
].map((name) => `**/${name}.test.ts`);

// Whole games in a real browser against the real server. Each file has a house of its own, three of them at a time.
export default defineConfig({
  test: {
    environment: 'node',
    dir: 'tests/browser',
    include: ['**/*.test.ts'],
    exclude: LONG ? [] : REST,
    maxWorkers: 3,
    testTimeout: HALF_AN_HOUR,
    hookTimeout: HALF_AN_HOUR,
  },
});
