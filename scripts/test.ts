import { findChromium } from './find-chromium.ts';
import { reportResults, notRun, runSuite, type NamedResult } from './run-suite.ts';

/*
 * npm test [-- --unit | --e2e] [vitest arguments]: runs the unit and integration tests, then the browser
 * tests. The last line is the total of both.
 */
const given = process.argv.slice(2);
const parameters = given.filter((one) => one !== '--unit' && one !== '--e2e');
const results: NamedResult[] = [];

if (!given.includes('--e2e')) results.push(['Rules, verbs and routes', await runSuite(parameters)]);
if (!given.includes('--unit')) results.push(['Browser journeys', await runBrowserTests()]);
reportResults(results);

async function runBrowserTests() {
  try {
    const env = { CHROMIUM_PATH: findChromium() };
    return await runSuite(['--config', 'vitest.e2e.config.ts', ...parameters], env);
  } catch (error) {
    return notRun((error as Error).message);
  }
}
