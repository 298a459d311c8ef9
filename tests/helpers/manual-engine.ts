import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4StreamPart,
} from '@ai-sdk/provider';
import type { TextEngine } from '#platform/models/text/index.ts';
import { soon } from './soon.ts';

/** One engine call, whose reply the test writes. */
export interface EngineCall {
  options: LanguageModelV4CallOptions;
  /** The system and turn texts, in order. */
  texts: string[];
  send(text: string): void;
  finish(reason?: 'stop' | 'length'): void;
  fail(error: Error): void;
  readonly isCanceled: boolean;
  /** Resolves when the caller cancels the stream. */
  readonly canceled: Promise<void>;
}

/** A text engine whose replies a test writes chunk by chunk, so that tests do not depend on timers. */
export function createManualEngine(): {
  engine: TextEngine;
  nextCall(): Promise<EngineCall>;
  replyWith(text: string): Promise<void>;
} {
  const calls: EngineCall[] = [];
  const waiters: ((call: EngineCall) => void)[] = [];
  let last: EngineCall | undefined;
  const nextCall = (): Promise<EngineCall> => {
    let ready = calls.shift();
    // Canceled calls need no reply.
    while (ready?.isCanceled) ready = calls.shift();
    if (ready) return Promise.resolve(ready);
    const next = new Promise<EngineCall>((resolve) => waiters.push(resolve));
    return soon(next, () => `no call came after ${JSON.stringify(last?.texts)}`);
  };
  const model: LanguageModelV4 = {
    specificationVersion: 'v4',
    provider: 'test',
    modelId: 'manual',
    supportedUrls: {},
    doGenerate: () => Promise.reject(new Error('only streams')),
    async doStream(options) {
      let controller!: ReadableStreamDefaultController<LanguageModelV4StreamPart>;
      let wasCanceled = false;
      let cancel!: () => void;
      const canceled = new Promise<void>(
        (resolve) =>
          (cancel = () => {
            wasCanceled = true;
            resolve();
          }),
      );
      const stream = new ReadableStream<LanguageModelV4StreamPart>({
        start: (own) => void (controller = own),
        cancel,
      });
      options.abortSignal?.addEventListener('abort', cancel);
      const call: EngineCall = {
        options,
        texts: options.prompt.map((part) =>
          typeof part.content === 'string'
            ? part.content
            : part.content.map((piece) => ('text' in piece ? piece.text : '')).join(''),
        ),
        send: (delta) =>
          void (wasCanceled || controller.enqueue({ type: 'text-delta', id: '0', delta })),
        finish(reason = 'stop') {
          if (wasCanceled) return;
          controller.enqueue({
            type: 'finish',
            finishReason: { unified: reason, raw: reason },
            usage: {
              inputTokens: { total: 1, noCache: 1, cacheRead: 0, cacheWrite: 0 },
              outputTokens: { total: 1, text: 1, reasoning: 0 },
            },
          });
          controller.close();
        },
        fail: (error) => controller.error(error),
        get isCanceled() {
          return wasCanceled;
        },
        canceled,
      };
      last = call;
      const waiter = waiters.shift();
      if (waiter) waiter(call);
      else calls.push(call);
      return { stream };
    },
  };
  const engine: TextEngine = {
    name: 'manual',
    kind: 'openai_compatible',
    is_demo: false,
    model,
    fallbacks: [],
    sampling: {},
    max_tokens: 200,
    timeouts: { first_token_ms: 10_000, total_ms: 20_000 },
    contextTokens: 4096,
    status: async () => ({
      name: 'manual',
      kind: 'openai_compatible',
      is_demo: false,
      ready: true,
      detail: 'written by a test',
    }),
    countTokens: () => undefined,
    close: async () => {},
  };
  return {
    engine,
    nextCall,
    async replyWith(text) {
      const call = await nextCall();
      call.send(text);
      call.finish();
    },
  };
}
