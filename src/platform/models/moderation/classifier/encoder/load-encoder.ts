import { loadKernels } from './kernels.ts';
import { createTokenizer } from './tokenizer.ts';
import { createTransformer } from './transformer.ts';
import { readTensors, readVocabulary, type Tuning } from './tuned-tensors.ts';

/** Loads the pretrained encoder with the changes of `encoder.bin.gz`, or unchanged without them. */
export async function loadEncoder(
  tuning: readonly Tuning[],
  changes: Int8Array,
): Promise<(text: string) => Float32Array> {
  const [kernels, tensors, vocabulary] = await Promise.all([
    loadKernels(),
    readTensors(tuning, changes),
    readVocabulary(),
  ]);
  const tokenize = createTokenizer(vocabulary);
  const transform = createTransformer(kernels, tensors);
  return (text) => transform(tokenize(text));
}
