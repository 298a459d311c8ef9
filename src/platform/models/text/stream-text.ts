import type { LanguageModelV4, LanguageModelV4StreamPart } from '@ai-sdk/provider';

import { toCallOptions, type ReplyRequest } from './call-options.ts';
import { UNWATCHED, type EngineCall } from '../engine-watch.ts';
import { TextEngineError, toEngineError } from './engine-error.ts';
import { DEFAULT_RETRY, nextDelay, type RetryPolicy } from '../retry-policy.ts';
import { chatTask, toUsage } from './engine-task.ts';
import { startReplyClock, type ReplyClock } from './reply-clock.ts';
import { hasPictures, withoutPictures } from './message-parts.ts';
import { hasLooseTurns, toStrictTurns } from './strict-turns.ts';
import type { FinishReason, ReplyPart, TextEngine, TextMessage } from './types.ts';

type FinishPart = Extract<LanguageModelV4StreamPart, { type: 'finish' }>;

interface OpenStream {
  reader: ReadableStreamDefaultReader<LanguageModelV4StreamPart>;
  model: LanguageModelV4;
  /** Text of the first token, or the finish of an empty reply. */
  first: string | FinishPart;
}

// Engines whose chat template rejected loose turns; later requests use strict turns at once.
const strictEngines = new WeakSet<TextEngine>();
// Models that can see according to the settings, but whose server rejected pictures.
const blindModels = new WeakSet<LanguageModelV4>();

/**
 * Streams one reply: deltas, then exactly one finish. Reads `doStream` directly, since the SDK's
 * `streamText` adds overhead per token and delays errors. Before the first token it retries and
 * tries the fallback models.
 * @throws TextEngineError, also mid-reply; `signal.reason` when the caller aborts
 */
export async function* streamReply(
  engine: TextEngine,
  request: ReplyRequest,
  retry: RetryPolicy = DEFAULT_RETRY,
): AsyncGenerator<ReplyPart, void, undefined> {
  const clock = startReplyClock(engine.timeouts, request.signal);
  const call = engine.watch?.(chatTask(engine)) ?? UNWATCHED;
  let open: OpenStream | undefined;
  let began = false;
  try {
    open = await openStream(engine, request, clock, retry, call);
    call.first();
    let part: LanguageModelV4StreamPart | undefined;
    if (typeof open.first === 'string') {
      began = true;
      yield { type: 'delta', text: open.first };
    } else {
      part = open.first;
    }
    while (true) {
      if (part === undefined) {
        const read = await open.reader.read();
        clock.check();
        if (read.done)
          throw new TextEngineError('engine_cut_off', 'The reply was cut off before its end.');
        part = read.value;
      }
      if (part.type === 'text-delta') {
        clock.heard();
        if (part.delta !== '') yield { type: 'delta', text: part.delta };
      } else if (part.type === 'finish') {
        const finish = toFinish(part, open.model);
        call.tried();
        call.end({ ...finish.usage, model: finish.model, reason: finish.reason });
        yield finish;
        return;
      } else if (part.type === 'error') {
        throw part.error;
      } else if (part.type === 'reasoning-delta') {
        clock.heard();
      }
      part = undefined;
    }
  } catch (error) {
    try {
      if (open === undefined) clock.checkWhole();
      else clock.check();
      throw toEngineError(error, began);
    } catch (failure) {
      call.tried(failure);
      throw failure;
    }
  } finally {
    clock.stop();
    call.end();
    // Tells the server to stop computing if the consumer left early; does nothing after the end.
    void open?.reader.cancel().catch(() => {});
  }
}

