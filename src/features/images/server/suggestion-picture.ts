import type { Context } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import { createImageEngine } from '#platform/models/image/index.ts';
import sharp from 'sharp';
import { findSuggestion, samplePerson } from '../suggestions.ts';

/** Increase this when the renderer or a suggestion changes, so that samples are drawn again. */
const VERSION = 3;
const WIDTH = 320;
const SEED = 41;

const pending = new Map<string, Promise<Buffer>>();

/** A suggestion's sample picture (WebP), drawn on the first request. @throws AppError not_found */
export async function suggestionPicture(ctx: Context, id: string): Promise<Buffer> {
  const found = findSuggestion(id);
  if (!found) throw new AppError('not_found');
  const key = `suggestions/${VERSION}/${id}.webp`;
  const stored = await ctx.storage.get(key);
  if (stored) return stored;
  const drawing =
    pending.get(id) ??
    draw(found.prompt, found.index)
      .then(async (webp) => {
        await ctx.storage.put(key, webp);
        return webp;
      })
      .finally(() => pending.delete(id));
  pending.set(id, drawing);
  return drawing;
}

async function draw(prompt: string, index: number): Promise<Buffer> {
  const engine = await createImageEngine({ engine: 'illustrated' });
  const { appearance, seed } = samplePerson(index);
  for await (const outcome of engine.generate({
    prompt,
    negativePrompt: '',
    width: 480,
    height: 640,
    count: 1,
    seed: SEED + index,
    subject: { appearance, seed },
  })) {
    if (outcome.status === 'failed') throw new AppError('not_ready', { cause: outcome.error });
    return sharp(outcome.bytes).resize({ width: WIDTH }).webp({ quality: 80 }).toBuffer();
  }
  throw new AppError('not_ready');
}
