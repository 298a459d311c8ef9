import { parseArgs } from 'node:util';
import { closeWith, runSuite } from './run-suite.ts';

/*
 * npm run fuzz -- [--requests 30000] [--seed 1]: requests drawn from the whole OpenAPI document, sent as
 * everybody. The same seed draws the same requests; what fails is printed as a curl command.
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
closeWith([['Requests of the whole document', await runSuite(parameters, env)]]);
