import { writeFile } from 'node:fs/promises';

// GGUF, version 3 (ggml-org/ggml docs/gguf.md): header, metadata, tensor table, aligned data.
const TYPE = { u32: 4, f32: 6, string: 8, array: 9, i32: 5 } as const;
const ALIGNMENT = 32;
const TOKEN = { normal: 1, unknown: 2, control: 3, byte: 6 } as const;

const SIZE = { width: 64, heads: 4, inner: 128, layers: 2, context: 8192 } as const;

const WORDS =
  'the a and you I we is was are to of in on with for it that this my your me so very good ' +
  'evening morning night day light rain sea city music coffee story walk home smile laugh think ' +
  'tell ask hear know like love warm soft quiet bright slow sweet again always never maybe';

interface Vocabulary {
  tokens: string[];
  scores: number[];
  types: number[];
}

/**
 * Writes a complete, valid llama-architecture model of about 700 KB with random weights and its own
 * vocabulary. Its text is nonsense, but engines can run it.
 */
export async function writeTinyGguf(path: string, seed = 1): Promise<void> {
  const vocabulary = makeVocabulary();
  const tensors = makeTensors(vocabulary, seed);
  const out = new Writer();
  out.bytes(Buffer.from('GGUF'));
  out.u32(3);
  out.u64(tensors.length);
  const metadata = makeMetadata(vocabulary);
  out.u64(metadata.length);
  for (const write of metadata) write(out);
  let offset = 0;
  for (const tensor of tensors) {
    out.string(tensor.name);
    out.u32(tensor.shape.length);
    for (const side of tensor.shape) out.u64(side);
    out.u32(0); // F32
    out.u64(offset);
    offset += padded(tensor.data.byteLength);
  }
  out.align();
  for (const tensor of tensors) {
    out.bytes(Buffer.from(tensor.data.buffer));
    out.align();
  }
  await writeFile(path, out.done());
}

function makeVocabulary(): Vocabulary {
  const made: Vocabulary = { tokens: [], scores: [], types: [] };
  const add = (token: string, type: number, score = 0) => {
    if (made.tokens.includes(token)) return;
    made.tokens.push(token);
    made.types.push(type);
    made.scores.push(score);
  };
  add('<unk>', TOKEN.unknown);
  add('<s>', TOKEN.control);
  add('</s>', TOKEN.control);
  for (let byte = 0; byte < 256; byte++) {
    add(`<0x${byte.toString(16).toUpperCase().padStart(2, '0')}>`, TOKEN.byte);
  }
  // A sentence-piece word is built by merging pairs, so all its prefixes must be tokens.
  const printable = Array.from({ length: 94 }, (_, at) => String.fromCharCode(33 + at));
  for (const letter of ['▁', ...printable]) add(letter, TOKEN.normal, -1000);
  for (const [rank, word] of WORDS.split(' ').entries()) {
    const spaced = `▁${word}`;
    for (let end = 2; end <= spaced.length; end++)
      add(spaced.slice(0, end), TOKEN.normal, -rank - 1);
  }
  return made;
}

interface Tensor {
  name: string;
  /** Innermost dimension first, as in the format. */
  shape: number[];
  data: Float32Array;
}

function makeTensors(vocabulary: Vocabulary, seed: number): Tensor[] {
  const { width, inner, layers } = SIZE;
  const random = makeRandom(seed);
  const noise = (name: string, ...shape: number[]): Tensor => {
    const data = new Float32Array(shape.reduce((a, b) => a * b));
    const scale = 1.5 / Math.sqrt(shape[0]!);
    for (let i = 0; i < data.length; i++) data[i] = (random() * 2 - 1) * scale;
    return { name, shape, data };
  };
  const ones = (name: string): Tensor => ({
    name,
    shape: [width],
    data: new Float32Array(width).fill(1),
  });
  const count = vocabulary.tokens.length;
  const output = noise('output.weight', width, count);
  // Zero rows keep control and byte tokens below the best word, so that a reply consists of words.
  for (const [at, type] of vocabulary.types.entries()) {
    if (type !== TOKEN.normal) output.data.fill(0, at * width, (at + 1) * width);
  }
  const blocks = Array.from({ length: layers }, (_, at) => [
    ones(`blk.${at}.attn_norm.weight`),
    noise(`blk.${at}.attn_q.weight`, width, width),
    noise(`blk.${at}.attn_k.weight`, width, width),
    noise(`blk.${at}.attn_v.weight`, width, width),
    noise(`blk.${at}.attn_output.weight`, width, width),
    ones(`blk.${at}.ffn_norm.weight`),
    noise(`blk.${at}.ffn_gate.weight`, width, inner),
    noise(`blk.${at}.ffn_up.weight`, width, inner),
    noise(`blk.${at}.ffn_down.weight`, inner, width),
  ]);
  return [
    noise('token_embd.weight', width, count),
    ...blocks.flat(),
    ones('output_norm.weight'),
    output,
  ];
}

