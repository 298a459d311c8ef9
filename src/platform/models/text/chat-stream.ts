import {
  InvalidResponseDataError,
  JSONParseError,
  TypeValidationError,
  type LanguageModelV4FinishReason,
  type LanguageModelV4StreamPart,
  type LanguageModelV4Usage,
} from '@ai-sdk/provider';
import { createParser } from 'eventsource-parser';
import type { Readable } from 'node:stream';

/** Parts that wait for a slow consumer; more pauses the server. */
const MAX_WAITING = 256;

/** The fields of a `chat.completion.chunk` that are read. All are the server's claims. */
interface Chunk {
  error?: unknown;
  choices?: unknown;
  usage?: { prompt_tokens?: unknown; completion_tokens?: unknown } | null;
}
interface Choice {
  finish_reason?: unknown;
  delta?: Record<string, unknown> | null;
}

/**
 * Reads OpenAI's stream of chunks as parts of text and thoughts, then one `finish` when the server
 * ends its answer. An unreadable chunk, an error of the server, an end without a reason, and a
 * connection that breaks are `error` parts. Canceling closes the connection.
 */
export function readChatStream(body: Readable): ReadableStream<LanguageModelV4StreamPart> {
  // Destroying a body may end it with an error.
  let isCanceled = false;
  return new ReadableStream<LanguageModelV4StreamPart>(
    {
      start(controller) {
        const chunks = createChunkReader((part) => controller.enqueue(part));
        const parser = createParser({ onEvent: ({ data }) => chunks.read(data) });
        body
          .setEncoding('utf8')
          .on('data', (text: string) => {
            parser.feed(text);
            if (controller.desiredSize! <= 0) body.pause();
          })
          .on('end', () => {
            chunks.end();
            controller.close();
          })
          .on('error', (error) => {
            if (isCanceled) return;
            // An errored stream would lose the parts that wait in it.
            controller.enqueue({ type: 'error', error });
            controller.close();
          });
      },
      pull: () => void body.resume(),
      cancel() {
        isCanceled = true;
        body.destroy();
      },
    },
    { highWaterMark: MAX_WAITING },
  );
}

function createChunkReader(onPart: (part: LanguageModelV4StreamPart) => void) {
  let reason: string | undefined;
  let hasFailed = false;
  let isRefused = false;
  let usage: Chunk['usage'];

  const fail = (error: unknown): void => {
    hasFailed = true;
    onPart({ type: 'error', error });
  };
  const readDelta = ({ content, reasoning_content, reasoning, refusal }: Delta): void => {
    const thought = reasoning_content ?? reasoning;
    if (isText(thought)) onPart({ type: 'reasoning-delta', id: 'reasoning', delta: thought });
    for (const text of textsOf(content)) onPart({ type: 'text-delta', id: 'text', delta: text });
    if (!isText(refusal)) return;
    isRefused = true;
    onPart({ type: 'text-delta', id: 'text', delta: refusal });
  };
  return {
    read(data: string): void {
      if (data === '[DONE]') return;
      const chunk = parse(data);
      if (chunk instanceof Error) return fail(chunk);
      if (chunk.error) return fail(chunk.error);
      if (chunk.usage) usage = chunk.usage;
      // as: every field of it is checked before use.
      const [choice] = chunk.choices as (Choice | undefined)[];
      if (isText(choice?.finish_reason)) reason = choice.finish_reason;
      if (choice?.delta) readDelta(choice.delta);
    },
    end(): void {
      if (reason === undefined && !hasFailed)
        fail(new InvalidResponseDataError({ data: undefined, message: 'No finish reason.' }));
      onPart({
        type: 'finish',
        finishReason: { unified: hasFailed ? 'error' : unify(reason, isRefused), raw: reason },
        usage: toUsage(usage),
      });
    },
  };
}

type Delta = NonNullable<Choice['delta']>;

/** Returns the error for anything that is not a chunk. */
function parse(data: string): Chunk | Error {
  let value: unknown;
  try {
    value = JSON.parse(data);
  } catch (cause) {
    return new JSONParseError({ text: data, cause });
  }
  const chunk = value as Chunk | null;
  if (chunk?.error || Array.isArray(chunk?.choices)) return chunk;
  return new TypeValidationError({ value, cause: new Error('The chunk has no choices.') });
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Some servers send the content as a list of parts. */
function textsOf(content: unknown): string[] {
  if (!Array.isArray(content)) return isText(content) ? [content] : [];
  return content
    .filter((part: { type?: unknown } | null) => part?.type === 'text')
    .map((part: { text?: unknown }) => part.text)
    .filter(isText);
}

const UNIFIED: ReadonlyMap<string | undefined, LanguageModelV4FinishReason['unified']> = new Map([
  ['stop', 'stop'],
  ['length', 'length'],
  ['content_filter', 'content-filter'],
]);

/** A refusal ends with `stop` too. */
const unify = (reason: string | undefined, isRefused: boolean) =>
  isRefused && reason === 'stop' ? 'content-filter' : (UNIFIED.get(reason) ?? 'other');

function toUsage(usage: Chunk['usage']): LanguageModelV4Usage {
  const count = (value: unknown) => (typeof value === 'number' ? value : undefined);
  return {
    inputTokens: {
      total: count(usage?.prompt_tokens),
      noCache: undefined,
      cacheRead: undefined,
      cacheWrite: undefined,
    },
    outputTokens: {
      total: count(usage?.completion_tokens),
      text: undefined,
      reasoning: undefined,
    },
  };
}
