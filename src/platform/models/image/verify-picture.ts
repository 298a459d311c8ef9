import { lookUp } from '#shared/look-up.ts';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { ImageEngineError } from './image-engine-error.ts';
import type { PictureType } from './types.ts';

const MAX_PIXELS = 40_000_000;
const SAMPLE_SIDE = 32;
/** Maximum brightness of a picture that counts as black, the result of a failed or filtered run. */
const BLACK = 3;

const TYPES: Record<string, PictureType> = {
  'image/png': 'image/png',
  'image/apng': 'image/png',
  'image/jpeg': 'image/jpeg',
  'image/webp': 'image/webp',
  'image/avif': 'image/avif',
};

export interface VerifiedPicture {
  mediaType: PictureType;
  width: number;
  height: number;
}

const bad = (message: string, cause?: unknown) =>
  new ImageEngineError('engine_bad_picture', message, cause === undefined ? {} : { cause });

/**
 * Detects the format and decodes the picture completely.
 * @throws ImageEngineError `engine_bad_picture` for text, a truncated file, a decompression bomb,
 * or all black
 */
export async function verifyPicture(bytes: Uint8Array): Promise<VerifiedPicture> {
  if (bytes.length === 0) throw bad('The image engine sent an empty file.');
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined);
  const mediaType = type && lookUp(TYPES, type.mime);
  if (!mediaType)
    throw bad(`The image engine sent ${type?.mime ?? 'something'} that is not an image.`);
  const read = () => sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 });
  try {
    const { width, height } = await read().metadata();
    const sample = await read()
      .resize(SAMPLE_SIDE, SAMPLE_SIDE, { fit: 'fill', fastShrinkOnLoad: false })
      .removeAlpha()
      .timeout({ seconds: 20 })
      .raw()
      .toBuffer();
    if (sample.every((value) => value <= BLACK))
      throw bad('The image engine sent a black picture.');
    return { mediaType, width, height };
  } catch (error) {
    if (error instanceof ImageEngineError) throw error;
    const isTooLarge = error instanceof Error && /pixel limit/i.test(error.message);
    throw bad(
      isTooLarge ? 'The picture has too many pixels.' : 'The picture is damaged or incomplete.',
      error,
    );
  }
}
