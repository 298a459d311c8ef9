import { ServiceError } from '../service-error.ts';
import type { SpeechEngine } from './types.ts';

const DETAIL =
  'A demo: replies are read by the browser’s own voice. Set SPEECH_BASE_URL and SPEECH_MODEL for a real one.';

const refuse = () =>
  Promise.reject(new ServiceError('engine_unavailable', DETAIL, { retryable: false }));

/** Represents a server that is not configured: the users' browsers speak. */
export const browserSpeech = (): SpeechEngine => ({
  name: 'browser',
  kind: 'browser',
  is_demo: true,
  voiceOf: () => 'browser',
  speak: refuse,
  stream: refuse,
  status: async () => ({
    name: 'browser',
    kind: 'browser',
    is_demo: true,
    ready: true,
    detail: DETAIL,
  }),
});
