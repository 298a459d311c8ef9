import type { EngineStatusOf } from '../engine-status.ts';

export type EmbeddingEngineKind = 'openai_compatible' | 'none';

/**
 * Converts texts to vectors, so that texts with the same meaning are found without a common word.
 */
export interface EmbeddingEngine {
  /** The model; its vectors are not comparable with those of another model. */
  name: string;
  kind: EmbeddingEngineKind;
  /**
   * One vector for each text, in order; at most `MAX_TEXTS` texts.
   * @throws ServiceError; `signal.reason` when the caller aborts
   */
  embed(texts: string[], signal: AbortSignal): Promise<number[][]>;
  status(): Promise<EngineStatusOf<EmbeddingEngineKind>>;
}

export interface EmbeddingSettings {
  /** Base URL of an OpenAI-compatible server, including `/v1`. */
  base_url: string;
  api_key?: string | undefined;
  model: string;
}

/** The maximum number of texts per call; servers limit it, some to fewer. */
export const MAX_TEXTS = 32;
