import { callService, findOutage } from '../call-service.ts';
import type { EngineTask, WatchEngine } from '../engine-watch.ts';
import { DEFAULT_RETRY, type RetryPolicy } from '../retry-policy.ts';
import { createTranscriptionModel } from './transcription-model.ts';
import type { TranscriptionEngine, TranscriptionSettings } from './types.ts';

const TIMEOUT_MS = 60_000;
const SERVICE = { server: 'transcription server', key: 'TRANSCRIBE_API_KEY' };

/** Any server with OpenAI's transcription call. */
export function createTranscriptionEngine(
  { base_url, api_key, model, timeout_ms: timeoutMs = TIMEOUT_MS }: TranscriptionSettings,
  watch?: WatchEngine,
  retry: RetryPolicy = DEFAULT_RETRY,
): TranscriptionEngine {
  const base = base_url.replace(/\/+$/, '');
  const headers: Record<string, string> = api_key ? { authorization: `Bearer ${api_key}` } : {};
  const listener = createTranscriptionModel(base, model, headers);
  const task: EngineTask = {
    kind: 'transcription',
    engine: 'openai_compatible',
    model,
    operation: 'speech_to_text',
  };
  return {
    name: model,
    kind: 'openai_compatible',
    is_demo: false,
    transcribe: (audio, mediaType, caller) =>
      callService(
        { service: SERVICE, task, watch, retry, timeoutMs, caller },
        async (abortSignal, call) => {
          const asked = { audio, mediaType, abortSignal, headers: call.headers };
          const { text, durationInSeconds: seconds } = await listener.doGenerate(asked);
          return {
            text,
            duration_ms: seconds === undefined ? undefined : Math.round(seconds * 1000),
          };
        },
      ),
    async status() {
      const about = { name: model, kind: 'openai_compatible', is_demo: false } as const;
      const outage = await findOutage(base, headers, SERVICE);
      return outage === undefined
        ? { ...about, ready: true, detail: `Listening with ${model}.` }
        : { ...about, ready: false, detail: outage };
    },
  };
}
