import { originHeaders } from '../origin.ts';

export type EngineKind = 'text' | 'image' | 'moderation' | 'embedding' | 'speech' | 'transcription';

/** What an engine is asked to do; never a person's text. */
export interface EngineTask {
  kind: EngineKind;
  /** The engine's own kind, such as `openai_compatible`. */
  engine: string;
  model: string;
  /** As in OpenTelemetry's conventions for generative models. */
  operation:
    'chat' | 'generate_content' | 'moderate' | 'embeddings' | 'text_to_speech' | 'speech_to_text';
}

/** The outcome, as far as the engine reports it. */
export interface EngineResult {
  model?: string;
  reason?: string;
  input_tokens?: number | null;
  output_tokens?: number | null;
}

/** One call of an engine, from the request to the end of its response. */
export interface EngineCall {
  /** Also sent to the engine's server. */
  readonly headers: Record<string, string>;
  /** The first piece of the response arrived. */
  first(): void;
  /** An attempt, or one of several pictures, has ended; an error is reported once. */
  tried(error?: unknown): void;
  end(result?: EngineResult): void;
}

/** Called for each call of an engine. */
export type WatchEngine = (task: EngineTask) => EngineCall;

export const UNWATCHED: EngineCall = {
  get headers() {
    return originHeaders();
  },
  first() {},
  tried() {},
  end() {},
};
