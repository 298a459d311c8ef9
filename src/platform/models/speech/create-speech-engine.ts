import { completeWav } from '../../audio/complete-wav.ts';
import { callService, findOutage, withoutGaps } from '../call-service.ts';
import type { EngineTask, WatchEngine } from '../engine-watch.ts';
import { DEFAULT_RETRY, type RetryPolicy } from '../retry-policy.ts';
import { toServiceError } from '../service-error.ts';
import { createSpeechModel } from './speech-model.ts';
import { openSpeech } from './stream-speech.ts';
import {
  MAX_SPEECH_INPUT,
  type SpeechEngine,
  type SpeechFormat,
  type SpeechSettings,
} from './types.ts';

const TIMEOUT_MS = 90_000;
const SERVICE = { server: 'speech server', key: 'SPEECH_API_KEY' };

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
  const { api_key, model, format, call_format = 'pcm', voices, timeout_ms = TIMEOUT_MS } = settings;
  const base = settings.base_url.replace(/\/+$/, '');
  const headers: Record<string, string> = api_key ? { authorization: `Bearer ${api_key}` } : {};
  const task: EngineTask = {
    kind: 'speech',
    engine: 'openai_compatible',
    model,
    operation: 'text_to_speech',
  };

  return {
    name: model,
    kind: 'openai_compatible',
    is_demo: false,
    voiceOf: (one) => voices[one],
    speak(text, one, caller, listener) {
      if (text.length > MAX_SPEECH_INPUT)
        return Promise.reject(new RangeError(`At most ${MAX_SPEECH_INPUT} characters at once.`));
      const about = { media_type: MEDIA_TYPES[format], format };
      let hasSounded = false;
      let isBroken = false;
      const onChunk = (bytes: Uint8Array) => {
        hasSounded = true;
        if (!isBroken) listener?.onSound(bytes, about);
      };
      return callService(
        { service: SERVICE, task, watch, retry, timeoutMs: timeout_ms, caller },
        async (abortSignal, call) => {
          // Retries after a server closed the connection.
          if (hasSounded && !isBroken) {
            isBroken = true;
            listener?.onBroken();
          }
          const speaker = createSpeechModel(base, model, headers, listener && onChunk);
          const { audio } = await speaker.doGenerate({
            text,
            voice: voices[one],
            outputFormat: format,
            abortSignal,
            headers: call.headers,
          });
          const bytes = typeof audio === 'string' ? Buffer.from(audio, 'base64') : audio;
          const file = format === 'wav' ? completeWav(bytes) : bytes;
          return { audio: file, ...about };
        },
      );
    },
    stream(text, one, caller) {
      if (text.length > MAX_SPEECH_INPUT)
        return Promise.reject(new RangeError(`At most ${MAX_SPEECH_INPUT} characters at once.`));
      return callService(
        { service: SERVICE, task, watch, retry, timeoutMs: timeout_ms, caller },
        (signal, call) =>
          openSpeech({
            url: `${base}/audio/speech`,
            headers: { ...headers, ...withoutGaps(call.headers) },
            body: { model, input: text, voice: voices[one], response_format: call_format },
            format: call_format,
            signal,
            toError: (error) => (caller.aborted ? caller.reason : toServiceError(error, SERVICE)),
          }),
      );
    },
    async status() {
      const about = { name: model, kind: 'openai_compatible', is_demo: false } as const;
      const outage = await findOutage(base, headers, SERVICE);
      return outage === undefined
        ? { ...about, ready: true, detail: `Speaking with ${model} as ${format}.` }
        : { ...about, ready: false, detail: outage };
    },
  };
}
