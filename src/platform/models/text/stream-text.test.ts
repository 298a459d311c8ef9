import { afterEach, describe, expect, it } from 'vitest';

import {
  STAND_IN_REPLY,
  startOpenAiStandIn,
  type OpenAiStandIn,
} from '#tests/stand-ins/openai-server.ts';
import type { Fault, StandInOptions } from '#tests/stand-ins/openai-options.ts';
import { freePort } from '../../../../scripts/services.ts';
import type { ReplyRequest } from './call-options.ts';
import { createTextEngine } from './create-text-engine.ts';
import { TextEngineError, type TextEngineErrorCode } from './engine-error.ts';
import { DEFAULT_RETRY, type RetryPolicy } from '../retry-policy.ts';
import { streamReply } from './stream-text.ts';
import type { TextSettings } from './types.ts';

let running: OpenAiStandIn | undefined;
afterEach(async () => {
  await running?.close();
  running = undefined;
});

async function setUp(options: StandInOptions = {}, settings: TextSettings = {}) {
  running = await startOpenAiStandIn(options);
  const engine = await createTextEngine({ base_url: running.base_url, ...settings });
  return { server: running, engine };
}

/** Records the requested waits instead of waiting. */
function instantRetry(): RetryPolicy & { waits: number[] } {
  const waits: number[] = [];
  return { ...DEFAULT_RETRY, random: () => 1, waits, wait: async (ms) => void waits.push(ms) };
}

const hello: ReplyRequest = {
  messages: [
    { role: 'system', content: 'You are kind.' },
    { role: 'user', content: 'Hello' },
  ],
};

async function collect(
  engine: Awaited<ReturnType<typeof createTextEngine>>,
  request: ReplyRequest = hello,
  retry: RetryPolicy = instantRetry(),
) {
  let text = '';
  let finish;
  let error: unknown;
  try {
    for await (const part of streamReply(engine, request, retry)) {
      if (part.type === 'delta') text += part.text;
      else finish = part;
    }
  } catch (thrown) {
    error = thrown;
  }
  return { text, finish, error };
}

describe('a healthy server', () => {
  it('returns the reply, the finish reason, and the usage', async () => {
    const { engine } = await setUp();
    const { text, finish, error } = await collect(engine);
    expect(error).toBeUndefined();
    expect(text).toBe(STAND_IN_REPLY);
    expect(finish).toMatchObject({ reason: 'stop', model: 'default' });
    expect(finish?.usage.output_tokens).toBeGreaterThan(5);
    expect(finish?.usage.input_tokens).toBe(4);
  });

  it.each([1, 2, 3, 7])(
    'keeps characters intact when bytes arrive %i at a time',
    async (split_bytes) => {
      const { engine } = await setUp({ split_bytes });
      expect((await collect(engine)).text).toBe(STAND_IN_REPLY);
    },
  );

  it('reports a reply that ran out of tokens', async () => {
    const { engine } = await setUp({ finish_reason: 'length' });
    expect((await collect(engine)).finish?.reason).toBe('length');
  });

  it('sends only the configured sampling, extras in the body, and at most four stops', async () => {
    const { server, engine } = await setUp(
      {},
      { models: ['stand-in-1'], max_tokens: 99, sampling: { temperature: 0.7, min_p: 0.05 } },
    );
    await collect(engine, {
      ...hello,
      stop: ['\na:', '\nb:', '\nc:', '\nd:', '\ne:'],
      sampling: { top_k: 40, repetition_penalty: 1.1, dry_multiplier: 0.8, xtc_probability: 0.5 },
    });
    expect(server.requests[0]).toEqual({
      model: 'stand-in-1',
      messages: hello.messages,
      stream: true,
      stream_options: { include_usage: true },
      max_tokens: 99,
      temperature: 0.7,
      min_p: 0.05,
      top_k: 40,
      repetition_penalty: 1.1,
      repeat_penalty: 1.1,
      dry_multiplier: 0.8,
      xtc_probability: 0.5,
      stop: ['\na:', '\nb:', '\nc:', '\nd:'],
    });
  });

  it('prefers the sampling of the model to the general one, and that of the call to both', async () => {
    const { server, engine } = await setUp(
      {},
      {
        models: ['stand-in-1'],
        sampling: { temperature: 0.7, top_p: 0.8, min_p: 0.05 },
        model_sampling: new Map([
          ['stand-in-1', { temperature: 0.9, top_p: 0.95 }],
          ['another', { temperature: 2 }],
        ]),
      },
    );
    await collect(engine, { ...hello, sampling: { top_p: 0.5 } });
    expect(server.requests[0]).toMatchObject({ temperature: 0.9, top_p: 0.5, min_p: 0.05 });
  });

  it('gives reasoning its own allowance', async () => {
    const { server, engine } = await setUp({}, { max_tokens: 300, reasoning_tokens: 1000 });
    await collect(engine);
    expect(server.requests[0]).toMatchObject({ max_tokens: 1300 });
  });

  it('sends the key, and does not retry a rejected one', async () => {
    const { server, engine } = await setUp({ api_key: 'right' }, { api_key: 'right' });
    expect((await collect(engine)).text).toBe(STAND_IN_REPLY);
    const wrong = await createTextEngine({ base_url: server.base_url, api_key: 'wrong' });
    const { error } = await collect(wrong);
    expect(error).toMatchObject({ code: 'engine_bad_response', retryable: false, status: 401 });
    expect(server.requestLines.filter((line) => line.includes('chat'))).toHaveLength(2);
  });

  it('survives a socket closed after each reply despite keep-alive', async () => {
    const { engine } = await setUp({ close_after_reply: true });
    for (let turn = 0; turn < 5; turn++) expect((await collect(engine)).text).toBe(STAND_IN_REPLY);
  });

  it('learns that a template is strict and sends turns in its format', async () => {
    const { server, engine } = await setUp({ strict_template: true });
    const loose: ReplyRequest = {
      messages: [
        { role: 'system', content: 'You are kind.' },
        { role: 'assistant', content: 'Good evening.' },
        { role: 'user', content: 'Hello' },
        { role: 'system', content: 'Be brief.' },
      ],
    };
    expect((await collect(engine, loose)).text).toBe(STAND_IN_REPLY);
    expect((await collect(engine, loose)).text).toBe(STAND_IN_REPLY);
    expect(server.requestLines).toHaveLength(3);
    expect(server.requests[1]!.messages).toEqual([
      { role: 'system', content: 'You are kind.' },
      { role: 'user', content: '[Begin.]' },
      { role: 'assistant', content: 'Good evening.' },
      { role: 'user', content: 'Hello\n\n[Instruction: Be brief.]' },
    ]);
  });
});

