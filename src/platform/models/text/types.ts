import type { LanguageModelV4 } from '@ai-sdk/provider';

import type { EngineStatusOf } from '../engine-status.ts';

export type TextEngineKind = 'openai_compatible' | 'gguf' | 'scripted';

export type EngineStatus = EngineStatusOf<TextEngineKind>;

/** A source of text behind one interface, so that a provider is only a configuration. */
export interface TextEngine {
  name: string;
  kind: TextEngineKind;
  is_demo: boolean;
  /** First choice. */
  model: LanguageModelV4;
  /** Tried in order when the first choice cannot start a reply. */
  fallbacks: LanguageModelV4[];
  /** Sampling and limits from the settings; a call may override each. */
  sampling: Sampling;
  max_tokens: number;
  timeouts: TextTimeouts;
  /** Context window in tokens, prompt and reply together. */
  contextTokens: number;
  status(): Promise<EngineStatus>;
  /** Tokens in `text`; exact where the engine has a tokenizer, else estimated high. */
  countTokens(text: string): number | Promise<number>;
  close(): Promise<void>;
}

/** Sampling options by the names servers know them; an unset one is not sent at all. */
export interface Sampling {
  temperature?: number;
  top_p?: number;
  top_k?: number;
  min_p?: number;
  repetition_penalty?: number;
  frequency_penalty?: number;
  presence_penalty?: number;
  dry_multiplier?: number;
  dry_base?: number;
  dry_allowed_length?: number;
  xtc_probability?: number;
  xtc_threshold?: number;
  seed?: number;
}

export interface TextTimeouts {
  /** Longest silence before the first token, and between two tokens. Milliseconds. */
  first_token_ms: number;
  /** Longest whole reply, retries included. Milliseconds. */
  total_ms: number;
}

export interface TextSettings {
  /** Base URL of an OpenAI-compatible server, `/v1` included. */
  base_url?: string;
  api_key?: string;
  /** Fallback order; empty means whatever the server lists first. */
  models?: string[];
  /** Path of a GGUF file; used when there is no `base_url`. */
  gguf?: string;
  /** Folder holding the separately installed node-llama-cpp. */
  plugin_dir?: string;
  /** Threads for a GGUF model; default all cores but one. */
  threads?: number;
  /** Context window in tokens. */
  context?: number;
  max_tokens?: number;
  sampling?: Sampling;
  timeouts?: Partial<TextTimeouts>;
  scripted?: {
    /** Pause between two words, milliseconds; 0 in tests. */
    delay_ms?: number;
    seed?: string | number;
  };
}

export const DEFAULT_TIMEOUTS: TextTimeouts = { first_token_ms: 30_000, total_ms: 120_000 };
export const DEFAULT_CONTEXT_TOKENS = 8192;
export const DEFAULT_MAX_TOKENS = 400;

export interface TextMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

export interface TextUsage {
  input_tokens: number | null;
  output_tokens: number | null;
}

export type FinishReason = 'stop' | 'length' | 'content_filter' | 'other';

export type ReplyPart =
  | { type: 'delta'; text: string }
  | { type: 'finish'; reason: FinishReason; usage: TextUsage; model: string };
