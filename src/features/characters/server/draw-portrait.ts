import sharp from 'sharp';
import type { Context } from '#platform/context.ts';
import { thumbhashOf } from './cards/card-pictures.ts';
import type { DrawnMedia } from './draw-media.ts';
import { loadPortraitMaker } from './portrait-maker.ts';
import type { CharacterRow } from './queries.ts';

/** The stored widths of a portrait in pixels, at 3:4. */
const WIDTHS = [720, 480, 320];
const heightOf = (width: number): number => Math.round((width * 4) / 3);

interface PortraitTask {
  /** The storage folder of the files. */
  folder: string;
  signal: AbortSignal;
  /** From 0 to 1. */
  onProgress: (fraction: number) => void;
}

/**
 * Has the configured engine make a character's portrait, and stores the files. @throws
 * PortraitFailure
 */
export async function drawPortrait(
  ctx: Context,
  person: CharacterRow,
  { folder, ...task }: PortraitTask,
): Promise<DrawnMedia> {
  const makePortrait = await loadPortraitMaker();
  const { bytes, engine, xmp } = await makePortrait(ctx, { person, ...task });
  const files: Record<string, string> = {};
  for (const width of WIDTHS) {
    const key = `${folder}/0-${width}.webp`;
    await ctx.storage.put(key, await scale(bytes, width, xmp));
    files[width] = key;
  }
  return {
    media_type: 'image',
    mime_type: 'image/webp',
    files,
    width: WIDTHS[0]!,
    height: heightOf(WIDTHS[0]!),
    thumbhash: await thumbhashOf(await scale(bytes, WIDTHS.at(-1)!, xmp)),
    engine,
  };
}

/** Crops at the bottom, away from the face. */
const scale = (bytes: Uint8Array, width: number, xmp: string): Promise<Buffer> =>
  sharp(bytes, { pages: 1 })
    .rotate()
    .resize({ width, height: heightOf(width), fit: 'cover', position: 'top' })
    .withXmp(xmp)
    .webp({ quality: 82 })
    .toBuffer();
