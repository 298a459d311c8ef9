import { answerOnce } from './answer-once.ts';
import { TextEngineError } from './engine-error.ts';
import type { TextEngine } from './types.ts';

export interface ImageQuestion {
  system: string;
  question: string;
  /** A JPEG: the one format that every server with eyes reads. */
  jpeg: Uint8Array;
  max_tokens: number;
  /** The caller's own stop; its reason is thrown. */
  signal?: AbortSignal;
}

/**
 * What the engine says about a picture, in one try. The answer may hold anything, or nothing.
 * @throws TextEngineError, also when there is no server or it refuses pictures; `signal.reason`
 */
export async function readImage(
  engine: TextEngine,
  { system, question, jpeg, max_tokens, signal }: ImageQuestion,
): Promise<string> {
  if (engine.kind !== 'openai_compatible')
    throw new TextEngineError('engine_bad_response', 'This text engine has no eyes.');
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
 * The same for whom a picture that nobody can read is no fault: null when the engine cannot see (no
 * server, one that refuses pictures, or none that answers within `timeout_ms`) or says nothing.
 */
export async function askAboutImage(
  engine: TextEngine,
  { timeout_ms, signal, ...question }: ImageQuestion & { timeout_ms: number },
): Promise<string | null> {
  const late = AbortSignal.timeout(timeout_ms);
  const either = signal ? AbortSignal.any([signal, late]) : late;
  try {
    return (await readImage(engine, { ...question, signal: either })) || null;
  } catch {
    signal?.throwIfAborted();
    return null;
  }
}
