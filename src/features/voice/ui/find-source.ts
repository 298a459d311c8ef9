import type { Sound, Speech } from '#features/voice/contract.ts';
import { ApiError, api } from '#ui/api-client.ts';
import type { Source } from './output.ts';

/** An address that ends within this time is renewed first. Milliseconds. */
const RENEW_BEFORE_MS = 60_000;

export const isFresh = ({ expires_at }: Pick<Speech, 'expires_at'>): boolean =>
  Date.parse(expires_at) - Date.now() > RENEW_BEFORE_MS;

export const toSource = ({ audio_url, is_demo }: Speech): Source => ({
  kind: 'audio',
  url: audio_url,
  isDemo: is_demo,
});

/** The text for the browser to speak if there is no voice server. @throws the error otherwise */
export function inBrowser(error: unknown): Source {
  if (error instanceof ApiError && error.spoken) return { kind: 'browser', ...error.spoken };
  throw error;
}

/** Has a reply spoken, or finds what was spoken of it. */
export const speak = (chat_id: string, message_id: string): Promise<Speech> =>
  api.post('/chat/{chat_id}/messages/{message_id}/speech', {
    params: { path: { chat_id, message_id } },
  });

/** Requests the speech of a reply. Resolves with its address as soon as it begins. */
export const startSound = (chat_id: string, message_id: string): Promise<Sound> =>
  api.post('/chat/{chat_id}/messages/{message_id}/sound', {
    params: { path: { chat_id, message_id } },
  });

/** A voice's sample. */
export const findSample = (sex: 'female' | 'male', voice: 'voice_1' | 'voice_2'): Promise<Source> =>
  api
    .get('/voices/{sex}/{voice}/sample', { params: { path: { sex, voice } } })
    .then(({ audio_url }): Source => ({ kind: 'audio', url: audio_url, isDemo: false }), inBrowser);
