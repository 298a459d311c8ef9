/** A small network over sentence vectors: one hidden layer with ReLU, softmax over the labels. */
export interface Network {
  labels: readonly string[];
  /** Rows of `inputs` weights, one a hidden unit. */
  hidden: Layer;
  /** Rows of one weight a hidden unit, one a label. */
  output: Layer;
}

export interface Layer {
  weights: Float32Array;
  biases: Float32Array;
}

/** How a network is stored: half-precision numbers in base64. */
export interface StoredNetwork {
  labels: string[];
  hidden: StoredLayer;
  output: StoredLayer;
}

interface StoredLayer {
  weights: string;
  biases: string;
}

/** The probability of each label, 0 to 1; they add up to 1. */
export const runNetwork = (network: Network, vector: Float32Array): Float32Array =>
  runLayers(network, vector).probabilities;

/** The same with what the hidden units said, which training needs. */
export function runLayers(
  { hidden, output }: Pick<Network, 'hidden' | 'output'>,
  vector: Float32Array,
): { units: Float32Array; probabilities: Float32Array } {
  const units = applyLayer(hidden, vector).map((value) => Math.max(0, value));
  const logits = applyLayer(output, units);
  const highest = Math.max(...logits);
  const powers = logits.map((value) => Math.exp(value - highest));
  const sum = powers.reduce((total, value) => total + value, 0);
  return { units, probabilities: powers.map((value) => value / sum) };
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

export function readNetwork({ labels, hidden, output }: StoredNetwork): Network {
  return { labels, hidden: readLayer(hidden), output: readLayer(output) };
}

export function storeNetwork({ labels, hidden, output }: Network): StoredNetwork {
  return { labels: [...labels], hidden: storeLayer(hidden), output: storeLayer(output) };
}

const readLayer = ({ weights, biases }: StoredLayer): Layer => ({
  weights: readNumbers(weights),
  biases: readNumbers(biases),
});

const storeLayer = ({ weights, biases }: Layer): StoredLayer => ({
  weights: storeNumbers(weights),
  biases: storeNumbers(biases),
});

function readNumbers(base64: string): Float32Array {
  const bytes = Uint8Array.from(Buffer.from(base64, 'base64'));
  return Float32Array.from(new Float16Array(bytes.buffer));
}

const storeNumbers = (numbers: Float32Array): string =>
  Buffer.from(Float16Array.from(numbers).buffer).toString('base64');