function makeMetadata(vocabulary: Vocabulary): Array<(out: Writer) => void> {
  const text = (key: string, value: string) => (out: Writer) => {
    out.string(key);
    out.u32(TYPE.string);
    out.string(value);
  };
  const whole = (key: string, value: number) => (out: Writer) => {
    out.string(key);
    out.u32(TYPE.u32);
    out.u32(value);
  };
  const real = (key: string, value: number) => (out: Writer) => {
    out.string(key);
    out.u32(TYPE.f32);
    out.f32(value);
  };
  const list =
    <T>(key: string, type: number, values: T[], write: (out: Writer, value: T) => void) =>
    (out: Writer) => {
      out.string(key);
      out.u32(TYPE.array);
      out.u32(type);
      out.u64(values.length);
      for (const value of values) write(out, value);
    };
  return [
    text('general.architecture', 'llama'),
    text('general.name', 'tiny random'),
    whole('general.file_type', 0),
    whole('llama.context_length', SIZE.context),
    whole('llama.embedding_length', SIZE.width),
    whole('llama.block_count', SIZE.layers),
    whole('llama.feed_forward_length', SIZE.inner),
    whole('llama.attention.head_count', SIZE.heads),
    whole('llama.attention.head_count_kv', SIZE.heads),
    real('llama.attention.layer_norm_rms_epsilon', 1e-5),
    whole('llama.rope.dimension_count', SIZE.width / SIZE.heads),
    whole('llama.vocab_size', vocabulary.tokens.length),
    text('tokenizer.ggml.model', 'llama'),
    list('tokenizer.ggml.tokens', TYPE.string, vocabulary.tokens, (out, v) => out.string(v)),
    list('tokenizer.ggml.scores', TYPE.f32, vocabulary.scores, (out, v) => out.f32(v)),
    list('tokenizer.ggml.token_type', TYPE.i32, vocabulary.types, (out, v) => out.u32(v)),
    whole('tokenizer.ggml.unknown_token_id', 0),
    whole('tokenizer.ggml.bos_token_id', 1),
    whole('tokenizer.ggml.eos_token_id', 2),
  ];
}

function makeRandom(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

const padded = (size: number) => Math.ceil(size / ALIGNMENT) * ALIGNMENT;

class Writer {
  private chunks: Buffer[] = [];
  private size = 0;

  bytes(chunk: Buffer): void {
    this.chunks.push(chunk);
    this.size += chunk.length;
  }
  u32(value: number): void {
    const chunk = Buffer.alloc(4);
    chunk.writeUInt32LE(value);
    this.bytes(chunk);
  }
  u64(value: number): void {
    const chunk = Buffer.alloc(8);
    chunk.writeBigUInt64LE(BigInt(value));
    this.bytes(chunk);
  }
  f32(value: number): void {
    const chunk = Buffer.alloc(4);
    chunk.writeFloatLE(value);
    this.bytes(chunk);
  }
  string(value: string): void {
    const text = Buffer.from(value, 'utf8');
    this.u64(text.length);
    this.bytes(text);
  }
  align(): void {
    this.bytes(Buffer.alloc(padded(this.size) - this.size));
  }
  done(): Buffer {
    return Buffer.concat(this.chunks);
  }
}
