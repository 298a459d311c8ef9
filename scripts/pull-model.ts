import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadConfig } from '#platform/config.ts';
import {
  installGgufPlugin,
  isGgufPluginInstalled,
  pullModel,
  resolveModelPath,
  resolveModelUrl,
} from '#platform/models/text/index.ts';

/** Small enough for a laptop without a GPU. License: Apache 2.0. */
const DEFAULT_MODEL = 'hf:Qwen/Qwen2.5-1.5B-Instruct-GGUF/qwen2.5-1.5b-instruct-q4_k_m.gguf';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { sha256: { type: 'string' } },
});
const reference = positionals[0] ?? DEFAULT_MODEL;
const config = loadConfig();
const url = resolveModelUrl(reference);
if (!/^https?:\/\//.test(url))
  fail(
    `"${reference}" is no model address. Give hf:owner/repository/file.gguf or an https address.`,
  );

const pluginDir = join(config.dataDir, 'plugins', 'node-llama-cpp');
const path = resolveModelPath(reference, join(config.dataDir, 'models'));
try {
  if (!isGgufPluginInstalled(pluginDir)) {
    console.log('Installing the GGUF runtime (node-llama-cpp, about 85 MB) …');
    await installGgufPlugin(pluginDir);
  }
  console.log(`Downloading ${url}`);
  const sha256 = values.sha256 ?? (await fetchExpectedChecksum(url));
  if (!sha256)
    console.log(
      'The server names no checksum: only the length will be checked. --sha256 gives one.',
    );
  await pullModel(url, path, { ...(sha256 ? { sha256 } : {}), onProgress: showProgress });
} catch (error) {
  fail(
    `\nThe model could not be brought: ${(error as Error).message} Run the same command again to go on where it stopped.`,
  );
}
console.log(`\nThe model is installed. Add this line to .env:\n\nTEXT_GGUF=${path}\n`);

/** Hugging Face returns the SHA-256 of large files in the response to a HEAD request. */
async function fetchExpectedChecksum(address: string): Promise<string | undefined> {
  const response = await fetch(address, { method: 'HEAD', redirect: 'manual' });
  return /^"?([0-9a-f]{64})"?$/.exec(response.headers.get('x-linked-etag') ?? '')?.[1];
}

function showProgress(done: number, total: number | null): void {
  if (!process.stdout.isTTY) return;
  const size = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`;
  const bar = total
    ? `[${'#'.repeat(Math.floor((done / total) * 30)).padEnd(30, '.')}] ${size(done)} of ${size(total)}`
    : size(done);
  process.stdout.write(`\r${bar}`);
}

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
