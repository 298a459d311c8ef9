import { ADD, MAX_ROWS, RELU, STORE, storeLayer, storeNumbers, type Kernels } from './kernels.ts';
import type { Tensors } from './tuned-tensors.ts';

/** The width of a token's embedding, and of a row after the first layer. */
const EMBEDDING = 256;
const WIDTH = 512;
const HIDDEN = 1536;
/** The token that represents an empty text. */
const UNKNOWN = 0;

interface Layer {
  place: number;
  depth: number;
  columns: number;
}

interface Block {
  /** The width of its rows, and of its attention. */
  width: number;
  norm: number;
  attention: Layer;
  /** Makes the rows wider; none if they are as wide as the block's result. */
  widen: Layer | undefined;
  joined: Layer;
  hiddenNorm: number;
  hidden: Layer;
  result: Layer;
}

interface Network {
  blocks: [Block, Block];
  output: Layer;
  /** By token. */
  embeddings: Float32Array;
  /** By row. */
  positions: Float32Array;
}

/**
 * The Universal Sentence Encoder (lite; Cer et al., 2018): two transformer blocks, the mean over the
 * tokens, and a layer with tanh. Returns a vector of 512 numbers and length 1 for the tokens of a
 * text, of which it reads 128. `fine_tune.py` has the same network.
 */
export function createTransformer(
  kernels: Kernels,
  tensors: Tensors,
): (tokens: readonly number[]) => Float32Array {
  const { blocks, output, embeddings, positions } = storeNetwork(kernels, tensors);
  const rowsOf = (width: number): number => kernels.allocate(4 * MAX_ROWS * width);
  const [input, state, normed, seen] = [EMBEDDING, WIDTH, WIDTH, WIDTH].map(rowsOf) as Places;
  const [wide, mean, meanHidden, result] = [HIDDEN, WIDTH, HIDDEN, WIDTH].map(rowsOf) as Places;

  const apply = (from: number, rows: number, layer: Layer, to: number, kind: number): void =>
    kernels.applyLayer(from, rows, layer.place, layer.depth, layer.columns, to, kind);

  /**
   * Runs a block up to its hidden layer, which it leaves in `wide`; `state` is what its result is
   * added to.
   */
  const run = (block: Block, from: number, rows: number): void => {
    kernels.normalizeRows(from, rows, block.width, block.norm, normed);
    apply(normed, rows, block.attention, wide, STORE);
    kernels.attend(wide, rows, block.width, seen);
    if (block.widen) apply(from, rows, block.widen, state, STORE);
    apply(seen, rows, block.joined, state, ADD);
    kernels.normalizeRows(state, rows, WIDTH, block.hiddenNorm, normed);
    apply(normed, rows, block.hidden, wide, RELU);
  };

  return (tokens) => {
    const read = tokens.length === 0 ? [UNKNOWN] : tokens.slice(0, MAX_ROWS);
    const rows = read.length;
    const places = new Float32Array(kernels.memory.buffer, input, rows * EMBEDDING);
    for (const [row, token] of read.entries())
      for (let k = 0; k < EMBEDDING; k += 1)
        // The network adds the embeddings to themselves.
        places[row * EMBEDDING + k] =
          2 * embeddings[token * EMBEDDING + k]! + positions[row * EMBEDDING + k]!;
    const [first, second] = blocks;
    run(first, input, rows);
    apply(wide, rows, first.result, state, ADD);
    run(second, state, rows);
    // The mean of a linear layer's outputs is its output for the mean, which needs one row instead
    // of all.
    kernels.averageRows(state, rows, WIDTH, mean);
    kernels.averageRows(wide, rows, HIDDEN, meanHidden);
    apply(meanHidden, 1, second.result, mean, ADD);
    apply(mean, 1, output, result, STORE);
    return toUnitLength(new Float32Array(kernels.memory.buffer, result, WIDTH).map(Math.tanh));
  };
}

/**
 * Writes the layers into the memory. Apart from `createTransformer`, whose result would otherwise keep
 * the tensors: 28 MB.
 */
function storeNetwork(kernels: Kernels, tensors: Tensors): Network {
  const find = (...parts: string[]): Float32Array => findTensor(tensors, parts);
  const store = (weights: Float32Array, biases: Float32Array): Layer => ({
    place: storeLayer(kernels, weights, biases),
    depth: weights.length / biases.length,
    columns: biases.length,
  });
  const blocks = ['Layer_0/', 'Layer_1/'].map((name): Block => {
    const norm = (part: string): number =>
      storeNumbers(kernels, find(name, part, 'norm_scale'), find(name, part, 'norm_bias'));
    const layer = (part: string, kernel = 'kernel'): Layer =>
      store(find(name, part, kernel), find(name, part, 'bias'));
    const attention = layer('qkv_transform');
    return {
      width: attention.depth,
      norm: norm('TransformerLayer/layer_prepostprocess'),
      attention,
      widen: attention.depth < WIDTH ? layer('TransformerLayer/dense') : undefined,
      joined: layer('output_transform'),
      hiddenNorm: norm('FFN/'),
      hidden: layer('conv1', 'Tensordot/Reshape_1'),
      result: layer('conv2', 'Tensordot/Reshape_1'),
    };
  }) as [Block, Block];
  const output = store(find('tanh_layer_0', 'weights'), find('tanh_layer_0', 'bias'));
  // A copy: the tensors share one buffer, of which nothing else is needed.
  const embeddings = find('module/Embeddings_en').slice();
  const positions = encodePositions(find('TimingSignal/ExpandDims_1'));
  return { blocks, output, embeddings, positions };
}

type Places = [number, number, number, number];

function findTensor(tensors: Tensors, parts: readonly string[]): Float32Array {
  const found = [...tensors].filter(([name]) => parts.every((part) => name.includes(part)));
  if (found.length !== 1) throw new Error(`${found.length} tensors of ${parts.join(' … ')}.`);
  return found[0]![1];
}

/** The sines and cosines that encode a token's position in its row. */
function encodePositions(frequencies: Float32Array): Float32Array {
  const signal = new Float32Array(MAX_ROWS * EMBEDDING);
  for (let row = 0; row < MAX_ROWS; row += 1)
    for (const [k, frequency] of frequencies.entries()) {
      signal[row * EMBEDDING + k] = Math.sin(row * frequency);
      signal[row * EMBEDDING + frequencies.length + k] = Math.cos(row * frequency);
    }
  return signal;
}

function toUnitLength(vector: Float32Array): Float32Array {
  const length = Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0));
  return vector.map((value) => value / length);
}
