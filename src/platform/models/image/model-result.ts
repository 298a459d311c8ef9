import type {
  ImageModelV4CallOptions,
  ImageModelV4Result,
  SharedV4Warning,
} from '@ai-sdk/provider';
import { ENGINE_KEY, type PictureSubject } from './types.ts';

/** A call's options, as the adapters read them. */
export interface PictureOrder {
  prompt: string;
  negativePrompt: string;
  width: number;
  height: number;
  seed: number;
  subject: PictureSubject | undefined;
  scene: string | undefined;
  framing: 'portrait' | undefined;
  signal: AbortSignal;
}

const DEFAULT_SIDE = 1024;

export function readOrder(options: ImageModelV4CallOptions): PictureOrder {
  const engineOptions = options.providerOptions[ENGINE_KEY] as
    | {
        negative_prompt?: string;
        subject?: PictureSubject;
        scene?: string;
        framing?: 'portrait';
      }
    | undefined;
  const [width = DEFAULT_SIDE, height = DEFAULT_SIDE] = (options.size ?? '')
    .split('x')
    .map(Number)
    .filter((side) => side > 0);
  return {
    prompt: options.prompt ?? '',
    negativePrompt: engineOptions?.negative_prompt ?? '',
    width,
    height,
    seed: options.seed ?? 0,
    subject: engineOptions?.subject,
    scene: engineOptions?.scene,
    framing: engineOptions?.framing,
    signal: options.abortSignal ?? new AbortController().signal,
  };
}

/** One picture in the SDK's format; `seed` is null if the engine accepts none. */
export function toResult(
  modelId: string,
  image: string | Uint8Array,
  seed: number | null,
  warnings: SharedV4Warning[] = [],
): ImageModelV4Result {
  return {
    images: typeof image === 'string' ? [image] : [image],
    warnings,
    providerMetadata: { [ENGINE_KEY]: { images: [{ seed }] } },
    response: { timestamp: new Date(), modelId, headers: undefined },
  };
}
