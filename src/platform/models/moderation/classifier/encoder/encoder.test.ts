import { readFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { releaseMemory } from '../../../../release-memory.ts';
import { compileKernels, KERNELS } from '../../../../../../scripts/classifier/compile-kernels.ts';
import {
  ADD,
  loadKernels,
  RELU,
  STORE,
  storeLayer,
  storeNumbers,
  type Kernels,
} from './kernels.ts';
import { loadEncoder } from './load-encoder.ts';
import { createTokenizer } from './tokenizer.ts';
import { createTransformer } from './transformer.ts';
import { readTensors } from './tuned-tensors.ts';

describe('the kernels', () => {
  let kernels: Kernels;
  beforeAll(async () => {
    kernels = await loadKernels();
  });
  const read = (place: number, length: number): number[] => [
    ...new Float32Array(kernels.memory.buffer, place, length),
  ];

  it('match their compiled source', async () => {
    const file = readFileSync(new URL('kernels.wasm', KERNELS));
    expect(
      file.equals(await compileKernels()),
      'kernels.as changed: run node scripts/compile-kernels.ts',
    ).toBe(true);
  }, 120_000);

  it.each([1, 3, 4, 7])('apply a layer to %i rows', (rows) => {
    const [depth, columns] = [32, 16];
    const wave = (length: number, step: number) =>
      Float32Array.from({ length }, (_, k) => Math.sin(step * k + 1));
    const [input, weights, biases] = [
      wave(rows * depth, 0.7),
      wave(depth * columns, 1.3),
      wave(columns, 2.9),
    ];
    const wanted = Array.from({ length: rows * columns }, (_, k) => {
      const [row, column] = [Math.floor(k / columns), k % columns];
      return Array.from({ length: depth }).reduce<number>(
        (sum, __, at) => sum + input[row * depth + at]! * weights[at * columns + column]!,
        biases[column]!,
      );
    });
    const from = storeNumbers(kernels, input);
    const layer = storeLayer(kernels, weights, biases);
    const out = storeNumbers(kernels, new Float32Array(rows * columns));
    const apply = (kind: number): number[] => {
      kernels.applyLayer(from, rows, layer, depth, columns, out, kind);
      return read(out, rows * columns);
    };
    const near = (value: number): number => expect.closeTo(value, 2) as number;
    expect(apply(STORE)).toEqual(wanted.map(near));
    expect(apply(ADD)).toEqual(wanted.map((value) => near(2 * value)));
    expect(apply(RELU)).toEqual(wanted.map((value) => near(Math.max(0, value))));
  });

  it('apply a layer to zeros, and to numbers with the largest products', () => {
    const layer = storeLayer(kernels, new Float32Array(1536 * 8).fill(-3e4), new Float32Array(8));
    const from = storeNumbers(kernels, new Float32Array(1536), new Float32Array(1536).fill(1e4));
    const out = storeNumbers(kernels, new Float32Array(16));
    kernels.applyLayer(from, 2, layer, 1536, 8, out, STORE);
    const greatest = -3e8 * 1536;
    const [zero, most] = [read(out, 16)[0]!, read(out, 16)[15]!];
    expect(zero).toBeCloseTo(0, 10);
    expect(most / greatest).toBeCloseTo(1, 3);
  });
});

describe('the tokenizer', () => {
  const pieces = [' ', '▁a', 'b', '▁ab', 'bc', 'c', '▁'].map((piece, k): [string, number] => [
    piece,
    -1 - k,
  ]);
  const tokenize = createTokenizer([
    ...Array.from({ length: 6 }, (): [string, number] => ['', 0]),
    ...pieces,
  ]);
  const cut = (text: string): string[] =>
    tokenize(text).map((token) => (token === 0 ? '?' : pieces[token - 6]![0]));

  it.each([
    ['', []],
    ['a', ['▁a']],
    ['ab', ['▁ab']],
    ['abc', ['▁a', 'bc']],
    ['a abb', ['▁a', '▁ab', 'b']],
    ['a日本b', ['▁a', '?', 'b']],
    ['ａｂ', ['▁ab']],
  ])('splits %j into the likeliest pieces', (text, wanted) => expect(cut(text)).toEqual(wanted));
});

const product = (one: Float32Array, other: Float32Array): number =>
  one.reduce((sum, value, k) => sum + value * other[k]!, 0);

describe('the pretrained encoder', () => {
  const BIAS = 'module/Encoder_en/hidden_layers/tanh_layer_0/bias';
  let encode: (text: string) => Float32Array;
  beforeAll(async () => {
    encode = await loadEncoder([], new Int8Array());
  }, 120_000);

  // The vectors of the same graph by TensorFlow.js.
  it.each([
    ['The cat sleeps on the sofa.', [0.05807, -0.0341, -0.05955, -0.00523]],
    ['Hello', [0.04473, -0.04917, -0.0481, -0.04918]],
    ['日本 ok? ﷽', [0.03632, -0.05091, 0.01681, 0.04777]],
    ['one two three four '.repeat(60).trim(), [-0.00499, -0.04366, 0.04348, 0.00637]],
  ])('computes what its graph computes', (text, wanted) => {
    for (const [k, value] of wanted.entries())
      expect(Math.abs(encode(text)[k]! - value)).toBeLessThan(5e-4);
  });

  it('maps similar meanings to similar vectors of length 1, and an empty text to one too', () => {
    const cat = encode('The cat sleeps on the sofa.');
    const kitten = encode('A kitten naps on the couch.');
    const invoice = encode('Please pay the invoice by Friday.');
    expect(product(cat, kitten)).toBeGreaterThan(product(cat, invoice) + 0.2);
    expect(product(cat, cat)).toBeCloseTo(1, 5);
    expect(product(encode(''), encode(''))).toBeCloseTo(1, 5);
  });

  it('keeps its own copies of the tensors only', async () => {
    const create = async () => {
      const tensors = await readTensors([], new Int8Array());
      const [tensor] = tensors.values();
      return {
        transform: createTransformer(await loadKernels(), tensors),
        read: new WeakRef(tensor!.buffer),
      };
    };
    const { transform, read } = await create();
    // A weak reference holds its target until the task ends.
    await setImmediate();
    releaseMemory();
    expect(read.deref()).toBeUndefined();
    expect(transform([1, 2])).toHaveLength(512);
  });

  it('applies changes of a tensor in units', async () => {
    const changes = new Int8Array(512);
    changes[7] = 100;
    const vector = (await loadEncoder([{ name: BIAS, unit: 0.5 }], changes))('Hello there.');
    // tanh of at least 49 is 1, the maximum, before the vector is scaled to length 1.
    expect(Math.max(...vector)).toBe(vector[7]);
    await expect(loadEncoder([{ name: 'other', unit: 1 }], changes)).rejects.toThrow('other');
  });
});
