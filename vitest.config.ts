import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // What passed has nothing to say; a failure is found at once in the output.
    silent: 'passed-only',
    include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.ts'],
    globalSetup: ['tests/helpers/global-setup.ts'],
    // Each file may open a database of its own; more files at once than cores gains nothing.
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
  },
});
