import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createTextEngine } from './create-text-engine.ts';
import { writeTinyGguf } from './gguf-fixture.ts';
import { DEFAULT_PLUGIN_DIR, isGgufPluginInstalled } from './gguf-plugin.ts';
import { streamReply } from './stream-text.ts';
import type { TextEngine, TextMessage } from './types.ts';

const places = [DEFAULT_PLUGIN_DIR, join(tmpdir(), 'everafter-gguf-plugin')];
const plugin_dir = places.find(isGgufPluginInstalled);

let dir: string;
beforeAll(async () => void (dir = await mkdtemp(join(tmpdir(), 'gguf-'))));
afterAll(() => rm(dir, { recursive: true, force: true }));

describe('without the plug-in', () => {
  it('explains how to install it', async () => {
    await expect(createTextEngine({ gguf: 'x.gguf', plugin_dir: dir })).rejects.toMatchObject({
      code: 'engine_unavailable',
      retryable: false,
      message: expect.stringContaining('npm run model:pull'),
    });
  });
});

const hello: TextMessage[] = [
  { role: 'system', content: 'the story is warm' },
  { role: 'assistant', content: 'good evening' },
  { role: 'user', content: 'tell me a story' },
  { role: 'system', content: 'soft and slow' },
];

const title = plugin_dir
  ? 'a real GGUF model'
  : `skipped: node-llama-cpp is not in ${places.join(' or ')}`;
describe.skipIf(plugin_dir === undefined)(title, () => {
  let engine: TextEngine;
  beforeAll(async () => {
    const gguf = join(dir, 'tiny.gguf');
    await writeTinyGguf(gguf);
    engine = await createTextEngine({ gguf, plugin_dir, context: 256, max_tokens: 12 });
  }, 30_000);
  afterAll(() => engine?.close());

  async function reply(more: object = {}) {
    const parts = [];
    for await (const part of streamReply(engine, { messages: hello, ...more })) parts.push(part);
    return parts;
  }

  it('reports its status', async () => {
    expect(await engine.status()).toMatchObject({
      name: 'tiny',
      kind: 'gguf',
      is_demo: false,
      ready: true,
    });
    expect(engine.contextTokens).toBe(256);
  });

  it('streams word by word until its tokens run out', async () => {
    const parts = await reply();
    const deltas = parts.filter((part) => part.type === 'delta');
    expect(deltas.length).toBeGreaterThan(2);
    expect(parts.at(-1)).toMatchObject({
      type: 'finish',
      reason: 'length',
      usage: { input_tokens: expect.any(Number), output_tokens: 12 },
    });
  });

  it('is deterministic for a seed and takes every sampling option', async () => {
    const sampling = {
      temperature: 1,
      top_p: 0.95,
      top_k: 50,
      min_p: 0.01,
      repetition_penalty: 1.1,
      dry_multiplier: 0.8,
      xtc_probability: 0.1,
      seed: 7,
    };
    const one = await reply({ sampling });
    expect(one.filter((part) => part.type === 'delta')).not.toHaveLength(0);
    expect(await reply({ sampling })).toEqual(one);
  });

  it('serves concurrent replies in sequence', async () => {
    const all = await Promise.all([reply(), reply(), reply()]);
    for (const parts of all) expect(parts.at(-1)).toMatchObject({ type: 'finish' });
  });

  it('stops at once when aborted, and then answers again', async () => {
    const controller = new AbortController();
    const reason = new Error('enough');
    await expect(async () => {
      const request = { messages: hello, max_tokens: 200, signal: controller.signal };
      for await (const _part of streamReply(engine, request)) controller.abort(reason);
    }).rejects.toBe(reason);
    expect((await reply()).at(-1)).toMatchObject({ type: 'finish', reason: 'length' });
  });

  it('counts with the model’s own tokenizer', async () => {
    const one = await engine.countTokens('the');
    const many = await engine.countTokens('the the the the');
    expect(many).toBeGreaterThan(one!);
    expect(many).toBeLessThanOrEqual(8);
  });

  it('rejects a file that is not a model, and a missing one', async () => {
    const bad = join(dir, 'bad.gguf');
    await writeFile(bad, 'not a model');
    await expect(createTextEngine({ gguf: bad, plugin_dir })).rejects.toMatchObject({
      retryable: false,
    });
    await expect(createTextEngine({ gguf: join(dir, 'none.gguf'), plugin_dir })).rejects.toThrow(
      'no model file',
    );
  });
});
