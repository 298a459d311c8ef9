import type { EngineStatusOf } from '../engine-status.ts';

export type TranscriptionEngineKind = 'openai_compatible' | 'browser';

/** What somebody said. */
export interface Transcript {
  text: string;
  /** Absent where the server does not say it. */
  duration_ms?: number | undefined;
}

/** Recordings as text. */
export interface TranscriptionEngine {
  /** The model. */
  name: string;
  kind: TranscriptionEngineKind;
  /** True if no model listens: the browser of each user does. */
  is_demo: boolean;
  /**
   * Writes down one recording.
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
  /** The longest time for one recording, retries included. Milliseconds. */
  timeout_ms?: number;
}
