import { ServiceError } from '../service-error.ts';
import type { EmbeddingEngine } from './types.ts';

export const NOT_CONFIGURED =
  'Memories are found by full text alone: EMBEDDING_BASE_URL is not set.';
/** Stands for an engine that is not there. @param detail says why, for the operator */
export const noEmbedding = (detail: string): EmbeddingEngine => ({
  name: 'full_text',
  kind: 'none',
  embed: () => Promise.reject(new ServiceError('engine_unavailable', detail, { retryable: false })),
  status: async () => ({ name: 'full_text', kind: 'none', is_demo: false, ready: true, detail }),
});
