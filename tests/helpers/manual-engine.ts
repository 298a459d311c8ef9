import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4StreamPart,
} from '@ai-sdk/provider';
import type { TextEngine } from '#platform/models/text/index.ts';

/** One call of the engine, written by the test. */
export interface EngineCall {
  options: LanguageModelV4CallOptions;
  /** The system and turn texts, in order. */
  texts: string[];
  send(text: string): void;
  finish(reason?: 'stop' | 'length'): void;
  fail(error: Error): void;
  readonly isLetGo: boolean;
  /** Resolves when the caller has let go of the stream. */
  readonly canceled: Promise<void>;
}

/** A text engine whose every reply a test writes piece by piece, so that no test needs to wait for time. */
export function createManualEngine(): {
  engine: TextEngine;
  nextCall(): Promise<EngineCall>;
  answerWith(text: string): Promise<void>;
} {
  const calls: EngineCall[] = [];
  const waiters: ((call: EngineCall) => void)[] = [];
  const nextCall = (): Promise<EngineCall> => {
    let ready = calls.shift();
    // A caller that has hung up waits for no answer.
    while (ready?.isLetGo) ready = calls.shift();
    return ready ? Promise.resolve(ready) : new Promise((resolve) => waiters.push(resolve));
  };
  const model: LanguageModelV4 = {
    specificationVersion: 'v4',
    provider: 'test',
    modelId: 'manual',
    supportedUrls: {},
    doGenerate: () => Promise.reject(new Error('only streams')),
    async doStream(options) {
      let controller!: ReadableStreamDefaultController<LanguageModelV4StreamPart>;
      let isLetGo = false;
      let letGo!: () => void;
      const canceled = new Promise<void>(
        (resolve) =>
          (letGo = () => {
            isLetGo = true;
            resolve();
          }),
      );
      const stream = new ReadableStream<LanguageModelV4StreamPart>({
        start: (own) => void (controller = own),
        cancel: letGo,
      });
      options.abortSignal?.addEventListener('abort', letGo);
      const call: EngineCall = {
        options,
        texts: options.prompt.map((part) =>
          typeof part.content === 'string'
            ? part.content
            : part.content.map((piece) => ('text' in piece ? piece.text : '')).join(''),
        ),
        send: (delta) =>
          void (isLetGo || controller.enqueue({ type: 'text-delta', id: '0', delta })),
        finish(reason = 'stop') {
          if (isLetGo) return;
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
        get isLetGo() {
          return isLetGo;
        },
        canceled,
      };
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
    countTokens: (text) => Math.ceil(text.length / 3),
    close: async () => {},
  };
  return {
    engine,
    nextCall,
    async answerWith(text) {
      const call = await nextCall();
      call.send(text);
      call.finish();
    },
  };
}
