import { Worker } from 'node:worker_threads';
import { ModerationError } from '../moderation-error.ts';
import type { EncoderAnswer, EncoderQuestion } from './encoder-worker.ts';

/** Maps passages to vectors that are close if their meanings are. */
export interface SentenceEncoder {
  /** One vector of 512 numbers per passage. @throws ModerationError; `signal.reason` */
  encode(passages: readonly string[], signal: AbortSignal): Promise<Float32Array[]>;
  close(): Promise<void>;
}

const BROKEN = 'The text classifier cannot load or run its model.';

interface Waiting {
  resolve(vectors: Float32Array[]): void;
  reject(error: unknown): void;
}

/**
 * Google's Universal Sentence Encoder (lite, English) in a worker thread. The thread starts with
 * the first request, restarts after a crash, and does not keep the process alive.
 */
export function createSentenceEncoder(): SentenceEncoder {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let lastId = 0;

  const fail = (): void => {
    worker = undefined;
    const error = new ModerationError('The text classifier stopped.', {
      code: 'engine_unavailable',
    });
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };

  const start = (): Worker => {
    const started = new Worker(new URL('./encoder-worker.ts', import.meta.url));
    started.unref();
    started.on('message', (message: EncoderAnswer) => {
      const request = waiting.get(message.id);
      waiting.delete(message.id);
      if ('vectors' in message) request?.resolve(message.vectors);
      else request?.reject(new ModerationError(BROKEN, { code: 'engine_bad_response' }));
    });
    const end = (): void => {
      if (worker === started) fail();
    };
    started.on('error', end);
    started.on('exit', end);
    return started;
  };

  return {
    async encode(passages, signal) {
      signal.throwIfAborted();
      worker ??= start();
      const id = (lastId += 1);
      worker.postMessage({ id, passages } satisfies EncoderQuestion);
      return new Promise((resolve, reject) => {
        const giveUp = (): void => {
          waiting.delete(id);
          reject(signal.reason);
        };
        signal.addEventListener('abort', giveUp, { once: true });
        const settle =
          <T>(done: (value: T) => void) =>
          (value: T): void => {
            signal.removeEventListener('abort', giveUp);
            done(value);
          };
        waiting.set(id, { resolve: settle(resolve), reject: settle(reject) });
      });
    },
    async close() {
      const running = worker;
      fail();
      await running?.terminate();
    },
  };
}
