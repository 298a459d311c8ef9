import { join } from 'node:path';
import type { Config } from './config.ts';
import type { ImageSettings } from './models/image/index.ts';
import type { ModerationSettings } from './models/moderation/index.ts';
import type { WatchEngine } from './models/engine-watch.ts';
import { browserSpeech, createSpeechEngine, type SpeechEngine } from './models/speech/index.ts';
import {
  browserTranscription,
  createTranscriptionEngine,
  type TranscriptionEngine,
} from './models/transcription/index.ts';
import { resolveModelPath } from './models/text/index.ts';

export function imageSettings({ image }: Config): ImageSettings {
  const defined = Object.entries(image).filter(([, value]) => value !== undefined);
  return { engine: image.engine, ...(Object.fromEntries(defined) as Partial<ImageSettings>) };
}

export function createSpeech({ speech }: Config, watch?: WatchEngine): SpeechEngine {
  const { baseUrl, apiKey, model, format, callFormat, voices } = speech;
  return baseUrl && model
    ? createSpeechEngine(
        { base_url: baseUrl, api_key: apiKey, model, format, call_format: callFormat, voices },
        watch,
      )
    : browserSpeech();
}

export function createTranscription(
  { transcription }: Config,
  watch?: WatchEngine,
): TranscriptionEngine {
  const { baseUrl, apiKey, model } = transcription;
  return baseUrl && model
    ? createTranscriptionEngine({ base_url: baseUrl, api_key: apiKey, model }, watch)
    : browserTranscription();
}

export function moderationSettings({ moderation }: Config): ModerationSettings {
  const { vision, ...models } = moderation;
  const { baseUrl } = vision ?? {};
  return vision && baseUrl ? { ...models, vision: { ...vision, baseUrl } } : models;
}

export function textSettings(config: Config) {
  const { baseUrl, apiKey, models, gguf, context, maxTokens, scriptedDelayMs } = config.text;
  const { sampling, modelSampling, reasoning, vision } = config.text;
  const definedSampling = Object.fromEntries(
    Object.entries(sampling).filter(([, value]) => value !== undefined),
  );
  return {
    ...(baseUrl ? { base_url: baseUrl } : {}),
    ...(apiKey ? { api_key: apiKey } : {}),
    ...(gguf ? { gguf: resolveModelPath(gguf, join(config.dataDir, 'models')) } : {}),
    models,
    plugin_dir: join(config.dataDir, 'plugins', 'node-llama-cpp'),
    context,
    max_tokens: maxTokens,
    reasoning_tokens: reasoning,
    model_sampling: modelSampling,
    vision,
    sampling: definedSampling,
    scripted: { delay_ms: scriptedDelayMs },
  };
}
