/*
 * The arithmetic of the sentence encoder, in WebAssembly with SIMD. AssemblyScript: `node
 * scripts/compile-kernels.ts` compiles it to kernels.wasm, and a test compares the two.
 *
 * Matrices are float32, row by row. Pointers are to the module's memory and multiples of 16. At most
 * MAX_ROWS rows of at most MAX_WIDTH numbers; widths are multiples of 16.
 */
const MAX_ROWS: usize = 128;
const MAX_WIDTH: usize = 1536;
const HEADS: usize = 4;
const EPSILON: f32 = 1e-6;

/** The length of a row or column of 16-bit integers: no sum of products of two exceeds 31 bits. */
const LENGTH: f32 = 32_766;

/** The input of a layer as integers, and what 1 is worth in each row. */
const integers = heap.alloc(2 * MAX_ROWS * MAX_WIDTH);
const units = heap.alloc(4 * MAX_ROWS);
/** The weights that one row of the attention gives to the others. */
const odds = heap.alloc(4 * MAX_ROWS);

/** What becomes of the products of a layer. */
const RELU: i32 = 1;
const ADD: i32 = 2;

/** Reserves memory for good. */
export function allocate(bytes: usize): usize {
  return heap.alloc(bytes);
}

/**
 * A linear layer. `layer` has its weights as 16-bit integers, in panels of eight columns and pairs of
 * rows; then what 1 is worth in each column, and the biases. `kind` 0 stores the result, RELU its positive
 * part, ADD adds it to `out`.
 */
export function applyLayer(
  input: usize,
  rows: i32,
  layer: usize,
  depth: i32,
  columns: i32,
  out: usize,
  kind: i32,
): void {
  toIntegers(input, rows, depth);
  const row = <usize>depth * 2;
  const outRow = <usize>columns * 4;
  for (let j = 0; j < columns; j += 8) {
    const panel = layer + <usize>j * row;
    const scales = layer + <usize>columns * row + <usize>j * 4;
    const biases = scales + outRow;
    let i = 0;
    // Four rows share what is loaded of the weights.
    for (; i + 4 <= rows; i += 4) {
      let weights = panel;
      let from = integers + <usize>i * row;
      const end = from + row;
      let a0 = i32x4.splat(0);
      let a1 = a0, b0 = a0, b1 = a0, c0 = a0, c1 = a0, d0 = a0, d1 = a0;
      for (; from < end; from += 4, weights += 32) {
        const w0 = v128.load(weights);
        const w1 = v128.load(weights, 16);
        let pair = v128.load32_splat(from);
        a0 = i32x4.add(a0, i32x4.dot_i16x8_s(w0, pair));
        a1 = i32x4.add(a1, i32x4.dot_i16x8_s(w1, pair));
        pair = v128.load32_splat(from + row);
        b0 = i32x4.add(b0, i32x4.dot_i16x8_s(w0, pair));
        b1 = i32x4.add(b1, i32x4.dot_i16x8_s(w1, pair));
        pair = v128.load32_splat(from + 2 * row);
        c0 = i32x4.add(c0, i32x4.dot_i16x8_s(w0, pair));
        c1 = i32x4.add(c1, i32x4.dot_i16x8_s(w1, pair));
        pair = v128.load32_splat(from + 3 * row);
        d0 = i32x4.add(d0, i32x4.dot_i16x8_s(w0, pair));
        d1 = i32x4.add(d1, i32x4.dot_i16x8_s(w1, pair));
      }
      const to = out + <usize>i * outRow + <usize>j * 4;
      storeEight(a0, a1, i, scales, biases, to, kind);
      storeEight(b0, b1, i + 1, scales, biases, to + outRow, kind);
      storeEight(c0, c1, i + 2, scales, biases, to + 2 * outRow, kind);
      storeEight(d0, d1, i + 3, scales, biases, to + 3 * outRow, kind);
    }
    for (; i < rows; i++) {
      let weights = panel;
      let from = integers + <usize>i * row;
      const end = from + row;
      let a0 = i32x4.splat(0);
      let a1 = a0;
      for (; from < end; from += 4, weights += 32) {
        const pair = v128.load32_splat(from);
        a0 = i32x4.add(a0, i32x4.dot_i16x8_s(v128.load(weights), pair));
        a1 = i32x4.add(a1, i32x4.dot_i16x8_s(v128.load(weights, 16), pair));
      }
      storeEight(a0, a1, i, scales, biases, out + <usize>i * outRow + <usize>j * 4, kind);
    }
  }
}

@inline
function storeEight(
  low: v128,
  high: v128,
  row: i32,
  scales: usize,
  biases: usize,
  to: usize,
  kind: i32,
): void {
  const unit = v128.load32_splat(units + <usize>row * 4);
  storeFour(low, unit, scales, biases, to, kind);
  storeFour(high, unit, scales + 16, biases + 16, to + 16, kind);
}

@inline
function storeFour(
  sums: v128,
  unit: v128,
  scales: usize,
  biases: usize,
  to: usize,
  kind: i32,
): void {
  const products = f32x4.mul(f32x4.convert_i32x4_s(sums), f32x4.mul(unit, v128.load(scales)));
  let result = f32x4.add(products, v128.load(biases));
  if (kind == RELU) result = f32x4.max(result, f32x4.splat(0));
  if (kind == ADD) result = f32x4.add(result, v128.load(to));
  v128.store(to, result);
}