async function openStream(
  engine: TextEngine,
  request: ReplyRequest,
  clock: ReplyClock,
  retry: RetryPolicy,
  call: EngineCall,
): Promise<OpenStream> {
  const models = [engine.model, ...engine.fallbacks];
  let failure: TextEngineError | undefined;
  for (const [place, model] of models.entries()) {
    let resent = false;
    for (let attempt = 1; ; attempt++) {
      const readable = blindModels.has(model)
        ? withoutPictures(request.messages)
        : request.messages;
      const messages = strictEngines.has(engine) ? toStrictTurns(readable) : readable;
      try {
        return await openOnce(engine, request, messages, model, clock, call);
      } catch (error) {
        clock.checkWhole();
        failure = toEngineError(error, false);
        call.tried(failure);
        if (refusedShape(failure, messages) && !strictEngines.has(engine)) {
          strictEngines.add(engine);
          continue;
        }
        if (refusedPictures(failure, messages) && !blindModels.has(model)) {
          blindModels.add(model);
          continue;
        }
        // llama.cpp closes a keep-alive socket after each reply, so the first write can fail.
        if (failure.closed_early && !resent) {
          resent = true;
          continue;
        }
        if (failure.code === 'engine_timeout' || !failure.retryable) break;
        const delay = nextDelay(retry, attempt, failure.retry_after_ms, {
          has_fallback: place < models.length - 1,
          remaining_ms: clock.remaining(),
        });
        if (delay === undefined) break;
        await retry.wait(delay, clock.signal).catch(() => {});
        clock.checkWhole();
      }
    }
  }
  throw failure!;
}

async function openOnce(
  engine: TextEngine,
  request: ReplyRequest,
  messages: TextMessage[],
  model: LanguageModelV4,
  clock: ReplyClock,
  call: EngineCall,
): Promise<OpenStream> {
  const signal = clock.startAttempt();
  clock.check();
  const options = toCallOptions(engine, request, messages, model.modelId, signal, call.headers);
  const { stream } = await clock.during(Promise.resolve(model.doStream(options)));
  const reader = stream.getReader();
  // Canceling ends a pending read at once, even if the model ignores its abort signal.
  signal.addEventListener('abort', () => void reader.cancel().catch(() => {}), { once: true });
  try {
    while (true) {
      const read = await reader.read();
      clock.check();
      if (read.done) {
        throw new TextEngineError('engine_cut_off', 'The engine ended without a reply.', {
          closed_early: true,
        });
      }
      const part = read.value;
      if (part.type === 'error') throw part.error;
      if (part.type === 'finish') return { reader, model, first: part };
      if (part.type === 'text-delta' && part.delta !== '') {
        clock.heard();
        return { reader, model, first: part.delta };
      }
      if (part.type === 'reasoning-delta') clock.heard();
    }
  } catch (error) {
    void reader.cancel().catch(() => {});
    clock.check();
    throw error;
  }
}

function refusedShape(failure: TextEngineError, messages: TextMessage[]): boolean {
  const refused = failure.status === 400 || failure.status === 422 || failure.status === 500;
  return (
    refused && hasLooseTurns(messages) && /role|system|template|jinja|altern/i.test(said(failure))
  );
}

function refusedPictures(failure: TextEngineError, messages: TextMessage[]): boolean {
  const refused = [400, 404, 415, 422, 500].includes(failure.status ?? 0);
  return (
    refused && hasPictures(messages) && /image|vision|multi-?modal|mmproj/i.test(said(failure))
  );
}

function said(failure: TextEngineError): string {
  const cause = failure.cause as { message?: unknown; responseBody?: unknown } | undefined;
  return `${String(cause?.message ?? '')} ${String(cause?.responseBody ?? '')}`;
}

const REASONS: Record<string, FinishReason> = {
  stop: 'stop',
  length: 'length',
  'content-filter': 'content_filter',
};

function toFinish(
  part: FinishPart,
  model: LanguageModelV4,
): Extract<ReplyPart, { type: 'finish' }> {
  const reason = part.finishReason.unified;
  if (reason === 'error' || reason === 'interrupted') {
    throw new TextEngineError('engine_cut_off', 'The reply was cut off before its end.');
  }
  return {
    type: 'finish',
    reason: REASONS[reason] ?? 'other',
    usage: toUsage(part.usage),
    model: model.modelId,
  };
}
