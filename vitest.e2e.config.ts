import { defineConfig } from 'vitest/config';

/** Journeys in a real browser against the real server; run by `npm test`. */
export default defineConfig({
  test: {
    // What passed has nothing to say; a failure is found at once in the output.
    silent: 'passed-only',
    include: ['tests/e2e/**/*.spec.ts'],
    globalSetup: ['tests/e2e/global-setup.ts'],
    setupFiles: ['tests/e2e/retry-flaky.ts'],
    // A file runs a server and a browser of its own, or continues on those of an earlier file of its worker.
    maxWorkers: 2,
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000, interval: 25 } },
  },
});
