import { answerOnce } from './answer-once.ts';
import { TextEngineError } from './engine-error.ts';
import type { TextEngine } from './types.ts';

export interface ImageQuestion {
  system: string;
  question: string;
  /** A JPEG, which every vision server supports. */
  jpeg: Uint8Array;
  max_tokens: number;
  /** Aborts the request; its reason is thrown. */
  signal?: AbortSignal;
}

/**
 * Returns the engine's description of a picture, in one attempt. It may contain anything, or be
 * empty.
 * @throws TextEngineError, also without a server or if it rejects pictures; `signal.reason`
 */
export async function readImage(
  engine: TextEngine,
  { system, question, jpeg, max_tokens, signal }: ImageQuestion,
): Promise<string> {
  if (engine.kind !== 'openai_compatible')
    throw new TextEngineError('engine_bad_response', 'This text engine cannot see pictures.');
  return answerOnce(engine, {
    prompt: [
      { role: 'system', content: system },
      {
        role: 'user',
        content: [
          { type: 'text', text: question },
          { type: 'file', mediaType: 'image/jpeg', data: { type: 'data', data: jpeg } },
        ],
      },
    ],
    max_tokens,
    signal: signal ?? new AbortController().signal,
  });
}

/**
 * Like `readImage`, but returns null if the engine cannot see (no server, pictures rejected, or no
 * response within `timeout_ms`) or returns nothing.
 */
export async function askAboutImage(
  engine: TextEngine,
  { timeout_ms, signal, ...question }: ImageQuestion & { timeout_ms: number },
): Promise<string | null> {
  const timeout = AbortSignal.timeout(timeout_ms);
  const combined = signal ? AbortSignal.any([signal, timeout]) : timeout;
  try {
    return (await readImage(engine, { ...question, signal: combined })) || null;
  } catch {
    signal?.throwIfAborted();
    return null;
  }
}
