import { ServiceError } from '../service-error.ts';
import type { EmbeddingEngine } from './types.ts';

export const NOT_CONFIGURED =
  'Memories are found only by full text: EMBEDDING_BASE_URL is not set.';
/** Represents a missing engine. @param detail the reason, for the operator */
export const noEmbedding = (detail: string): EmbeddingEngine => ({
  name: 'full_text',
  kind: 'none',
  embed: () => Promise.reject(new ServiceError('engine_unavailable', detail, { retryable: false })),
  status: async () => ({ name: 'full_text', kind: 'none', is_demo: false, ready: true, detail }),
});
