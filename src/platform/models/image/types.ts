import type { ImageModelV4 } from '@ai-sdk/provider';
import type { EngineStatusOf } from '../engine-status.ts';
import type { Appearance } from './illustrator.ts';
import type { ImageEngineError } from './image-engine-error.ts';

export type ImageEngineKind = 'openai' | 'automatic1111' | 'comfyui' | 'illustrated';

export type ImageEngineStatus = EngineStatusOf<ImageEngineKind>;

/** The person in a picture, for an engine that draws features instead of reading a prompt. */
export interface PictureSubject {
  appearance: Appearance;
  /** Gives the same features in every picture of the same person. */
  seed: string;
}

export interface ImageRequest {
  prompt: string;
  negativePrompt: string;
  /** Pixels; an engine with other sizes uses the closest shape. */
  width: number;
  height: number;
  /** 1 to 8. */
  count: number;
  /** 0 to 2^32-1; picture `index` uses `seed + index`. Random if absent. */
  seed?: number;
  subject?: PictureSubject;
  /** The scene in plain words, for an engine that draws; other engines read the prompt. */
  scene?: string;
  /** The person's portrait, for an engine that draws; other engines read the prompt. */
  framing?: 'portrait';
  /** Cancels the remaining pictures, also on the server. */
  signal?: AbortSignal;
  /** The progress of picture `index`, 0 to 1, never decreasing. */
  onProgress?: (fraction: number, index: number) => void;
}

export interface MadeImage {
  status: 'made';
  /** 0 to count-1. */
  index: number;
  /** A complete picture, which was decoded once for verification. */
  bytes: Uint8Array;
  mediaType: PictureType;
  /** Null if the engine accepts no seed, so the picture cannot be reproduced. */
  seed: number | null;
  /** The actual size of the picture in pixels. */
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

/**
 * A source of pictures behind one interface, so that a provider is only a matter of configuration.
 */
export interface ImageEngine {
  name: string;
  kind: ImageEngineKind;
  /** True if the pictures do not come from an image model. */
  is_demo: boolean;
  /**
   * The engine in the AI SDK's interface: one picture per call, without slots, retries, or checks.
   */
  model: ImageModelV4;
  status(): Promise<ImageEngineStatus>;
  /**
   * Yields exactly `count` outcomes, each as soon as it is known. Leaving the loop early cancels
   * the rest.
   * @throws RangeError for a request outside the limits; `signal.reason` when the caller cancels
   */
  generate(request: ImageRequest): AsyncGenerator<ImageOutcome, void, undefined>;
  /** Cancels running work and waits until the server has stopped. */
  close(): Promise<void>;
}

export interface ImageTimeouts {
  /** Until a connection is established, including TLS. Milliseconds. */
  connect_ms: number;
  /** Maximum wait for a response that does not require a picture. Milliseconds. */
  answer_ms: number;
  /** Maximum time for one picture, including retries. Milliseconds. */
  total_ms: number;
  /** The interval of progress polling. Milliseconds. */
  poll_ms: number;
  /** After this silence of a socket, the engine is polled. Milliseconds. */
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
  /** OpenAI: low, medium, high, standard, hd…, depending on the model. */
  quality?: string;
  steps?: number;
  cfg?: number;
  /** The engine's own name for it; absent means its default. */
  sampler?: string;
  scheduler?: string;
  /** Path of a ComfyUI graph in API format that replaces the built-in one. */
  comfyuiGraph?: string;
  /** Maximum number of concurrent pictures; the default depends on the engine. */
  concurrency?: number;
  timeouts?: Partial<ImageTimeouts>;
}

/** The key of the engines' own options and results in the SDK's interface. */
export const ENGINE_KEY = 'engine';
