import type { LanguageModelV4 } from '@ai-sdk/provider';

import type { WatchEngine } from '../engine-watch.ts';
import type { EngineStatusOf } from '../engine-status.ts';

export type TextEngineKind = 'openai_compatible' | 'gguf' | 'scripted';

export type EngineStatus = EngineStatusOf<TextEngineKind>;

/** A source of text behind one interface, so that a provider is only a matter of configuration. */
export interface TextEngine {
  name: string;
  kind: TextEngineKind;
  is_demo: boolean;
  /** The preferred model. */
  model: LanguageModelV4;
  /** Tried in order if the preferred model cannot start a reply. */
  fallbacks: LanguageModelV4[];
  /** Sampling and limits from the settings; a call may override each. */
  sampling: Sampling;
  /** By the name of a model, before `sampling`. */
  model_sampling?: ReadonlyMap<string, Sampling>;
  /** Whether a model reads pictures, by name; without it, none does. */
  sees?: (model: string) => boolean;
  /** The longest reply, in tokens, without the thoughts of a reasoning model. */
  max_tokens: number;
  /** How many tokens a model may think before its reply. */
  reasoning_tokens?: number;
  timeouts: TextTimeouts;
  /** Context window in tokens, for prompt and reply together. */
  contextTokens: number;
  /** Called for each call. */
  watch?: WatchEngine;
  status(): Promise<EngineStatus>;
  /** The model's tokens in `text`; undefined if the engine has no tokenizer. */
  countTokens(text: string): number | undefined | Promise<number | undefined>;
  close(): Promise<void>;
}

/** Sampling options under the servers' names; an unset option is not sent. */
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
  /** Maximum silence before the first token and between two tokens. Milliseconds. */
  first_token_ms: number;
  /** Maximum time of a reply, including retries. Milliseconds. */
  total_ms: number;
}

export interface TextSettings {
  /** Base URL of an OpenAI-compatible server, including `/v1`. */
  base_url?: string;
  api_key?: string;
  /** Fallback order; if empty, the first model that the server lists. */
  models?: string[];
  /** Path of a GGUF file; used when there is no `base_url`. */
  gguf?: string;
  /** Folder of the separately installed node-llama-cpp. */
  plugin_dir?: string;
  /** Threads for a GGUF model; default all cores but one. */
  threads?: number;
  /** Context window in tokens. */
  context?: number;
  max_tokens?: number;
  reasoning_tokens?: number;
  sampling?: Sampling;
  model_sampling?: ReadonlyMap<string, Sampling>;
  /** The models of a server that read pictures; true: all. */
  vision?: true | string[];
  timeouts?: Partial<TextTimeouts>;
  scripted?: {
    /** Delay between two words in milliseconds; 0 in tests. */
    delay_ms?: number;
    seed?: string | number;
  };
}

export const DEFAULT_TIMEOUTS: TextTimeouts = { first_token_ms: 30_000, total_ms: 120_000 };
export const DEFAULT_CONTEXT_TOKENS = 8192;
export const DEFAULT_MAX_TOKENS = 400;

export interface TextMessage {
  role: 'system' | 'user' | 'assistant';
  /** What a model without vision reads. */
  content: string;
  /** What a model with vision reads in its place, if that has pictures. */
  parts?: MessagePart[];
}

/** A picture is a JPEG, which every vision server supports. */
export type MessagePart = { type: 'text'; text: string } | { type: 'picture'; jpeg: Uint8Array };

export interface TextUsage {
  input_tokens: number | null;
  output_tokens: number | null;
}

export type FinishReason = 'stop' | 'length' | 'content_filter' | 'other';

export type ReplyPart =
  | { type: 'delta'; text: string }
  | { type: 'finish'; reason: FinishReason; usage: TextUsage; model: string };

/** Settings that each engine uses unchanged. */
export const callDefaults = (settings: TextSettings) => ({
  sampling: settings.sampling ?? {},
  model_sampling: settings.model_sampling ?? new Map<string, Sampling>(),
  max_tokens: settings.max_tokens ?? DEFAULT_MAX_TOKENS,
  reasoning_tokens: settings.reasoning_tokens ?? 0,
  timeouts: { ...DEFAULT_TIMEOUTS, ...settings.timeouts },
});
