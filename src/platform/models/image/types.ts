import type { ImageModelV4 } from '@ai-sdk/provider';
import type { EngineStatusOf } from '../engine-status.ts';
import type { Appearance } from './illustrator.ts';
import type { ImageEngineError } from './image-engine-error.ts';

export type ImageEngineKind = 'openai' | 'automatic1111' | 'comfyui' | 'illustrated';

export type ImageEngineStatus = EngineStatusOf<ImageEngineKind>;

/** The person of a picture, for an engine that draws features instead of reading a prompt. */
export interface PictureSubject {
  appearance: Appearance;
  /** Keeps the same features in every picture of the same person. */
  seed: string;
}

export interface ImageRequest {
  prompt: string;
  negativePrompt: string;
  /** Pixels; an engine that offers other sizes takes the nearest shape it has. */
  width: number;
  height: number;
  /** 1 to 8. */
  count: number;
  /** 0 to 2^32-1; picture `index` gets `seed + index`. Absent: drawn at random. */
  seed?: number;
  subject?: PictureSubject;
  /** What the picture shows in people's own words, for an engine that draws; the prompt without it. */
  scene?: string;
  /** The person's own portrait, for an engine that draws; a model reads the prompt. */
  framing?: 'portrait';
  /** Cancels what has not come yet, on the far side as well. */
  signal?: AbortSignal;
  /** How far picture `index` is, 0 to 1, never falling. */
  onProgress?: (fraction: number, index: number) => void;
}

export interface MadeImage {
  status: 'made';
  /** 0 to count-1. */
  index: number;
  /** A whole picture: decoded once before it was let through. */
  bytes: Uint8Array;
  mediaType: PictureType;
  /** Null when the engine takes no seed, so that the picture cannot be made again. */
  seed: number | null;
  /** Of the picture as it came, pixels. */
  width: number;
  height: number;
}

export interface FailedImage {
  status: 'failed';
  index: number;
  error: ImageEngineError;
}

export type ImageOutcome = MadeImage | FailedImage;

export type PictureType = 'image/png' | 'image/jpeg' | 'image/webp' | 'image/avif';

/** A source of pictures behind one interface, so that a provider is only a configuration. */
export interface ImageEngine {
  name: string;
  kind: ImageEngineKind;
  /** True when pictures do not come from an image model. */
  is_demo: boolean;
  /** The engine as the AI SDK sees it: one picture a call, without slots, retries or checks. */
  model: ImageModelV4;
  status(): Promise<ImageEngineStatus>;
  /**
   * Exactly `count` outcomes, each as soon as it is known. Leaving the loop early cancels the rest.
   * @throws RangeError for a request outside the limits; `signal.reason` when the caller cancels
   */
  generate(request: ImageRequest): AsyncGenerator<ImageOutcome, void, undefined>;
  /** Cancels what is under way and waits for the far side's stop. */
  close(): Promise<void>;
}

export interface ImageTimeouts {
  /** Until a connection stands, encryption included. Milliseconds. */
  connect_ms: number;
  /** Longest wait for an answer that no picture has to be made for. Milliseconds. */
  answer_ms: number;
  /** Longest time for one picture, retries included. Milliseconds. */
  total_ms: number;
  /** Between two looks at an engine that has to be asked how far it is. Milliseconds. */
  poll_ms: number;
  /** A socket silent for this long is doubted, and the engine asked instead. Milliseconds. */
  quiet_ms: number;
}

export const DEFAULT_IMAGE_TIMEOUTS: ImageTimeouts = {
  connect_ms: 10_000,
  answer_ms: 30_000,
  total_ms: 300_000,
  poll_ms: 1000,
  quiet_ms: 15_000,
};

export interface ImageSettings {
  engine: ImageEngineKind;
  baseUrl?: string;
  /** A bearer key; `user:password` becomes HTTP Basic. */
  apiKey?: string;
  /** Model or checkpoint. */
  model?: string;
  /** OpenAI: low, medium, high, standard, hd… as the model knows them. */
  quality?: string;
  steps?: number;
  cfg?: number;
  /** By the name that the engine uses; absent: the engine's own default. */
  sampler?: string;
  scheduler?: string;
  /** Path of a ComfyUI graph in API format in place of the one that ships. */
  comfyuiGraph?: string;
  /** Pictures under way at once; default by engine. */
  concurrency?: number;
  timeouts?: Partial<ImageTimeouts>;
}

/** Key under which the engines' own options and results travel through the SDK's interface. */
export const ENGINE_KEY = 'engine';
