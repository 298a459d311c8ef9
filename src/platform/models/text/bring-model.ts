import { join } from 'node:path';
import { installGgufPlugin, isGgufPluginInstalled } from './gguf-plugin.ts';
import {
  ModelError,
  pullModel,
  resolveModelPath,
  resolveModelUrl,
  sha256Of,
  sizeOf,
} from './pull-model.ts';

/** Small enough for a laptop without a GPU. License: Apache 2.0. */
export const SMALL_MODEL = {
  name: 'Qwen2.5 1.5B Instruct',
  reference: 'hf:Qwen/Qwen2.5-1.5B-Instruct-GGUF/qwen2.5-1.5b-instruct-q4_k_m.gguf',
  /** The model and the program that runs it. */
  downloadMb: 1_200,
  memoryGb: 2,
};

export interface BringOptions {
  dataDir: string;
  /** The expected hex digest; without it, the model's server is asked. */
  sha256?: string | undefined;
  fetch?: typeof fetch;
  signal?: AbortSignal;
  /** npm prints to the terminal. */
  isVerbose?: boolean;
  onInstall?: () => void;
  /** Before the first byte; `hasChecksum` is false if only the length can be checked. */
  onDownload?: (url: string, hasChecksum: boolean) => void;
  /** Bytes so far and in total (null if the server does not say). */
  onProgress?: (done: number, total: number | null) => void;
}

/**
 * Installs the GGUF runtime and downloads a model into the data folder. An interrupted download
 * resumes where it stopped.
 * @returns the model's path, for TEXT_GGUF
 * @throws ModelError
 */
export async function bringModel(reference: string, options: BringOptions): Promise<string> {
  const { dataDir, signal } = options;
  const get = options.fetch ?? fetch;
  const url = resolveModelUrl(reference);
  const pluginDir = join(dataDir, 'plugins', 'node-llama-cpp');
  const path = pathOf(reference, dataDir);
  if (!isGgufPluginInstalled(pluginDir)) {
    options.onInstall?.();
    await installGgufPlugin(pluginDir, { signal, isVerbose: options.isVerbose }).catch(
      (error: Error) => {
        throw new ModelError('install_failed', error.message, error);
      },
    );
  }
  const sha256 = options.sha256 ?? (await fetchExpectedChecksum(url, get, signal));
  if (await isWhole(path, sha256)) return path;
  options.onDownload?.(url, sha256 !== undefined);
  await pullModel(url, path, {
    fetch: get,
    signal,
    ...(sha256 && { sha256 }),
    ...(options.onProgress && { onProgress: options.onProgress }),
  });
  return path;
}

/** How many bytes of a model are already in the data folder, complete or partial. */
export async function keptBytes(reference: string, dataDir: string): Promise<number> {
  const path = pathOf(reference, dataDir);
  return (await sizeOf(path)) + (await sizeOf(`${path}.part`));
}

const pathOf = (reference: string, dataDir: string) =>
  resolveModelPath(reference, join(dataDir, 'models'));

const isWhole = async (path: string, sha256: string | undefined): Promise<boolean> =>
  sha256 !== undefined && (await sizeOf(path)) > 0 && (await sha256Of(path)) === sha256;

/** Hugging Face returns the SHA-256 of large files in the response to a HEAD request. */
async function fetchExpectedChecksum(
  address: string,
  get: typeof fetch,
  signal: AbortSignal | undefined,
): Promise<string | undefined> {
  const response = await get(address, {
    method: 'HEAD',
    redirect: 'manual',
    ...(signal && { signal }),
  }).catch((error: unknown) => {
    throw ModelError.unreachable(error);
  });
  return /^"?([0-9a-f]{64})"?$/.exec(response.headers.get('x-linked-etag') ?? '')?.[1];
}