function toIntegers(input: usize, rows: i32, width: i32): void {
  let to = integers;
  for (let i = 0; i < rows; i++) {
    const end = input + <usize>width * 4;
    let squares = f32x4.splat(0);
    for (let at = input; at < end; at += 16) {
      const four = v128.load(at);
      squares = f32x4.add(squares, f32x4.mul(four, four));
    }
    const length = Mathf.sqrt(sumOf(squares));
    const factor = f32x4.splat(length > 0 ? LENGTH / length : 0);
    store<f32>(units + <usize>i * 4, length / LENGTH);
    for (; input < end; input += 32, to += 16) {
      const low = f32x4.nearest(f32x4.mul(v128.load(input), factor));
      const high = f32x4.nearest(f32x4.mul(v128.load(input, 16), factor));
      const eight = i16x8.narrow_i32x4_s(
        i32x4.trunc_sat_f32x4_s(low),
        i32x4.trunc_sat_f32x4_s(high),
      );
      v128.store(to, eight);
    }
  }
}

/** Layer normalization of each row; `parameters` are the factors of its numbers, then what is added. */
export function normalizeRows(
  input: usize,
  rows: i32,
  width: i32,
  parameters: usize,
  out: usize,
): void {
  const bytes = <usize>width * 4;
  for (let i = 0; i < rows; i++, input += bytes, out += bytes) {
    let sums = f32x4.splat(0);
    for (let at: usize = 0; at < bytes; at += 16) sums = f32x4.add(sums, v128.load(input + at));
    const mean = f32x4.splat(sumOf(sums) / <f32>width);
    let squares = f32x4.splat(0);
    for (let at: usize = 0; at < bytes; at += 16) {
      const four = f32x4.sub(v128.load(input + at), mean);
      squares = f32x4.add(squares, f32x4.mul(four, four));
    }
    const factor = f32x4.splat(1 / Mathf.sqrt(sumOf(squares) / <f32>width + EPSILON));
    for (let at: usize = 0; at < bytes; at += 16) {
      const four = f32x4.mul(f32x4.sub(v128.load(input + at), mean), factor);
      const scaled = f32x4.mul(four, v128.load(parameters + at));
      v128.store(out + at, f32x4.add(scaled, v128.load(parameters + bytes + at)));
    }
  }
}

/** Attention of all rows to each other. A row of `input` is a query, a key and a value of `width` each. */
export function attend(input: usize, rows: i32, width: i32, out: usize): void {
  const bytes = <usize>width * 4;
  const row = bytes * 3;
  const head = bytes / HEADS;
  const scale: f32 = 1 / Mathf.sqrt(<f32>(head / 4));
  for (let h: usize = 0; h < HEADS; h++) {
    const queries = input + h * head;
    for (let i = 0; i < rows; i++) {
      weighRows(queries + <usize>i * row, queries + bytes, rows, row, head, scale);
      const values = queries + 2 * bytes;
      const to = out + <usize>i * bytes + h * head;
      for (let at: usize = 0; at < head; at += 64) addRows(values + at, rows, row, to + at);
    }
  }
}

/** Sets `odds` to the softmax of the products of a query with each key. */
function weighRows(query: usize, keys: usize, rows: i32, row: usize, head: usize, scale: f32): void {
  let highest = -Infinity as f32;
  for (let j = 0; j < rows; j++, keys += row) {
    let even = f32x4.splat(0);
    let odd = even;
    for (let at: usize = 0; at < head; at += 32) {
      even = f32x4.add(even, f32x4.mul(v128.load(query + at), v128.load(keys + at)));
      odd = f32x4.add(odd, f32x4.mul(v128.load(query + at, 16), v128.load(keys + at, 16)));
    }
    const product = sumOf(f32x4.add(even, odd)) * scale;
    highest = max(highest, product);
    store<f32>(odds + <usize>j * 4, product);
  }
  let total: f32 = 0;
  for (let j: usize = 0; j < <usize>rows; j++) {
    const power = Mathf.exp(load<f32>(odds + j * 4) - highest);
    total += power;
    store<f32>(odds + j * 4, power);
  }
  for (let j: usize = 0; j < <usize>rows; j++)
    store<f32>(odds + j * 4, load<f32>(odds + j * 4) / total);
}

/** Sixteen numbers of each row, added by `odds`. */
@inline
function addRows(values: usize, rows: i32, row: usize, to: usize): void {
  let a = f32x4.splat(0);
  let b = a, c = a, d = a;
  for (let j = 0; j < rows; j++, values += row) {
    const weight = v128.load32_splat(odds + <usize>j * 4);
    a = f32x4.add(a, f32x4.mul(v128.load(values), weight));
    b = f32x4.add(b, f32x4.mul(v128.load(values, 16), weight));
    c = f32x4.add(c, f32x4.mul(v128.load(values, 32), weight));
    d = f32x4.add(d, f32x4.mul(v128.load(values, 48), weight));
  }
  v128.store(to, a);
  v128.store(to, b, 16);
  v128.store(to, c, 32);
  v128.store(to, d, 48);
}

/** The mean of all rows. */
export function averageRows(input: usize, rows: i32, width: i32, out: usize): void {
  const bytes = <usize>width * 4;
  const share = f32x4.splat(1 / <f32>rows);
  for (let at: usize = 0; at < bytes; at += 16) {
    let sums = f32x4.splat(0);
    let from = input + at;
    for (let i = 0; i < rows; i++, from += bytes) sums = f32x4.add(sums, v128.load(from));
    v128.store(out + at, f32x4.mul(sums, share));
  }
}

@inline
function sumOf(four: v128): f32 {
  return (
    f32x4.extract_lane(four, 0) +
    f32x4.extract_lane(four, 1) +
    (f32x4.extract_lane(four, 2) + f32x4.extract_lane(four, 3))
  );
}
