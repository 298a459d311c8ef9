import { originHeaders } from '../origin.ts';

export type EngineKind = 'text' | 'image' | 'moderation' | 'embedding' | 'speech' | 'transcription';

/** What an engine is asked for; never a text of a person. */
export interface EngineTask {
  kind: EngineKind;
  /** The engine's own kind, such as `openai_compatible`. */
  engine: string;
  model: string;
  /** As in OpenTelemetry's conventions for generative models. */
  operation:
    'chat' | 'generate_content' | 'moderate' | 'embeddings' | 'text_to_speech' | 'speech_to_text';
}

/** What became of it, as far as the engine tells. */
export interface EngineResult {
  model?: string;
  reason?: string;
  input_tokens?: number | null;
  output_tokens?: number | null;
}

/** One call of an engine, from the question to the end of its answer. */
export interface EngineCall {
  /** Sent along to the engine's server. */
  readonly headers: Record<string, string>;
  /** The first piece of the answer came. */
  first(): void;
  /** A try, or one of several pictures, has ended; an error is reported once. */
  tried(error?: unknown): void;
  end(result?: EngineResult): void;
}

/** Told of each call of an engine. */
export type WatchEngine = (task: EngineTask) => EngineCall;

export const UNWATCHED: EngineCall = {
  get headers() {
    return originHeaders();
  },
  first() {},
  tried() {},
  end() {},
};
