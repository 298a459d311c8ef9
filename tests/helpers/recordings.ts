import type { SentMessage } from '#features/chat/contract-messages.ts';
import type { KeptRecording } from '#features/chat/contract-recordings.ts';
import { makeWav } from '#tests/stand-ins/sounds.ts';
import { expectJson, type TestClient } from './app.ts';

/** With these settings users may keep recordings; the server gets no requests. */
export const LISTENS = {
  TRANSCRIBE_BASE_URL: 'http://127.0.0.1:9/v1',
  TRANSCRIBE_MODEL: 'listener',
};

export function postRecording(
  client: TestClient,
  chatId: string,
  bytes: Uint8Array,
  part = 'audio',
): Promise<Response> {
  const form = new FormData();
  form.set(part, new File([new Uint8Array(bytes)], 'recording.wav', { type: 'audio/wav' }));
  return client.request(`/chat/${chatId}/recordings`, { method: 'POST', body: form });
}

export const keepRecording = (client: TestClient, chatId: string, seconds = 1.5) =>
  expectJson<KeptRecording>(postRecording(client, chatId, makeWav(seconds)));

export const sendRecording = (
  client: TestClient,
  chatId: string,
  recording_id: string,
  content = 'Shall we walk along the river?',
  headers?: Record<string, string>,
) =>
  expectJson<SentMessage>(
    client.post(`/chat/${chatId}/messages`, { content, recording_id }, headers),
  );
