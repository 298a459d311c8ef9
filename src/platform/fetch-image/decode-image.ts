import { lookUp } from '#shared/look-up.ts';
import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Sharp } from 'sharp';
import { FetchImageError } from './fetch-image-error.ts';

export type ImageFormat = 'png' | 'jpeg' | 'webp' | 'avif' | 'gif';

export interface DecodedImage {
  /** The re-encoded picture: JPEG, upright, at most 1,280 pixels per side, without metadata. */
  bytes: Buffer;
  /** The format of the original file. */
  format: ImageFormat;
  /** The original size in pixels. */
  width: number;
  height: number;
}

const MAX_PIXELS = 40_000_000;
const MIN_SIDE = 32;
const MAX_SIDE = 1280;

const FORMATS: Record<string, ImageFormat> = {
  'image/png': 'png',
  'image/apng': 'png',
  'image/jpeg': 'jpeg',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/gif': 'gif',
};

/** Detects the format from the bytes and re-encodes the picture. @throws FetchImageError */
export async function decodeImage(file: Buffer): Promise<DecodedImage> {
  const type = await fileTypeFromBuffer(file).catch(() => undefined);
  const format = type && lookUp(FORMATS, type.mime);
  if (!format) throw new FetchImageError('not_an_image');
  const reader = () => sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 });
  const { width, height } = await readSize(reader());
  if (width * height > MAX_PIXELS) throw new FetchImageError('too_many_pixels');
  if (Math.min(width, height) < MIN_SIDE) throw new FetchImageError('too_few_pixels');
  try {
    const bytes = await reader()
      .autoOrient()
      .resize({
        width: MAX_SIDE,
        height: MAX_SIDE,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality: 88 })
      .timeout({ seconds: 10 })
      .toBuffer();
    return { bytes, format, width, height };
  } catch (error) {
    throw new FetchImageError('broken', error);
  }
}

async function readSize(reader: Sharp): Promise<{ width: number; height: number }> {
  try {
    const { width, height } = await reader.metadata();
    return { width, height };
  } catch (error) {
    const isTooLarge = error instanceof Error && /pixel limit/i.test(error.message);
    throw new FetchImageError(isTooLarge ? 'too_many_pixels' : 'broken', error);
  }
}
