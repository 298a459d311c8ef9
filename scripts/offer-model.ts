import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { type Config, loadConfig } from '#platform/config.ts';
import { addSettings } from '#platform/add-settings.ts';
import { findLocalServers, SMALL_MODEL } from '#platform/models/text/index.ts';
import { downloadModelOnTerminal } from './real-model/download-model.ts';
import { offerRealModel } from './real-model/offer.ts';

/*
 * Runs before `npm start` on a terminal: offers a real model once. The answer is remembered in the data
 * folder; Ctrl+C ends the start, and the next one asks again.
 */

/** Settings that are wrong are reported by the start itself. */
function readConfig(): Config | null {
  try {
    return loadConfig();
  } catch {
    return null;
  }
}

const config = readConfig();
const mark = config && join(config.dataDir, 'asked-for-real-model');
if (config && mark && !config.text.baseUrl && !config.text.gguf && !existsSync(mark)) {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  let hasEnded = false;
  terminal.once('close', () => (hasEnded = true));
  terminal.once('SIGINT', () => process.exit(130));
  await offerRealModel({
    servers: await findLocalServers(),
    ask: (question) =>
      hasEnded
        ? Promise.resolve(null)
        : Promise.race([
            terminal.question(question),
            new Promise<null>((resolve) => terminal.once('close', () => resolve(null))),
          ]),
    say: console.log,
    download: () => downloadModelOnTerminal(SMALL_MODEL.reference, config.dataDir),
    addSettings: (settings) => addSettings('.env', settings),
  });
  terminal.close();
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
  writeFileSync(mark, '');
}