describe('faults before the first token', () => {
  it.each<[string, Fault]>([
    ['a destroyed socket', { kind: 'destroy_before_bytes' }],
    ['a socket destroyed after the headers', { kind: 'destroy_after_headers' }],
  ])('%s causes one immediate retry', async (_, fault) => {
    const { server, engine } = await setUp();
    server.fail(fault);
    const retry = instantRetry();
    expect((await collect(engine, hello, retry)).text).toBe(STAND_IN_REPLY);
    expect(retry.waits).toEqual([]);
  });

  it('backs off on 500 and succeeds', async () => {
    const { server, engine } = await setUp();
    server.fail({ kind: 'status', status: 500 }, 2);
    const retry = instantRetry();
    expect((await collect(engine, hello, retry)).text).toBe(STAND_IN_REPLY);
    expect(retry.waits).toEqual([250, 500]);
  });

  it('honors Retry-After on 429', async () => {
    const { server, engine } = await setUp();
    server.fail({ kind: 'status', status: 429, retry_after: '3' });
    const retry = instantRetry();
    expect((await collect(engine, hello, retry)).text).toBe(STAND_IN_REPLY);
    expect(retry.waits).toEqual([3000]);
  });

  it('does not wait for Retry-After beyond the total time', async () => {
    const { server, engine } = await setUp({}, { timeouts: { total_ms: 2000 } });
    server.fail({ kind: 'status', status: 429, retry_after: '30' });
    const retry = instantRetry();
    const { error } = await collect(engine, hello, retry);
    expect(error).toMatchObject({
      code: 'engine_rate_limited',
      retryable: true,
      retry_after_ms: 30_000,
    });
    expect(retry.waits).toEqual([]);
  });

  it('gives up after three attempts', async () => {
    const { server, engine } = await setUp();
    server.fail({ kind: 'status', status: 503 }, 9);
    const { error } = await collect(engine);
    expect(error).toMatchObject({ code: 'engine_unavailable', retryable: true });
    expect(server.requestLines).toHaveLength(3);
  });

  it('walks the fallback models in order', async () => {
    const { server, engine } = await setUp(
      { models: ['third'] },
      { models: ['first', 'second', 'third'] },
    );
    const { text, finish } = await collect(engine);
    expect(text).toBe(STAND_IN_REPLY);
    expect(finish?.model).toBe('third');
    expect(server.requestLines).toHaveLength(3);
  });

  it('switches to the next model instead of a long Retry-After', async () => {
    const { server, engine } = await setUp({ models: ['a', 'b'] }, { models: ['a', 'b'] });
    server.fail({ kind: 'status', status: 429, retry_after: '20' });
    const retry = instantRetry();
    expect((await collect(engine, hello, retry)).finish?.model).toBe('b');
    expect(retry.waits).toEqual([]);
  });

  it('times out on a slow first token, and tries the next model once', async () => {
    const timeouts = { first_token_ms: 40 };
    const { server, engine } = await setUp(
      { models: ['a', 'b'] },
      { models: ['a', 'b'], timeouts },
    );
    server.fail({ kind: 'slow_first_token', ms: 60_000 });
    expect((await collect(engine)).finish?.model).toBe('b');
    server.fail({ kind: 'slow_first_token', ms: 60_000 }, 2);
    expect((await collect(engine)).error).toMatchObject({
      code: 'engine_timeout',
      retryable: true,
    });
  });

  it('reports a refused connection', async () => {
    const port = await freePort();
    const engine = await createTextEngine({ base_url: `http://127.0.0.1:${port}/v1` });
    const { error } = await collect(engine);
    expect(error).toMatchObject({ code: 'engine_unavailable', retryable: true });
    expect(await engine.status()).toMatchObject({ ready: false, is_demo: false });
  });
});

