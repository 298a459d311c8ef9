import type { character_media } from '#db/schema/index.ts';
import type { Appearance } from '#platform/models/image/illustrator.ts';
import { drawInPool } from '#platform/models/image/illustrator.ts';
import type { Storage } from '#platform/storage.ts';
import sharp from 'sharp';
import { sceneOrder } from '../cast/scene-order.ts';

/**
 * The stored widths of a portrait in pixels; the largest is drawn, the others are scaled from it.
 */
const WIDTHS = [720, 480, 320];
const LOOP = { width: 480, seconds: 3, fps: 12 };

interface Drawing {
  /** Determines everything that the appearance leaves open, so drawings are reproducible. */
  seed: string;
  /** The storage folder of the files. */
  folder: string;
}
/** A person in a place. */
interface Scene {
  prompt: string;
  /** What is seen, one sentence. */
  alt: string;
}
/** A stored picture or loop that is not yet assigned to its character. */
export type DrawnMedia = Omit<
  typeof character_media.$inferInsert,
  'id' | 'character_id' | 'position'
>;

/** Draws a character's portrait, and its loop if it has one, and stores the files. */
export async function drawMedia(
  storage: Storage,
  person: Appearance,
  { has_video_loop, ...drawing }: Drawing & { has_video_loop: boolean },
): Promise<DrawnMedia[]> {
  const drawn = await drawInPool.renderPortrait(person, drawing.seed, { width: WIDTHS[0]! });
  const portrait = await storePicture(storage, drawn, `${drawing.folder}/0`);
  if (!has_video_loop) return [portrait];
  return [portrait, await drawLoop(storage, person, drawing)];
}

/** Draws a character in places, in order, and stores the files. */
export async function drawScenes(
  storage: Storage,
  person: Appearance,
  { seed, folder, scenes }: Drawing & { scenes: readonly Scene[] },
): Promise<DrawnMedia[]> {
  const items: DrawnMedia[] = [];
  for (const [at, { prompt, alt }] of scenes.entries()) {
    const drawn = await drawInPool.renderPicture(sceneOrder(person, seed, prompt, at));
    items.push({ ...(await storePicture(storage, drawn, `${folder}/scene-${at}`)), alt });
  }
  return items;
}

/** Stores a picture in each width, in files that begin with `name`. */
async function storePicture(
  storage: Storage,
  drawn: { webp: Uint8Array; width: number; height: number; thumbhash: string },
  name: string,
): Promise<DrawnMedia> {
  const files: Record<string, string> = {};
  for (const width of WIDTHS) {
    const key = `${name}-${width}.webp`;
    await storage.put(
      key,
      width === WIDTHS[0]
        ? drawn.webp
        : await sharp(drawn.webp).resize({ width }).webp({ quality: 82 }).toBuffer(),
    );
    files[width] = key;
  }
  return {
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
    media_type: 'video',
    mime_type: 'video/webm',
    files: { [LOOP.width]: key },
    width: loop.width,
    height: loop.height,
    thumbhash: null,
    engine: 'illustrated',
  };
}
