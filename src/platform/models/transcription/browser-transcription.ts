import { ServiceError } from '../service-error.ts';
import type { TranscriptionEngine } from './types.ts';

const DETAIL =
  'A demo: browsers transcribe what their users say, if they can. Set TRANSCRIBE_BASE_URL and TRANSCRIBE_MODEL for a real one.';

/** Represents a server that is not configured: the users' browsers listen. */
export const browserTranscription = (): TranscriptionEngine => ({
  name: 'browser',
  kind: 'browser',
  is_demo: true,
  transcribe: () =>
    Promise.reject(new ServiceError('engine_unavailable', DETAIL, { retryable: false })),
  status: async () => ({
    name: 'browser',
    kind: 'browser',
    is_demo: true,
    ready: true,
    detail: DETAIL,
  }),
});
