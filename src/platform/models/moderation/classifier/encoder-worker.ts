import { readFile } from 'node:fs/promises';
import { parentPort } from 'node:worker_threads';
import { gunzipSync } from 'node:zlib';
import { releaseMemory } from '../../../release-memory.ts';
import { answerInBatches } from './encoder-batches.ts';
import { loadEncoder } from './tuned-encoder.ts';
import network from './network.json' with { type: 'json' };

/**
 * The thread of the sentence encoder: each passage takes milliseconds, which must not block the
 * server.
 */
const port = parentPort!;
const loading = readFile(new URL('./encoder.bin.gz', import.meta.url)).then((file) =>
  loadEncoder(network.encoder, new Int8Array(gunzipSync(file))),
);
// The files and the graph's first form take twice what stays.
loading.then(releaseMemory, () => undefined);

const encode = async (passages: string[]): Promise<Float32Array[]> =>
  (await (await loading).embed(passages)).map((vector) => Float32Array.from(vector));

port.on(
  'message',
  answerInBatches(encode, (answer) => port.postMessage(answer)),
);
