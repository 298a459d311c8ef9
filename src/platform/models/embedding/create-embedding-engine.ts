import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { EngineTask, WatchEngine } from '../engine-watch.ts';
import { UNWATCHED } from '../engine-watch.ts';
import { badResponse, toServiceError } from '../service-error.ts';
import { MAX_TEXTS, type EmbeddingEngine, type EmbeddingSettings } from './types.ts';

const SERVICE = { server: 'embedding server', key: 'EMBEDDING_API_KEY' };
const STATUS_TIMEOUT_MS = 2500;

/** Any server with OpenAI's embeddings call. */
export function createEmbeddingEngine(
  { base_url, api_key, model }: EmbeddingSettings,
  watch?: WatchEngine,
): EmbeddingEngine {
  const baseURL = base_url.replace(/\/+$/, '');
  const provider = createOpenAICompatible({ name: 'embedding', baseURL, apiKey: api_key });
  const embedder = provider.embeddingModel(model);
  const task: EngineTask = {
    kind: 'embedding',
    engine: 'openai_compatible',
    model,
    operation: 'embeddings',
  };
  const base = { name: model, kind: 'openai_compatible', is_demo: false } as const;

  return {
    name: model,
    kind: 'openai_compatible',
    async embed(texts, signal) {
      if (texts.length > MAX_TEXTS) throw new RangeError(`At most ${MAX_TEXTS} texts at once.`);
      const call = watch?.(task) ?? UNWATCHED;
      try {
        const { embeddings } = await embedder.doEmbed({
          values: texts,
          abortSignal: signal,
          headers: call.headers,
        });
        requireVectors(embeddings, texts.length);
        call.tried();
        call.end({ model });
        return embeddings;
      } catch (error) {
        const failure: unknown = signal.aborted ? signal.reason : toServiceError(error, SERVICE);
        call.tried(failure);
        call.end();
        throw failure;
      }
    },
    async status() {
      try {
        const [vector] = await this.embed(['ready'], AbortSignal.timeout(STATUS_TIMEOUT_MS));
        return {
          ...base,
          ready: true,
          detail: `Memories are also found by meaning: serving ${model}, ${vector!.length} dimensions.`,
        };
      } catch (error) {
        const detail = error instanceof Error ? error.message : 'The embedding server failed.';
        return { ...base, ready: false, detail };
      }
    },
  };
}

/** @throws ServiceError unless there is one vector of numbers for each text, of one length */
function requireVectors(embeddings: number[][], count: number): void {
  const [first = []] = embeddings;
  const isUsable =
    embeddings.length === count &&
    first.length > 0 &&
    embeddings.every((vector) => vector.length === first.length && vector.every(Number.isFinite));
  if (!isUsable) throw badResponse('The embedding server sent unexpected vectors.');
}
