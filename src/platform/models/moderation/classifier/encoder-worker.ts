import { readFile } from 'node:fs/promises';
import { parentPort } from 'node:worker_threads';
import { gunzipSync } from 'node:zlib';
import { releaseMemory } from '../../../release-memory.ts';
import { loadEncoder } from './encoder/load-encoder.ts';
import network from './network.json' with { type: 'json' };

export interface EncoderQuestion {
  id: number;
  passages: readonly string[];
}

export type EncoderAnswer =
  { id: number; vectors: Float32Array[] } | { id: number; isFailed: true };

/**
 * The thread of the sentence encoder: each passage takes milliseconds, which must not block the
 * server. Passages are processed one by one, because a batch would take just as long.
 */
const port = parentPort!;
const loading = readFile(new URL('./encoder.bin.gz', import.meta.url)).then((file) =>
  loadEncoder(network.encoder, new Int8Array(gunzipSync(file))),
);
// Loading the files takes several times the memory that stays in use.
loading.then(releaseMemory, () => undefined);

async function answer({ id, passages }: EncoderQuestion): Promise<EncoderAnswer> {
  try {
    return { id, vectors: passages.map(await loading) };
  } catch {
    return { id, isFailed: true };
  }
}

port.on('message', async (question: EncoderQuestion) => port.postMessage(await answer(question)));
