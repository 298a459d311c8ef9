import { DEFAULT_RETRY, type RetryPolicy } from '../retry-policy.ts';
import { ImageEngineError } from './image-engine-error.ts';
import { DEFAULT_IMAGE_TIMEOUTS, type ImageEngine, type ImageSettings } from './types.ts';

/**
 * Creates the configured engine; only that one is loaded.
 * @throws ImageEngineError when its server is not set, or ComfyUI's graph file is invalid
 */
export async function createImageEngine(
  settings: ImageSettings,
  retry: RetryPolicy = DEFAULT_RETRY,
): Promise<ImageEngine> {
  const timeouts = { ...DEFAULT_IMAGE_TIMEOUTS, ...settings.timeouts };
  switch (settings.engine) {
    case 'openai': {
      const { createOpenAiImageEngine } = await import('./openai/engine.ts');
      return createOpenAiImageEngine(settings, timeouts, retry);
    }
    case 'automatic1111': {
      const { createAutomatic1111Engine } = await import('./automatic1111/engine.ts');
      return createAutomatic1111Engine(withServer(settings), timeouts, retry);
    }
    case 'comfyui': {
      const { createComfyUiEngine } = await import('./comfyui/engine.ts');
      return createComfyUiEngine(withServer(settings), timeouts, retry);
    }
    case 'illustrated': {
      const { createIllustratedEngine } = await import('./illustrated-engine.ts');
      return createIllustratedEngine(settings, timeouts, retry);
    }
  }
}

function withServer(settings: ImageSettings): ImageSettings & { baseUrl: string } {
  const { baseUrl, engine } = settings;
  if (!baseUrl)
    throw new ImageEngineError(
      'engine_bad_response',
      `IMAGE_ENGINE=${engine} needs IMAGE_BASE_URL.`,
    );
  return { ...settings, baseUrl };
}
