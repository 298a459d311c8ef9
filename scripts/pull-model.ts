import { parseArgs } from 'node:util';
import { loadConfig } from '#platform/config.ts';
import { resolveModelUrl, SMALL_MODEL } from '#platform/models/text/index.ts';
import { downloadModelOnTerminal } from './real-model/download-model.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { sha256: { type: 'string' } },
});
const reference = positionals[0] ?? SMALL_MODEL.reference;
if (!/^https?:\/\//.test(resolveModelUrl(reference)))
  fail(
    `"${reference}" is not a model address. Use hf:owner/repository/file.gguf or an https address.`,
  );

try {
  const path = await downloadModelOnTerminal(reference, loadConfig().dataDir, values.sha256);
  console.log(`\nThe model is installed. Add this line to .env:\n\nTEXT_GGUF=${path}\n`);
} catch (error) {
  fail(
    `\nThe model could not be downloaded: ${(error as Error).message} Run the same command again to resume.`,
  );
}

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
