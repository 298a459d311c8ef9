import sharp from 'sharp';
import type { ImageFiles } from '#db/schema/images.ts';
import { thumbhashOf } from '#features/images/server/index.ts';
import type { Storage } from '#platform/storage.ts';

/** Width in pixels of the file for a chat's bubble, in addition to the full one. */
const BUBBLE_WIDTH = 640;
const WEBP = { quality: 82, effort: 2 } as const;
/** The longest side of the file for models: servers scale larger pictures down. */
const MODEL_SIDE = 1024;

interface PictureFiles {
  files: ImageFiles;
  width: number;
  height: number;
  /** Base64. */
  thumbhash: string;
}

/** The folder of a picture's files. A branch of its chat shares them. */
export const folderOf = (userId: string, id: string): string => `uploads/${userId}/${id}`;

/** The key of the file for models, which identifies a set of files. */
export const originalIn = (folder: string): string => `${folder}/model.jpeg`;

/** Stores a decoded picture: a JPEG for models, and WebP for pages. None has any metadata. */
export async function makePictureFiles(
  storage: Storage,
  bytes: Uint8Array,
  folder: string,
): Promise<PictureFiles> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const read = () => sharp(data, { raw: info });
  const { width, height } = info;
  const fit = { width: MODEL_SIDE, height: MODEL_SIDE, fit: 'inside' } as const;
  const files: ImageFiles = { original: originalIn(folder), webp: {}, avif: {} };
  await storage.put(
    files.original,
    await read()
      .resize({ ...fit, withoutEnlargement: true })
      .jpeg({ quality: 85 })
      .toBuffer(),
  );
  for (const size of new Set([Math.min(BUBBLE_WIDTH, width), width])) {
    const key = `${folder}/${size}.webp`;
    await storage.put(key, await read().resize({ width: size }).webp(WEBP).toBuffer());
    files.webp[size] = key;
  }
  return { files, width, height, thumbhash: await thumbhashOf(read()) };
}
