import { afterEach, describe, expect, it } from 'vitest';
import type { ProviderFault } from '#tests/stand-ins/provider-faults.ts';
import { makeWav } from '#tests/stand-ins/sounds.ts';
import {
  startTranscriptionServer,
  type TranscriptionServer,
  type TranscriptionServerOptions,
} from '#tests/stand-ins/transcription-server.ts';
import { DEFAULT_RETRY } from '../retry-policy.ts';
import { ServiceError } from '../service-error.ts';
import {
  browserTranscription,
  createTranscriptionEngine,
  type TranscriptionSettings,
} from './index.ts';

let server: TranscriptionServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

async function setUp(
  options: TranscriptionServerOptions = {},
  more: Partial<TranscriptionSettings> = {},
) {
  server = await startTranscriptionServer(options);
  const settings = { base_url: `${server.base_url}/`, model: 'listener', ...more };
  const engine = createTranscriptionEngine(settings, undefined, {
    ...DEFAULT_RETRY,
    wait: async () => {},
  });
  return { standIn: server, engine };
}

const patient = () => new AbortController().signal;
const RECORDING = makeWav(1.5, 220, false);

describe('a healthy server', () => {
  it.each([
    ['audio/wav', 'recording.wav'],
    ['audio/webm', 'recording.webm'],
    ['audio/ogg', 'recording.ogg'],
    ['audio/mp4', 'recording.m4a'],
    ['audio/mpeg', 'recording.mp3'],
  ])('receives the whole recording of type %s under a matching file name', async (type, name) => {
    const { standIn, engine } = await setUp({ textOf: () => '  Good evening. ' });
    expect(await engine.transcribe(RECORDING, type, patient())).toEqual({
      text: 'Good evening.',
      duration_ms: undefined,
    });
    const [file] = standIn.heard;
    expect(file).toMatchObject({ name, type });
    expect(Buffer.from(file!.bytes).equals(RECORDING)).toBe(true);
  });

  it('may say how long the recording is', async () => {
    const { standIn, engine } = await setUp();
    standIn.fail({ kind: 'malformed', body: '{"text": "Hello.", "duration": 1.25}' });
    expect(await engine.transcribe(RECORDING, 'audio/wav', patient())).toEqual({
      text: 'Hello.',
      duration_ms: 1250,
    });
  });

  it('gets the key, and is described for the operator without it', async () => {
    const { engine } = await setUp({ api_key: 'right' }, { api_key: 'right' });
    await engine.transcribe(RECORDING, 'audio/wav', patient());
    expect(await engine.status()).toEqual({
      name: 'listener',
      kind: 'openai_compatible',
      is_demo: false,
      ready: true,
      detail: 'Listening with listener.',
    });
  });
});

describe('a fault', () => {
  it.each<[string, ProviderFault]>([
    ['too many calls', { kind: 'status', status: 429 }],
    ['a server that fails', { kind: 'status', status: 500 }],
    ['a closed connection', { kind: 'destroy' }],
    ['a response that breaks off', { kind: 'half' }],
  ])('that is temporary is retried: %s', async (_, fault) => {
    const { standIn, engine } = await setUp();
    standIn.fail(fault);
    const { text } = await engine.transcribe(RECORDING, 'audio/wav', patient());
    expect(text).toBe('That took 1.5 seconds.');
    expect(standIn.requestLines).toHaveLength(2);
  });

  it.each<[string, ProviderFault, string, number]>([
    ['too many calls', { kind: 'status', status: 429 }, 'engine_rate_limited', 3],
    ['a server that fails', { kind: 'status', status: 503 }, 'engine_unavailable', 3],
    ['a response that breaks off', { kind: 'half' }, 'engine_cut_off', 3],
    ['a wrong key', { kind: 'status', status: 401 }, 'engine_bad_response', 1],
    ['a refused recording', { kind: 'status', status: 400 }, 'engine_bad_response', 1],
    ['no JSON', { kind: 'malformed', body: 'Hello.' }, 'engine_bad_response', 1],
    ['no text', { kind: 'malformed', body: '{"txt": "Hello."}' }, 'engine_bad_response', 1],
  ])('that is permanent is classified: %s', async (_, fault, code, tries) => {
    const { standIn, engine } = await setUp();
    standIn.fail(fault, 3);
    const asked = engine.transcribe(RECORDING, 'audio/wav', patient());
    const failure = await asked.catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ServiceError);
    expect(failure).toMatchObject({ code });
    expect(standIn.requestLines).toHaveLength(tries);
  });

  it('a silent server is abandoned in time', async () => {
    const { standIn, engine } = await setUp({}, { timeout_ms: 50 });
    standIn.fail({ kind: 'silence' });
    await expect(engine.transcribe(RECORDING, 'audio/wav', patient())).rejects.toMatchObject({
      code: 'engine_timeout',
    });
  });

  it('the status reports a wrong key or an unreachable server', async () => {
    const { engine } = await setUp({ api_key: 'right' }, { api_key: 'wrong' });
    expect(await engine.status()).toMatchObject({
      ready: false,
      detail: 'The transcription server does not accept TRANSCRIBE_API_KEY (401).',
    });
    await server?.close();
    server = undefined;
    expect(await engine.status()).toMatchObject({
      ready: false,
      detail: 'The transcription server cannot be reached.',
    });
  });
});

it('without a server, the browser listens, and is labeled as a demo', async () => {
  const engine = browserTranscription();
  expect(await engine.status()).toMatchObject({ kind: 'browser', is_demo: true, ready: true });
  await expect(engine.transcribe(RECORDING, 'audio/wav', patient())).rejects.toThrow(ServiceError);
});
