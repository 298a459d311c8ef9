import { completeWav } from '../../audio/complete-wav.ts';
import type { EngineTask, WatchEngine } from '../engine-watch.ts';
import { UNWATCHED, type EngineCall } from '../engine-watch.ts';
import { DEFAULT_RETRY, nextDelay, type RetryPolicy } from '../retry-policy.ts';
import { SpeechError, toSpeechError } from './speech-error.ts';
import { createSpeechModel } from './speech-model.ts';
import {
  MAX_SPEECH_INPUT,
  type SpeechEngine,
  type SpeechFormat,
  type SpeechSettings,
  type Spoken,
} from './types.ts';

const STATUS_TIMEOUT_MS = 2500;
const TIMEOUT_MS = 90_000;

const MEDIA_TYPES: Record<SpeechFormat, string> = {
  mp3: 'audio/mpeg',
  opus: 'audio/ogg',
  wav: 'audio/wav',
  aac: 'audio/aac',
};

/** Any server with OpenAI's speech call. */
export function createSpeechEngine(
  settings: SpeechSettings,
  watch?: WatchEngine,
  retry: RetryPolicy = DEFAULT_RETRY,
): SpeechEngine {
  const { api_key, model, format, voices, timeout_ms = TIMEOUT_MS } = settings;
  const base = settings.base_url.replace(/\/+$/, '');
  const headers: Record<string, string> = api_key ? { authorization: `Bearer ${api_key}` } : {};
  const speaker = createSpeechModel(base, model, headers);
  const task: EngineTask = {
    kind: 'speech',
    engine: 'openai_compatible',
    model,
    operation: 'text_to_speech',
  };

  async function speakOnce(
    text: string,
    voice: string,
    signal: AbortSignal,
    call: EngineCall,
  ): Promise<Spoken> {
    const { audio } = await speaker.doGenerate({
      text,
      voice,
      outputFormat: format,
      abortSignal: signal,
      headers: call.headers,
    });
    const bytes = typeof audio === 'string' ? Buffer.from(audio, 'base64') : audio;
    const file = format === 'wav' ? completeWav(bytes) : bytes;
    return { audio: file, media_type: MEDIA_TYPES[format], format };
  }

  return {
    name: model,
    kind: 'openai_compatible',
    is_demo: false,
    voiceOf: (one) => voices[one],
    async speak(text, one, caller) {
      if (text.length > MAX_SPEECH_INPUT)
        throw new RangeError(`At most ${MAX_SPEECH_INPUT} characters at once.`);
      const call = watch?.(task) ?? UNWATCHED;
      const until = Date.now() + timeout_ms;
      const timeout = AbortSignal.timeout(timeout_ms);
      const signal = AbortSignal.any([caller, timeout]);
      try {
        for (let attempt = 1; ; attempt += 1) {
          try {
            const spoken = await speakOnce(text, voices[one], signal, call);
            call.tried();
            call.end({ model });
            return spoken;
          } catch (error) {
            const failure = failureOf(error, caller, timeout);
            call.tried(failure);
            if (!(failure instanceof SpeechError) || !failure.retryable || signal.aborted)
              throw failure;
            const delay = nextDelay(retry, attempt, failure.retry_after_ms, {
              has_fallback: false,
              remaining_ms: until - Date.now(),
            });
            if (delay === undefined) throw failure;
            await retry.wait(delay, signal).catch(() => undefined);
            if (signal.aborted) throw failureOf(error, caller, timeout);
          }
        }
      } finally {
        call.end();
      }
    },
    async status() {
      const about = { name: model, kind: 'openai_compatible', is_demo: false } as const;
      // Speaking would cost money, so only the list of models is asked for; some servers have none.
      const status = await fetch(`${base}/models`, {
        headers,
        signal: AbortSignal.timeout(STATUS_TIMEOUT_MS),
      }).then(
        async (response) => {
          await response.body?.cancel();
          return response.status;
        },
        () => undefined,
      );
      if (status === undefined)
        return { ...about, ready: false, detail: 'The speech server cannot be reached.' };
      if (status === 401 || status === 403)
        return {
          ...about,
          ready: false,
          detail: `The speech server does not accept SPEECH_API_KEY (${status}).`,
        };
      return { ...about, ready: true, detail: `Speaking with ${model} as ${format}.` };
    },
  };
}

/** The caller's reason once it has aborted, otherwise a SpeechError. */
function failureOf(error: unknown, caller: AbortSignal, timeout: AbortSignal): unknown {
  if (caller.aborted) return caller.reason;
  if (timeout.aborted)
    return new SpeechError('engine_timeout', 'The speech server takes too long.', {
      retryable: true,
      cause: error,
    });
  return toSpeechError(error);
}
