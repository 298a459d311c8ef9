import type { Tuning } from './encoder/tuned-tensors.ts';
import type { WordFeatures } from './word-features.ts';

/** Two linear models, over sentence vectors and over words, with a softmax over their sum. */
export interface Network {
  labels: readonly string[];
  /** One row per label, with one weight per component of the vector. */
  output: Layer;
  /** One row per label, with one weight per word feature. */
  words: Layer;
}

export interface Layer {
  weights: Float32Array;
  biases: Float32Array;
}

/** A passage as the network's input. */
export interface PassageFeatures {
  vector: Float32Array;
  words: WordFeatures;
}

/** The stored form of a network: base64 with two bytes per number, and one byte per word weight. */
export interface StoredNetwork {
  labels: string[];
  /** The fine-tuning of the encoder, in the order of `encoder.bin.gz`. */
  encoder: Tuning[];
  output: StoredLayer;
  words: StoredLayer & { /** The value of the byte 1. */ unit: number };
}

interface StoredLayer {
  weights: string;
  biases: string;
}

/** The probability of each label, 0 to 1; the sum is 1. */
export function runNetwork(network: Network, { vector, words }: PassageFeatures): Float32Array {
  const logits = applyLayer(network.output, vector);
  const ofWords = applySparse(network.words, words);
  return softmax(logits.map((logit, label) => logit + ofWords[label]!));
}

export function softmax(logits: Float32Array): Float32Array {
  const highest = Math.max(...logits);
  const powers = logits.map((value) => Math.exp(value - highest));
  const sum = powers.reduce((total, value) => total + value, 0);
  return powers.map((value) => value / sum);
}

/** The sums of each row, before any activation. */
function applyLayer({ weights, biases }: Layer, input: Float32Array): Float32Array {
  return biases.map((bias, row) => {
    const from = row * input.length;
    let sum = bias;
    for (let k = 0; k < input.length; k += 1) sum += weights[from + k]! * input[k]!;
    return sum;
  });
}

export function applySparse(
  { weights, biases }: Layer,
  { indices, values }: WordFeatures,
): Float32Array {
  const width = weights.length / biases.length;
  return biases.map((bias, row) => {
    let sum = bias;
    for (let k = 0; k < indices.length; k += 1)
      sum += weights[row * width + indices[k]!]! * values[k]!;
    return sum;
  });
}

export function readNetwork({ labels, output, words }: StoredNetwork): Network {
  return {
    labels,
    output: { weights: readNumbers(output.weights), biases: readNumbers(output.biases) },
    words: {
      weights: Float32Array.from(
        new Int8Array(readBytes(words.weights)),
        (byte) => byte * words.unit,
      ),
      biases: readNumbers(words.biases),
    },
  };
}

export function storeNetwork(
  { labels, output, words }: Network,
  encoder: readonly Tuning[],
): StoredNetwork {
  const unit = words.weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127;
  const bytes = Int8Array.from(words.weights, (weight) => Math.round(weight / unit));
  return {
    labels: [...labels],
    encoder: [...encoder],
    output: { weights: storeNumbers(output.weights), biases: storeNumbers(output.biases) },
    words: {
      weights: Buffer.from(bytes.buffer).toString('base64'),
      biases: storeNumbers(words.biases),
      unit,
    },
  };
}

const readBytes = (base64: string): ArrayBuffer =>
  Uint8Array.from(Buffer.from(base64, 'base64')).buffer;

const readNumbers = (base64: string): Float32Array =>
  Float32Array.from(new Float16Array(readBytes(base64)));

const storeNumbers = (numbers: Float32Array): string =>
  Buffer.from(Float16Array.from(numbers).buffer).toString('base64');