describe('faults after the first token are thrown, after the earlier tokens', () => {
  it.each<[string, Fault, TextEngineErrorCode]>([
    ['cut in mid-stream', { kind: 'cut_mid_stream', after: 4 }, 'engine_cut_off'],
    ['ends without a finish', { kind: 'no_finish' }, 'engine_cut_off'],
    ['a malformed chunk', { kind: 'malformed_chunk', after: 4 }, 'engine_bad_response'],
    ['an error in the stream', { kind: 'error_chunk', after: 4 }, 'engine_cut_off'],
    ['silence between tokens', { kind: 'stall_after', after: 4 }, 'engine_timeout'],
  ])('%s', async (_, fault, code) => {
    const { server, engine } = await setUp({}, { timeouts: { first_token_ms: 60 } });
    server.fail(fault);
    const { text, error, finish } = await collect(engine);
    expect(error).toBeInstanceOf(TextEngineError);
    expect(error).toMatchObject({ code, retryable: true });
    expect(finish).toBeUndefined();
    expect(text.length).toBeGreaterThan(10);
    expect(STAND_IN_REPLY.startsWith(text)).toBe(true);
    expect(server.requests).toHaveLength(1);
  });

  it('ends an endless reply at the total time and disconnects', async () => {
    const { server, engine } = await setUp({}, { timeouts: { total_ms: 80 } });
    server.fail({ kind: 'never_ending' });
    expect((await collect(engine)).error).toMatchObject({ code: 'engine_timeout' });
    await expect.poll(() => server.abortedCount).toBe(1);
  });
});

describe('the caller aborts', () => {
  it.each([
    ['before it began', { kind: 'slow_first_token', ms: 60_000 } as Fault, 0],
    ['while it streams', { kind: 'never_ending' } as Fault, 2],
  ])('%s: throws the reason and disconnects', async (_, fault, afterDeltas) => {
    const { server, engine } = await setUp();
    server.fail(fault);
    const controller = new AbortController();
    const reason = new Error('stopped by the reader');
    let deltas = 0;
    if (afterDeltas === 0) {
      void expect
        .poll(() => server.requests.length)
        .toBe(1)
        .then(() => controller.abort(reason));
    }
    await expect(async () => {
      for await (const _part of streamReply(engine, { ...hello, signal: controller.signal })) {
        if (++deltas === afterDeltas) controller.abort(reason);
      }
    }).rejects.toBe(reason);
    expect(deltas).toBe(afterDeltas);
    await expect.poll(() => server.abortedCount).toBe(1);
  });

  it('disconnects when the consumer leaves the loop', async () => {
    const { server, engine } = await setUp();
    server.fail({ kind: 'never_ending' });
    for await (const _part of streamReply(engine, hello)) break;
    await expect.poll(() => server.abortedCount).toBe(1);
  });
});

describe('counting tokens', () => {
  it.each(['llama.cpp', 'vllm'] as const)('asks a %s server, probing once', async (tokenize) => {
    const { server, engine } = await setUp({ tokenize });
    expect(await engine.countTokens('one two three')).toBe(3);
    const asked = server.requestLines.length;
    expect(await engine.countTokens('four five')).toBe(2);
    expect(server.requestLines).toHaveLength(asked + 1);
  });

  it('says nothing when the server has no tokenizer, and stops probing', async () => {
    const { server, engine } = await setUp();
    expect(await engine.countTokens('one two three four')).toBeUndefined();
    const asked = server.requestLines.length;
    await engine.countTokens('more words');
    expect(server.requestLines).toHaveLength(asked);
  });
});

describe('status', () => {
  it('reads the model list', async () => {
    const { engine } = await setUp({ models: ['rose'] }, { models: ['rose'] });
    expect(await engine.status()).toEqual({
      name: 'rose',
      kind: 'openai_compatible',
      is_demo: false,
      ready: true,
      detail: 'Serving rose.',
    });
  });

  it('reports a rejected key without revealing it', async () => {
    const { engine } = await setUp({ api_key: 'right' }, { api_key: 'secret-key' });
    const status = await engine.status();
    expect(status).toMatchObject({ ready: false, detail: 'The server answers 401.' });
    expect(JSON.stringify(status)).not.toContain('secret-key');
  });
});
