import type { ChatRequest } from './openai-request.ts';

/** What the next requests meet instead of a plain answer. One fault serves `times` requests. */
export type Fault =
  | { kind: 'slow_first_token'; ms: number }
  | { kind: 'cut_mid_stream'; after: number }
  | { kind: 'no_finish' }
  | { kind: 'status'; status: number; retry_after?: string; message?: string }
  | { kind: 'malformed_chunk'; after: number }
  | { kind: 'error_chunk'; after: number }
  | { kind: 'destroy_before_bytes' }
  | { kind: 'destroy_after_headers' }
  | { kind: 'never_ending' }
  | { kind: 'stall_after'; after: number };

export interface StandInOptions {
  models?: string[];
  api_key?: string;
  /** The reply to a request; default a fixed sentence with multi-byte characters. */
  reply?: (request: ChatRequest) => string;
  finish_reason?: 'stop' | 'length' | 'content_filter';
  /** Bytes for each write, to split chunks anywhere, also inside a character. */
  split_bytes?: number;
  /** Closes the socket after each answer although keep-alive was promised, as llama.cpp does. */
  close_after_reply?: boolean;
  /** Offers `/tokenize` in this dialect: one token a word. */
  tokenize?: 'llama.cpp' | 'vllm';
  /** Refuses loose turns as strict chat templates do. */
  strict_template?: boolean;
  /** Takes JPEGs inside a message; else they are refused, as by models without eyes. */
  sees_pictures?: boolean;
}
