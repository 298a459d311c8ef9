import { join } from 'node:path';
import {
  installGgufPlugin,
  isGgufPluginInstalled,
  pullModel,
  resolveModelPath,
  resolveModelUrl,
} from '#platform/models/text/index.ts';

/** Small enough for a laptop without a GPU. License: Apache 2.0. */
export const SMALL_MODEL = {
  reference: 'hf:Qwen/Qwen2.5-1.5B-Instruct-GGUF/qwen2.5-1.5b-instruct-q4_k_m.gguf',
  /** The model and the program that runs it. */
  downloadMb: 1_200,
  memoryGb: 2,
};

/**
 * Installs the GGUF runtime and downloads a model into the data folder, with progress on the
 * terminal. What was interrupted goes on where it stopped.
 * @returns the model's path, for TEXT_GGUF
 */
export async function bringModel(
  reference: string,
  dataDir: string,
  expectedSha256?: string,
): Promise<string> {
  const url = resolveModelUrl(reference);
  const pluginDir = join(dataDir, 'plugins', 'node-llama-cpp');
  const path = resolveModelPath(reference, join(dataDir, 'models'));
  if (!isGgufPluginInstalled(pluginDir)) {
    console.log('Installing the GGUF runtime (node-llama-cpp, about 85 MB) …');
    await installGgufPlugin(pluginDir);
  }
  console.log(`Downloading ${url}`);
  const sha256 = expectedSha256 ?? (await fetchExpectedChecksum(url));
  if (!sha256)
    console.log(
      'The server names no checksum: only the length will be checked. --sha256 gives one.',
    );
  await pullModel(url, path, { ...(sha256 ? { sha256 } : {}), onProgress: showProgress });
  return path;
}

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
