import { readFile } from 'node:fs/promises';

/** The functions of `kernels.as`; each pointer is a byte offset in `memory`. */
export interface Kernels {
  memory: WebAssembly.Memory;
  allocate(bytes: number): number;
  applyLayer(
    input: number,
    rows: number,
    layer: number,
    depth: number,
    columns: number,
    out: number,
    kind: number,
  ): void;
  normalizeRows(input: number, rows: number, width: number, parameters: number, out: number): void;
  attend(input: number, rows: number, width: number, out: number): void;
  averageRows(input: number, rows: number, width: number, out: number): void;
}

/** What `applyLayer` does with its result: store it, store its positive part, or add it. */
export const STORE = 0;
export const RELU = 1;
export const ADD = 2;
/** The maximum rows of a matrix. */
export const MAX_ROWS = 128;

/** The length of a column of integers, as in `kernels.as`. */
const LENGTH = 32_766;
const PANEL = 8;

export async function loadKernels(): Promise<Kernels> {
  const file = await readFile(new URL('./kernels.wasm', import.meta.url));
  const { instance } = await WebAssembly.instantiate(file);
  // as unknown as: a test compiles these exports from their source.
  return instance.exports as unknown as Kernels;
}

/**
 * Writes a layer for `applyLayer` into the memory: `weights` of `depth` rows, and a bias for each
 * column. Each column has integers with its own unit. Returns its offset.
 */
export function storeLayer(kernels: Kernels, weights: Float32Array, biases: Float32Array): number {
  const columns = biases.length;
  const depth = weights.length / columns;
  const layer = kernels.allocate(2 * weights.length + 8 * columns);
  const { buffer } = kernels.memory;
  const integers = new Int16Array(buffer, layer, weights.length);
  const units = new Float32Array(buffer, layer + 2 * weights.length, columns);
  for (let row = 0; row < depth; row += 1)
    for (let k = 0; k < columns; k += 1) units[k]! += weights[row * columns + k]! ** 2;
  for (let k = 0; k < columns; k += 1) units[k] = Math.sqrt(units[k]!) / LENGTH;
  for (let row = 0; row < depth; row += 1) {
    for (let k = 0; k < columns; k += 1) {
      const panel = Math.floor(k / PANEL) * PANEL * depth;
      const place = panel + (row >> 1) * 2 * PANEL + (k % PANEL) * 2 + (row & 1);
      integers[place] = Math.round(weights[row * columns + k]! / units[k]!);
    }
  }
  new Float32Array(buffer, layer + 2 * weights.length + 4 * columns, columns).set(biases);
  return layer;
}

/** Writes numbers into the memory. Returns their offset. */
export function storeNumbers(kernels: Kernels, ...parts: readonly Float32Array[]): number {
  const place = kernels.allocate(4 * parts.reduce((sum, { length }) => sum + length, 0));
  let at = place;
  for (const part of parts) {
    new Float32Array(kernels.memory.buffer, at, part.length).set(part);
    at += 4 * part.length;
  }
  return place;
}
