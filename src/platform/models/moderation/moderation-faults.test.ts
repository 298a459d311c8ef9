import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { inspect } from 'node:util';
import pino from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { instantRetry } from '#tests/helpers/image-engine.ts';
import {
  startModerationsStandIn,
  type ModerationsFault,
} from '#tests/stand-ins/openai-moderations.ts';
import { startOpenAiStandIn } from '#tests/stand-ins/openai-server.ts';
import type { Fault } from '#tests/stand-ins/openai-options.ts';
import {
  createModerationEngine,
  ModerationError,
  type ModerationEngine,
  type ModerationSettings,
} from './index.ts';

const WORDS = 'Nobody but the model reads this.';
const KEY = 'sk-very-secret';
const JPEG = Buffer.from([0xff, 0xd8, 0xff, ...Buffer.from('what the picture shows')]);

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

type FaultKind =
  | { kind: 'status'; status: number; retry_after?: string }
  | { kind: 'silence' }
  | { kind: 'destroy' }
  | { kind: 'half' }
  | { kind: 'unreadable' }
  | { kind: 'empty' };

function asModerationsFault(fault: FaultKind): ModerationsFault {
  if (fault.kind === 'unreadable')
    return { kind: 'malformed', body: `{"results": [{"echo": "${WORDS}` };
  return fault.kind === 'empty' ? { kind: 'no_results' } : fault;
}

function asChatFault(fault: FaultKind): Fault {
  switch (fault.kind) {
    case 'status':
      return fault;
    case 'silence':
      return { kind: 'never_ending' };
    case 'destroy':
      return { kind: 'destroy_before_bytes' };
    case 'half':
      return { kind: 'cut_mid_stream', after: 0 };
    case 'unreadable':
      return { kind: 'malformed_chunk', after: 0 };
    case 'empty':
      return { kind: 'no_finish' };
  }
}

interface Subject {
  engine: ModerationEngine;
  waits: number[];
  ask(more?: { signal?: AbortSignal; timeout_ms?: number }): Promise<unknown>;
  fail(fault: FaultKind, times?: number): void;
  /** The number of requests. */
  asked(): number;
  /** Resolves after the first request. */
  untilAsked(): Promise<void>;
}

async function open(
  settings: ModerationSettings,
): Promise<Omit<Subject, 'ask' | 'fail' | 'asked' | 'untilAsked'>> {
  const retry = instantRetry();
  const engine = await createModerationEngine(settings, retry);
  closers.push(() => engine.close());
  return { engine, waits: retry.waits };
}

async function labels(kind: 'text' | 'picture', apiKey = KEY): Promise<Subject> {
  const server = await startModerationsStandIn({ api_key: KEY });
  closers.push(() => server.close());
  const opened = await open({ engine: 'openai', baseUrl: server.base_url, apiKey });
  return {
    ...opened,
    ask: (more) =>
      kind === 'text'
        ? opened.engine.judgeText({ text: WORDS, ...more })
        : opened.engine.judgePicture({ jpeg: JPEG, ...more }),
    fail: (fault, times) => server.fail(asModerationsFault(fault), times),
    asked: () => server.requestLines.filter((line) => line === 'POST /v1/moderations').length,
    untilAsked: () => server.waitUntil(() => server.requestLines.length > 0),
  };
}

async function chat(kind: 'guard' | 'eyes', apiKey = KEY): Promise<Subject> {
  const server = await startOpenAiStandIn({
    models: ['m'],
    api_key: KEY,
    sees_pictures: true,
    reply: () =>
      kind === 'guard' ? 'safe' : '{"all_clearly_adults":true,"youngest_apparent_age":40}',
  });
  closers.push(() => server.close());
  const place = { baseUrl: server.base_url, apiKey, model: 'm' };
  const opened = await open(
    kind === 'guard' ? { engine: 'llama_guard', ...place } : { engine: 'rules', vision: place },
  );
  return {
    ...opened,
    ask: (more) =>
      kind === 'guard'
        ? opened.engine.judgeText({ text: WORDS, ...more })
        : opened.engine.judgePicture({ jpeg: JPEG, ...more }),
    fail: (fault, times) => server.fail(asChatFault(fault), times),
    asked: () => server.requestLines.filter((line) => line.startsWith('POST')).length,
    untilAsked: () => expect.poll(() => server.requestLines.length).toBeGreaterThan(0),
  };
}

const SUBJECTS: [string, (apiKey?: string) => Promise<Subject>][] = [
  ['a text judged by OpenAI’s call', (apiKey) => labels('text', apiKey)],
  ['a picture judged by OpenAI’s call', (apiKey) => labels('picture', apiKey)],
  ['a text judged by Llama Guard', (apiKey) => chat('guard', apiKey)],
  ['a picture judged by a model with eyes', (apiKey) => chat('eyes', apiKey)],
];

