export { createEmbeddingEngine } from './create-embedding-engine.ts';
export { EmbeddingError } from './embedding-error.ts';
export { NOT_CONFIGURED, noEmbedding } from './no-embedding.ts';
export type { EmbeddingEngine, EmbeddingSettings } from './types.ts';
