import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const server = process.env.SENGOKU_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  base: './', // the server may lie below a path; every page names its files from where it lies
  plugins: [svelte()],
  build: {
    target: 'es2022',
    chunkSizeWarningLimit: 650, // the sculpted table; tests hold what comes first to its limit
    assetsInlineLimit: 0,
    rolldownOptions: { checks: { bundlerTimings: false } }, // how long it took depends on the machine
  },
  server: {
    proxy: {
      '/api': { target: server, ws: true },
      '/words': server,
      '/specs': server,
      '/join': server,
    },
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: {
    environment: 'jsdom',
    setupFiles: ['tests/unit/browser.ts'],
    include: ['tests/unit/**/*.test.ts'],
    testTimeout: 120_000,
  },
});
