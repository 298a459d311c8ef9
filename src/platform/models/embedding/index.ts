export { createEmbeddingEngine } from './create-embedding-engine.ts';
export { NOT_CONFIGURED, noEmbedding } from './no-embedding.ts';
export type { EmbeddingEngine, EmbeddingSettings } from './types.ts';
