import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const INTEGRATION = ['src/**/*.integration.test.ts', 'tests/**/*.integration.test.ts'];

export default defineConfig({
  test: {
    // What passed has nothing to say; a failure is found at once in the output.
    silent: 'passed-only',
    // Each file may open a database of its own; more files at once than cores gains nothing.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Loading the product takes three seconds: a worker does it once for all of its files. So a file
    // closes what it opens, and puts back what it replaced in modules and globals.
    isolate: false,
    unstubEnvs: true,
    unstubGlobals: true,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'packages/**/*.test.ts', 'tests/**/*.test.ts'],
          exclude: INTEGRATION,
          globalSetup: ['tests/helpers/unit-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: INTEGRATION,
          globalSetup: ['tests/helpers/global-setup.ts'],
        },
      },
    ],
  },
});
