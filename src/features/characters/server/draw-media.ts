import type { character_media } from '#db/schema/index.ts';
import type { Appearance } from '#platform/models/image/illustrator.ts';
import { drawInPool } from '#platform/models/image/illustrator.ts';
import type { Storage } from '#platform/storage.ts';
import sharp from 'sharp';

/**
 * The stored widths of a portrait in pixels; the largest is drawn, the others are scaled from it.
 */
const WIDTHS = [720, 480, 320];
const LOOP = { width: 480, seconds: 3, fps: 12 };

export interface Drawing {
  /** Determines everything that the appearance leaves open, so drawings are reproducible. */
  seed: string;
  /** The storage folder of the files. */
  folder: string;
  /** The number of pictures, and whether the second is a loop. */
  media_count: number;
  has_video_loop: boolean;
}
export type DrawnMedia = Omit<typeof character_media.$inferInsert, 'id' | 'character_id'>;

/** Draws a character's pictures (and its loop) and stores the files. */
export async function drawMedia(
  storage: Storage,
  person: Appearance,
  drawing: Drawing,
): Promise<DrawnMedia[]> {
  const items: DrawnMedia[] = [];
  for (let variant = 0; variant < drawing.media_count; variant += 1)
    items.push(await drawPicture(storage, person, drawing, variant));
  if (drawing.has_video_loop) items.splice(1, 0, await drawLoop(storage, person, drawing));
  return items.map((item, position) => ({ ...item, position }));
}

async function drawPicture(
  storage: Storage,
  person: Appearance,
  { seed, folder }: Drawing,
  variant: number,
): Promise<DrawnMedia> {
  const drawn = await drawInPool.renderPortrait(person, seed, { width: WIDTHS[0]!, variant });
  const files: Record<string, string> = {};
  for (const width of WIDTHS) {
    const key = `${folder}/${variant}-${width}.webp`;
    await storage.put(
      key,
      width === WIDTHS[0]
        ? drawn.webp
        : await sharp(drawn.webp).resize({ width }).webp({ quality: 82 }).toBuffer(),
    );
    files[width] = key;
  }
  return {
    position: 0,
    media_type: 'image',
    mime_type: 'image/webp',
    files,
    width: drawn.width,
    height: drawn.height,
    thumbhash: drawn.thumbhash,
    engine: 'illustrated',
  };
}

async function drawLoop(
  storage: Storage,
  person: Appearance,
  { seed, folder }: Drawing,
): Promise<DrawnMedia> {
  const loop = await drawInPool.renderLoop(person, seed, LOOP);
  const key = `${folder}/loop-${LOOP.width}.webm`;
  await storage.put(key, loop.webm);
  return {
    position: 0,
    media_type: 'video',
    mime_type: 'video/webm',
    files: { [LOOP.width]: key },
    width: loop.width,
    height: loop.height,
    thumbhash: null,
    engine: 'illustrated',
  };
}
