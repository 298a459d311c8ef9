import { parseArgs } from 'node:util';
import { reportResults, runSuite } from './run-suite.ts';

/*
 * npm run fuzz -- [--requests 30000] [--seed 1]: sends requests generated from the OpenAPI document as every
 * kind of caller. A seed reproduces the requests. Failing requests are printed as curl commands.
 */
const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '30000' },
    seed: { type: 'string', default: '1' },
  },
});
for (const [name, value] of Object.entries(values))
  if (!/^\d{1,9}$/.test(value)) {
    console.error(`--${name} takes a whole number, such as --${name} 7.`);
    process.exit(2);
  }
const env = { FUZZ_REQUESTS: values.requests, FUZZ_SEED: values.seed };
const parameters = ['tests/integration/fuzz-document.integration.test.ts', '--silent=false'];
reportResults([['Requests of the whole document', await runSuite(parameters, env)]]);
