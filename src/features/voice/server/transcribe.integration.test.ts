import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, expectJson, type TestApp, type TestClient } from '#tests/helpers/app.ts';
import { makeMp3, makeWav } from '#tests/stand-ins/sounds.ts';
import {
  startTranscriptionServer,
  type TranscriptionServer,
} from '#tests/stand-ins/transcription-server.ts';
import type { Microphone, Transcription } from '../contract-transcription.ts';
import { MAX_RECORDING_BYTES } from '../limits.ts';

let server: TranscriptionServer;
let app: TestApp;

beforeAll(async () => {
  server = await startTranscriptionServer({ textOf: () => ' Shall we walk along the river? ' });
  const env = {
    TRANSCRIBE_BASE_URL: server.base_url,
    TRANSCRIBE_MODEL: 'listener',
    SPEECH_MAX_PER_HOUR: '1000',
  };
  app = await createTestApp({ env });
});
afterEach(() => void (server.heard.length = 0));
afterAll(async () => {
  await app.close();
  await server.close();
});

const RECORDING = makeWav(1.5, 220, false);

function post(client: TestClient, bytes: Uint8Array, name = 'audio'): Promise<Response> {
  const form = new FormData();
  form.set(name, new File([new Uint8Array(bytes)], 'recording.wav', { type: 'audio/wav' }));
  return client.request('/transcriptions', { method: 'POST', body: form });
}

describe('a spoken message', () => {
  it('is transcribed for a Premium user, with its length', async () => {
    const client = await app.signIn({ plan: 'premium' });
    const written = await expectJson<Transcription>(post(client, RECORDING));
    expect(written).toEqual({ text: 'Shall we walk along the river?', duration_ms: 1500 });
    expect(server.heard).toMatchObject([{ type: 'audio/wav', seconds: 1.5 }]);
    expect(await expectJson<Microphone>(client.get('/transcriptions'))).toEqual({
      listens: 'server',
      needs_premium: false,
      max_seconds: 120,
    });
  });

  it('is determined by its bytes, ignoring the declared type', async () => {
    const client = await app.signIn({ plan: 'premium' });
    const written = await expectJson<Transcription>(post(client, makeMp3(0.5)));
    expect(written.duration_ms).toBeNull();
    expect(server.heard).toMatchObject([{ name: 'recording.mp3', type: 'audio/mpeg' }]);
  });

  it('is part of Premium', async () => {
    const client = await app.signIn();
    const refused = await post(client, RECORDING);
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({
      code: 'premium_required',
      upgrade_url: '/premium',
    });
    expect(await expectJson(client.get('/transcriptions'))).toMatchObject({ needs_premium: true });
    expect(server.heard).toEqual([]);
  });

  it.each<[string, Uint8Array, number, object]>([
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47]), 422, { code: 'validation_error' }],
    ['nothing', new Uint8Array(), 422, { code: 'validation_error' }],
    ['a broken WAV file', RECORDING.subarray(0, 14), 422, { code: 'validation_error' }],
    ['two minutes and more', makeWav(122, 220, false), 422, { code: 'validation_error' }],
    [
      'more bytes than allowed',
      new Uint8Array(MAX_RECORDING_BYTES + 1),
      413,
      { code: 'payload_too_large' },
    ],
  ])('%s is rejected before it reaches the server', async (_, bytes, status, body) => {
    const client = await app.signIn({ plan: 'premium' });
    const refused = await post(client, bytes);
    expect(refused.status).toBe(status);
    expect(await refused.json()).toMatchObject(body);
    expect(server.heard).toEqual([]);
  });

  it('needs a form with the part audio', async () => {
    const client = await app.signIn({ plan: 'premium' });
    expect((await post(client, RECORDING, 'sound')).status).toBe(422);
    expect((await client.post('/transcriptions', { audio: 'x' })).status).toBe(415);
  });

  it('that the server cannot transcribe is reported plainly', async () => {
    const client = await app.signIn({ plan: 'premium' });
    server.fail({ kind: 'status', status: 400 });
    const failed = await post(client, RECORDING);
    expect(failed.status).toBe(503);
    expect(await failed.json()).toMatchObject({ code: 'transcription_failed' });
    expect((await post(client, RECORDING)).status).toBe(200);
  });
});

it('Without a server, the browser must transcribe', async () => {
  const plain = await createTestApp();
  try {
    const client = await plain.signIn({ plan: 'premium' });
    expect(await expectJson(client.get('/transcriptions'))).toMatchObject({
      listens: 'browser',
      needs_premium: false,
    });
    const refused = await post(client, RECORDING);
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ code: 'browser_recognition' });
  } finally {
    await plain.close();
  }
});
