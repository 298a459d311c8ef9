import type { EngineStatusOf } from '../engine-status.ts';

export type TranscriptionEngineKind = 'openai_compatible' | 'browser';

/** A transcript. */
export interface Transcript {
  text: string;
  /** Absent if the server does not report it. */
  duration_ms?: number | undefined;
}

/** Converts recordings to text. */
export interface TranscriptionEngine {
  /** The model. */
  name: string;
  kind: TranscriptionEngineKind;
  /** True if no model listens and each user's browser does instead. */
  is_demo: boolean;
  /**
   * Transcribes one recording.
   * @throws ServiceError; `signal.reason` when the caller aborts
   */
  transcribe(audio: Uint8Array, mediaType: string, signal: AbortSignal): Promise<Transcript>;
  status(): Promise<EngineStatusOf<TranscriptionEngineKind>>;
}

export interface TranscriptionSettings {
  /** Base URL of an OpenAI-compatible server, including `/v1`. */
  base_url: string;
  api_key?: string | undefined;
  model: string;
  /** The time limit for one recording, including retries. Milliseconds. */
  timeout_ms?: number;
}