/** The thrown error, which contains nothing of the request at any depth. */
async function failure(asked: Promise<unknown>): Promise<ModerationError> {
  const error: unknown = await asked.then(
    () => expect.fail('it succeeded'),
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(ModerationError);
  let logged = '';
  pino({}, { write: (line: string) => void (logged += line) }).error({ err: error }, 'moderation');
  for (const output of [inspect(error, { depth: 20, showHidden: true }), logged])
    for (const secret of [KEY, WORDS, JPEG.toString('base64'), 'the picture shows'])
      expect(output).not.toContain(secret);
  return error as ModerationError;
}

describe.each(SUBJECTS)('%s', (_name, start) => {
  it.each<[string, FaultKind]>([
    ['a rate limit', { kind: 'status', status: 429 }],
    ['a server that failed', { kind: 'status', status: 500 }],
    ['a gateway without its server', { kind: 'status', status: 503 }],
    ['a line that closed', { kind: 'destroy' }],
    ['an answer cut off', { kind: 'half' }],
    ['a response that is not JSON', { kind: 'unreadable' }],
    ['an answer without a result', { kind: 'empty' }],
  ])('is retried after %s', async (_fault, fault) => {
    const subject = await start();
    subject.fail(fault, 2);
    await subject.ask();
    expect(subject.asked()).toBe(3);
    expect(subject.waits).toEqual([250, 500]);
  });

  it.each<[string, FaultKind, string]>([
    ['engine_rate_limited', { kind: 'status', status: 429 }, 'is rate limiting us.'],
    ['engine_unavailable', { kind: 'status', status: 502 }, 'answered 502.'],
    ['engine_cut_off', { kind: 'half' }, 'closed the connection'],
    ['engine_bad_response', { kind: 'unreadable' }, 'sent something unreadable.'],
    ['engine_bad_response', { kind: 'empty' }, 'sent something unreadable.'],
  ])('fails after three attempts as %s: %o', async (code, fault, sentence) => {
    const subject = await start();
    subject.fail(fault, 4);
    const error = await failure(subject.ask());
    expect(error).toMatchObject({ code, retryable: true });
    expect(error.message).toContain(sentence);
    expect(subject.asked()).toBe(3);
  });

  it('waits as long as the server requests, within the timeout', async () => {
    const subject = await start();
    subject.fail({ kind: 'status', status: 429, retry_after: '2' });
    await subject.ask();
    expect(subject.waits).toEqual([2000]);

    subject.fail({ kind: 'status', status: 429, retry_after: '40' });
    const error = await failure(subject.ask());
    expect(error).toMatchObject({
      code: 'engine_rate_limited',
      retry_after_ms: 40_000,
      status: 429,
    });
    expect(subject.waits).toEqual([2000]);
  });

  it('fails at once with a wrong key, and does not reveal it', async () => {
    const subject = await start('sk-wrong-secret');
    const error = await failure(subject.ask());
    expect(error).toMatchObject({ code: 'engine_bad_response', status: 401, retryable: false });
    expect(error.message).toContain('does not accept its key (401).');
    expect(inspect(error)).not.toContain('sk-wrong');
    expect(subject.asked()).toBe(1);
    expect(await subject.engine.status()).toMatchObject({ ready: false, is_demo: false });
  });

  it('fails at once when the request is rejected', async () => {
    const subject = await start();
    subject.fail({ kind: 'status', status: 400 });
    expect(await failure(subject.ask())).toMatchObject({
      code: 'engine_bad_response',
      status: 400,
      retryable: false,
    });
    expect(subject.asked()).toBe(1);
  });

  it('fails at the timeout', async () => {
    const subject = await start();
    subject.fail({ kind: 'silence' });
    const error = await failure(subject.ask({ timeout_ms: 60 }));
    expect(error).toMatchObject({ code: 'engine_timeout', retryable: true });
    expect(subject.asked()).toBe(1);
  });

  it('throws the caller’s reason when aborted', async () => {
    const subject = await start();
    subject.fail({ kind: 'silence' });
    const left = new AbortController();
    const asked = subject.ask({ signal: left.signal });
    const ended = asked.catch((reason: unknown) => reason);
    await subject.untilAsked();
    left.abort(new Error('gone'));
    expect(await ended).toEqual(new Error('gone'));
    await expect(subject.ask({ signal: left.signal })).rejects.toThrow('gone');
  });

  it('ends when the engine is closed, and does not start afterwards', async () => {
    const subject = await start();
    subject.fail({ kind: 'silence' });
    const ended = failure(subject.ask());
    await subject.untilAsked();
    await subject.engine.close();
    expect(await ended).toMatchObject({ code: 'engine_unavailable' });
    expect(await failure(subject.ask())).toMatchObject({ code: 'engine_unavailable' });
    expect(subject.asked()).toBe(1);
  });
});

describe('an unreachable server', () => {
  const nowhere = async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    await new Promise((resolve) => server.close(resolve));
    return { baseUrl: `http://127.0.0.1:${port}/v1`, apiKey: KEY, model: 'm' };
  };
  it.each<[string, (place: Awaited<ReturnType<typeof nowhere>>) => ModerationSettings]>([
    ['OpenAI’s call', (place) => ({ engine: 'openai', ...place })],
    ['Llama Guard', (place) => ({ engine: 'llama_guard', ...place })],
    ['a model with eyes', (place) => ({ engine: 'rules', vision: place })],
  ])('is a clear failure: %s', async (_name, settings) => {
    const { engine, waits } = await open(settings(await nowhere()));
    const asked = engine.reads_text
      ? engine.judgeText({ text: WORDS })
      : engine.judgePicture({ jpeg: JPEG });
    const error = await failure(asked);
    expect(error).toMatchObject({ code: 'engine_unavailable', retryable: true });
    expect(error.message).toMatch(/^The .* cannot be reached \(ECONNREFUSED\)\.$/);
    expect(waits).toHaveLength(2);
    expect(await engine.status()).toMatchObject({
      ready: false,
      detail: expect.stringContaining('cannot be reached'),
    });
  });
});
