import { defineConfig } from 'vitest/config';

/** The product split over processes; `npm run test:services` brings the servers that it needs. */
export default defineConfig({
  test: {
    // What passed has nothing to say; a failure is found at once in the output.
    silent: 'passed-only',
    include: ['tests/services/**/*.spec.ts'],
    maxWorkers: 1,
    testTimeout: 90_000,
    hookTimeout: 120_000,
  },
});
