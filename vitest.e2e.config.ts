import { defineConfig } from 'vitest/config';

/** Journeys in a real browser against the real server; run by `npm test`. */
export default defineConfig({
  test: {
    include: ['tests/e2e/**/*.spec.ts'],
    globalSetup: ['tests/e2e/global-setup.ts'],
    // Each file runs a server and a browser of its own.
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 15_000, interval: 25 } },
  },
});
