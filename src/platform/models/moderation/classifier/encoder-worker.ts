import { readFile } from 'node:fs/promises';
import { parentPort } from 'node:worker_threads';
import { gunzipSync } from 'node:zlib';
import type { EncoderAnswer, EncoderQuestion } from './sentence-encoder.ts';
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
loading.catch(() => undefined);

port.on('message', async ({ id, passages }: EncoderQuestion) => {
  try {
    const model = await loading;
    const vectors = (await model.embed([...passages])).map((vector) => Float32Array.from(vector));
    answer({ id, vectors });
  } catch {
    answer({ id, isFailed: true });
  }
});

function answer(message: EncoderAnswer): void {
  port.postMessage(message);
}
