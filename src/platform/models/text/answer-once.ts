import {
  APICallError,
  InvalidResponseDataError,
  type LanguageModelV4Prompt,
} from '@ai-sdk/provider';
import { UNWATCHED } from '../engine-watch.ts';
import { systemCode } from '../../connection-error.ts';
import { TextEngineError, toEngineError } from './engine-error.ts';
import { chatTask, toResult } from './engine-task.ts';
import type { TextEngine } from './types.ts';

export interface OneQuestion {
  prompt: LanguageModelV4Prompt;
  max_tokens: number;
  /** Aborts the request; its reason is thrown. */
  signal: AbortSignal;
}

/**
 * Returns one complete answer of the engine's first model at temperature 0, in one attempt; it may
 * be empty.
 * @throws TextEngineError; `signal.reason` when the caller aborts
 */
export async function answerOnce(
  engine: TextEngine,
  { prompt, max_tokens, signal }: OneQuestion,
): Promise<string> {
  const call = engine.watch?.(chatTask(engine)) ?? UNWATCHED;
  try {
    const { content, usage, response } = await engine.model.doGenerate({
      prompt,
      maxOutputTokens: max_tokens + (engine.reasoning_tokens ?? 0),
      temperature: 0,
      abortSignal: signal,
      headers: call.headers,
    });
    call.tried();
    call.end(toResult(usage, response?.modelId));
    return content
      .map((part) => (part.type === 'text' ? part.text : ''))
      .join('')
      .trim();
  } catch (error) {
    const failure: unknown = signal.aborted ? signal.reason : toAnswerError(error);
    call.tried(failure);
    call.end();
    throw failure;
  }
}

// The SDK reports an unreadable response as a failed call with status 200.
function toAnswerError(error: unknown): TextEngineError {
  const isAnswered = APICallError.isInstance(error) && (error.statusCode ?? 500) < 400;
  if (!isAnswered && !InvalidResponseDataError.isInstance(error))
    return toEngineError(error, false);
  return systemCode(error) === undefined
    ? new TextEngineError('engine_bad_response', 'The text engine sent something unreadable.', {
        retryable: true,
        cause: error,
      })
    : new TextEngineError('engine_cut_off', 'The answer was cut off before its end.', {
        cause: error,
      });
}
