import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4GenerateResult,
  LanguageModelV4Prompt,
  LanguageModelV4StreamPart,
  LanguageModelV4Usage,
} from '@ai-sdk/provider';

import type { LlamaChat, LlamaSequence, LlamaTurn } from './gguf-plugin.ts';
import { toStrictTurns } from './strict-turns.ts';
import type { Sampling, TextMessage } from './types.ts';

interface Loaded {
  chat: LlamaChat;
  sequence: LlamaSequence;
}

/**
 * A loaded GGUF model as a language model. One sequence serves one reply at a time: replies queue,
 * and a prompt that continues the last one reuses the evaluated tokens.
 */
export function createGgufModel(modelId: string, loaded: Loaded): LanguageModelV4 {
  let queue: Promise<unknown> = Promise.resolve();

  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const run = queue.then(work, work);
    queue = run.catch(() => {});
    return run;
  }

  async function generate(options: LanguageModelV4CallOptions, onText: (text: string) => void) {
    options.abortSignal?.throwIfAborted();
    const before = loaded.sequence.tokenMeter.usedOutputTokens;
    const { metadata } = await loaded.chat.generateResponse(toHistory(options.prompt), {
      ...toLlamaSampling(options),
      maxTokens: options.maxOutputTokens,
      customStopTriggers: options.stopSequences,
      signal: options.abortSignal,
      onTextChunk: onText,
    });
    const output = loaded.sequence.tokenMeter.usedOutputTokens - before;
    const input = Math.max(0, loaded.sequence.nextTokenIndex - output);
    return { finishReason: toFinishReason(metadata.stopReason), usage: toUsage(input, output) };
  }

  return {
    specificationVersion: 'v4',
    provider: 'gguf',
    modelId,
    supportedUrls: {},
    async doStream(options) {
      // A canceled reader must also stop the computation, whatever the caller's signal does.
      const canceled = new AbortController();
      const signals = [canceled.signal, ...(options.abortSignal ? [options.abortSignal] : [])];
      const abortSignal = AbortSignal.any(signals);
      const stream = new ReadableStream<LanguageModelV4StreamPart>({
        start(controller) {
          controller.enqueue({ type: 'stream-start', warnings: [] });
          controller.enqueue({ type: 'text-start', id: '0' });
          const emit = (delta: string) => {
            if (!abortSignal.aborted && delta !== '') {
              controller.enqueue({ type: 'text-delta', id: '0', delta });
            }
          };
          void inTurn(() => generate({ ...options, abortSignal }, emit)).then(
            (end) => {
              if (canceled.signal.aborted) return;
              controller.enqueue({ type: 'text-end', id: '0' });
              controller.enqueue({ type: 'finish', ...end });
              controller.close();
            },
            (error: unknown) => {
              if (!canceled.signal.aborted) controller.error(error);
            },
          );
        },
        cancel: () => canceled.abort(),
      });
      return { stream };
    },
    async doGenerate(options): Promise<LanguageModelV4GenerateResult> {
      let text = '';
      const end = await inTurn(() => generate(options, (delta) => void (text += delta)));
      return { content: [{ type: 'text', text }], warnings: [], ...end };
    },
  };
}

function toHistory(prompt: LanguageModelV4Prompt): LlamaTurn[] {
  const messages = prompt.flatMap((message): TextMessage[] => {
    if (message.role === 'tool') return [];
    if (message.role === 'system') return [{ role: 'system', content: message.content }];
    const text = message.content.map((part) => (part.type === 'text' ? part.text : '')).join('');
    return [{ role: message.role, content: text }];
  });
  return toStrictTurns(messages).map((message) =>
    message.role === 'assistant'
      ? { type: 'model', response: [message.content] }
      : { type: message.role, text: message.content },
  );
}

function toLlamaSampling(options: LanguageModelV4CallOptions): object {
  const extra = (options.providerOptions?.gguf ?? {}) as Sampling;
  const penalties = {
    penalty: extra.repetition_penalty,
    frequencyPenalty: options.frequencyPenalty,
    presencePenalty: options.presencePenalty,
  };
  const penalized = Object.values(penalties).some((value) => value !== undefined);
  return {
    temperature: options.temperature,
    topP: options.topP,
    topK: options.topK,
    minP: extra.min_p,
    seed: options.seed,
    repeatPenalty: penalized ? penalties : undefined,
    xtc:
      extra.xtc_probability === undefined
        ? undefined
        : { probability: extra.xtc_probability, threshold: extra.xtc_threshold ?? 0.1 },
    dryRepeatPenalty:
      extra.dry_multiplier === undefined
        ? undefined
        : {
            strength: extra.dry_multiplier,
            base: extra.dry_base,
            allowedLength: extra.dry_allowed_length,
          },
  };
}

function toFinishReason(raw: string): LanguageModelV4GenerateResult['finishReason'] {
  if (raw === 'maxTokens') return { unified: 'length', raw };
  return { unified: raw === 'abort' ? 'interrupted' : 'stop', raw };
}

function toUsage(input: number, output: number): LanguageModelV4Usage {
  return {
    inputTokens: { total: input, noCache: undefined, cacheRead: undefined, cacheWrite: undefined },
    outputTokens: { total: output, text: output, reasoning: undefined },
  };
}
