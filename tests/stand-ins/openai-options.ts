import type { ChatRequest } from './openai-request.ts';

/** A fault of the next requests. */
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
  /** The reply to a request. Default: a fixed sentence with multi-byte characters. */
  reply?: (request: ChatRequest) => string;
  finish_reason?: 'stop' | 'length' | 'content_filter';
  /** Bytes per write, to split chunks at any position, even inside a character. */
  split_bytes?: number;
  /** Closes the socket after each response despite keep-alive, as llama.cpp does. */
  close_after_reply?: boolean;
  /** Serves `/tokenize` in this dialect, with one token per word. */
  tokenize?: 'llama.cpp' | 'vllm';
  /** Ignores `include_usage`, as some servers do. */
  hides_usage?: boolean;
  /** Rejects turns that do not alternate, as strict chat templates do. */
  strict_template?: boolean;
  /** Accepts JPEGs in messages. By default they are rejected, as by models without vision. */
  sees_pictures?: boolean;
}
