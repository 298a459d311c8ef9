import type { Context } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import { createImageEngine } from '#platform/models/image/index.ts';
import sharp from 'sharp';
import { findSuggestion, samplePerson } from '../suggestions.ts';

/** Raised when the renderer or a suggestion changes, so that samples are drawn anew. */
const VERSION = 3;
const WIDTH = 320;
const SEED = 41;

const underWay = new Map<string, Promise<Buffer>>();

/** A suggestion's sample picture (WebP), drawn by this program when first asked for. @throws AppError not_found */
export async function suggestionPicture(ctx: Context, id: string): Promise<Buffer> {
  const found = findSuggestion(id);
  if (!found) throw new AppError('not_found');
  const key = `suggestions/${VERSION}/${id}.webp`;
  const kept = await ctx.storage.get(key);
  if (kept) return kept;
  const begun =
    underWay.get(id) ??
    draw(found.prompt, found.index)
      .then(async (webp) => {
        await ctx.storage.put(key, webp);
        return webp;
      })
      .finally(() => underWay.delete(id));
  underWay.set(id, begun);
  return begun;
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
