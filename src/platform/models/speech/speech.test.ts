import { afterEach, describe, expect, it } from 'vitest';
import {
  startSpeechServer,
  type SpeechFault,
  type SpeechServer,
  type SpeechServerOptions,
} from '#tests/stand-ins/speech-server.ts';
import { DEFAULT_RETRY } from '../retry-policy.ts';
import { ServiceError } from '../service-error.ts';
import {
  browserSpeech,
  createSpeechEngine,
  DEFAULT_VOICES,
  type SpeechListener,
  type SpeechSettings,
} from './index.ts';

let server: SpeechServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

/** Waits are recorded, and resolve at once. */
async function setUp(options: SpeechServerOptions = {}, more: Partial<SpeechSettings> = {}) {
  server = await startSpeechServer(options);
  const waits: number[] = [];
  const settings: SpeechSettings = {
    base_url: `${server.base_url}/`,
    model: 'speaker',
    format: 'mp3',
    voices: DEFAULT_VOICES,
    ...more,
  };
  const engine = createSpeechEngine(settings, undefined, {
    ...DEFAULT_RETRY,
    wait: async (ms) => void waits.push(ms),
  });
  return { standIn: server, engine, waits };
}

function listen() {
  const heard: Uint8Array[] = [];
  let broken = 0;
  const listener: SpeechListener = {
    onSound: (bytes) => void heard.push(bytes),
    onBroken: () => void (broken += 1),
  };
  return { listener, heard, timesBroken: () => broken };
}

const patient = () => new AbortController().signal;

describe('a healthy server', () => {
  it('receives the text, the speaker’s voice and the format, and its audio is read completely', async () => {
    const { standIn, engine } = await setUp();
    const { audio, media_type } = await engine.speak('Good evening.', 'male/voice_2', patient());
    expect(media_type).toBe('audio/mpeg');
    expect(audio.length).toBeGreaterThan(1000);
    expect(standIn.spoken).toEqual([
      { input: 'Good evening.', voice: 'echo', response_format: 'mp3', speed: 1 },
    ]);
  });

  it('gets the key, and is described for the operator without it', async () => {
    const { engine } = await setUp({ api_key: 'right' }, { api_key: 'right', format: 'wav' });
    expect(await engine.status()).toEqual({
      name: 'speaker',
      kind: 'openai_compatible',
      is_demo: false,
      ready: true,
      detail: 'Speaking with speaker as wav.',
    });
  });

  it('streams its audio to a listener', async () => {
    const { standIn, engine } = await setUp({ secondsOf: () => 6 });
    const { listener, heard } = listen();
    const end = standIn.holdEnds();
    const asked = engine.speak('Good evening.', 'male/voice_2', patient(), listener);
    await expect.poll(() => heard.length).toBeGreaterThan(0);
    end();
    const { audio } = await asked;
    expect(Buffer.concat(heard).equals(audio)).toBe(true);
  });

  it('rejects more text than the contract allows', async () => {
    const { standIn, engine } = await setUp();
    await expect(engine.speak('x'.repeat(4097), 'female/voice_1', patient())).rejects.toThrow(
      RangeError,
    );
    expect(standIn.requestLines).toEqual([]);
  });
});

describe('a fault', () => {
  const status = (code: number, retry_after?: string): SpeechFault => ({
    kind: 'status',
    status: code,
    ...(retry_after && { retry_after }),
  });

  it.each<[string, SpeechFault]>([
    ['too many calls', status(429, '1')],
    ['a server that fails', status(500)],
    ['a closed connection', { kind: 'destroy' }],
    ['audio that breaks off', { kind: 'cut' }],
  ])('that is temporary is retried: %s', async (_, fault) => {
    const { standIn, engine, waits } = await setUp();
    standIn.fail(fault);
    const { audio } = await engine.speak('Hello.', 'female/voice_1', patient());
    expect(audio.length).toBeGreaterThan(1000);
    expect(waits).toHaveLength(1);
  });

  it('is reported to a listener once, who hears nothing of later attempts', async () => {
    const { standIn, engine } = await setUp({ secondsOf: () => 6 });
    const { listener, heard, timesBroken } = listen();
    standIn.fail({ kind: 'cut' }, 2);
    const { audio } = await engine.speak('Hello.', 'female/voice_1', patient(), listener);
    expect(timesBroken()).toBe(1);
    const bytes = Buffer.concat(heard);
    expect(bytes.length).toBeLessThanOrEqual(audio.length / 2);
    expect(bytes.equals(audio.subarray(0, bytes.length))).toBe(true);
  });

  it('waits as long as the server requests', async () => {
    const { standIn, engine, waits } = await setUp();
    standIn.fail(status(429, '3'));
    await engine.speak('Hello.', 'female/voice_1', patient());
    expect(waits).toEqual([3000]);
  });

  it.each<[string, SpeechFault, Partial<ServiceError>, number]>([
    ['too many calls', status(429), { code: 'engine_rate_limited' }, 3],
    ['a server that fails', status(503), { code: 'engine_unavailable' }, 3],
    ['audio that breaks off', { kind: 'cut' }, { code: 'engine_cut_off' }, 3],
    ['a wrong key', status(401), { code: 'engine_bad_response' }, 1],
    ['a refused text', status(400), { code: 'engine_bad_response' }, 1],
    ['no audio', { kind: 'malformed', body: '{}' }, { code: 'engine_bad_response' }, 1],
    ['an empty body', { kind: 'empty' }, { code: 'engine_bad_response' }, 1],
  ])('that is permanent is classified: %s', async (_, fault, expected, tries) => {
    const { standIn, engine } = await setUp();
    standIn.fail(fault, 3);
    const asked = engine.speak('Hello.', 'female/voice_1', patient());
    const failure = await asked.catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ServiceError);
    expect(failure).toMatchObject(expected);
    expect(standIn.requestLines).toHaveLength(tries);
  });

  it('a silent server is abandoned in time', async () => {
    const { standIn, engine } = await setUp({}, { timeout_ms: 50 });
    standIn.fail({ kind: 'silence' });
    await expect(engine.speak('Hello.', 'female/voice_1', patient())).rejects.toMatchObject({
      code: 'engine_timeout',
    });
  });

  it('a caller that aborts ends the call', async () => {
    const { standIn, engine } = await setUp();
    standIn.fail({ kind: 'silence' });
    const abort = new AbortController();
    const asked = engine.speak('Hello.', 'female/voice_1', abort.signal);
    await standIn.waitUntil(() => standIn.requestLines.length === 1);
    abort.abort('enough');
    await expect(asked).rejects.toBe('enough');
  });

  it('the status reports a wrong key or an unreachable server', async () => {
    const { engine } = await setUp({ api_key: 'right' }, { api_key: 'wrong' });
    const refused = await engine.status();
    expect(refused).toMatchObject({ ready: false });
    expect(refused.detail).not.toContain('wrong');
    await server?.close();
    server = undefined;
    expect(await engine.status()).toMatchObject({
      ready: false,
      detail: 'The speech server cannot be reached.',
    });
  });
});

it('without a server, the browser speaks, and is labeled as a demo', async () => {
  const engine = browserSpeech();
  expect(await engine.status()).toMatchObject({ kind: 'browser', is_demo: true, ready: true });
  await expect(engine.speak('Hello.', 'female/voice_1', patient())).rejects.toThrow(ServiceError);
});
