import type { PictureOrder } from '../model-result.ts';
import { DEFAULT_CFG, DEFAULT_STEPS, toGrid } from '../sampling.ts';
import type { ImageSettings } from '../types.ts';

/** The body of `POST /sdapi/v1/txt2img` for one picture. */
export function toPayload(order: PictureOrder, settings: ImageSettings): Record<string, unknown> {
  const { model, sampler, scheduler } = settings;
  return {
    prompt: order.prompt,
    negative_prompt: order.negativePrompt,
    steps: settings.steps ?? DEFAULT_STEPS,
    cfg_scale: settings.cfg ?? DEFAULT_CFG,
    ...(sampler ? { sampler_name: sampler } : {}),
    ...(scheduler ? { scheduler } : {}),
    width: toGrid(order.width),
    height: toGrid(order.height),
    seed: order.seed,
    batch_size: 1,
    n_iter: 1,
    override_settings: model ? { sd_model_checkpoint: model } : {},
    // Restoring the previous checkpoint after each picture would load two checkpoints every time.
    override_settings_restore_afterwards: false,
    send_images: true,
    save_images: false,
  };
}
