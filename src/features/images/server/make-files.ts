import sharp, { type Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import type { Storage } from '#platform/storage.ts';
import type { ImageFiles } from '#db/schema/images.ts';

/** Stored widths in pixels, in addition to the original width. */
const WIDTHS = [320, 640];
// A higher effort triples the time and saves only about 5 % of the bytes.
const WEBP = { quality: 82, effort: 2 } as const;
const AVIF = { quality: 55, effort: 0, chromaSubsampling: '4:2:0' } as const;
/** A blurred rendition is made from so few pixels that the picture cannot be restored from it. */
const BLURRED_FROM = 14;
const BLURRED_WIDTH = 320;
const THUMB = 64;

interface Picture {
  bytes: Uint8Array;
  mediaType: string;
  width: number;
  isNsfw: boolean;
}

export interface PictureFiles {
  files: ImageFiles;
  /** Base64. */
  thumbhash: string;
}

/**
 * Stores a picture under `stem`: the original, the responsive widths, and a blurred rendition if it
 * is NSFW.
 */
export async function makeFiles(
  storage: Storage,
  picture: Picture,
  { stem, xmp }: { stem: string; xmp: string },
): Promise<PictureFiles> {
  const { bytes, mediaType, width, isNsfw } = picture;
  const decoded = await sharp(bytes, { pages: 1 }).raw().toBuffer({ resolveWithObject: true });
  const read = () => sharp(decoded.data, { raw: decoded.info });
  const original = `${stem}-original.${mediaType.split('/')[1]}`;
  const files: ImageFiles = { original, webp: {}, avif: {} };
  await storage.put(original, bytes);
  for (const size of [...WIDTHS.filter((each) => each < width), width]) {
    const sized = read().resize({ width: size }).withXmp(xmp);
    const [webp, avif] = await Promise.all([
      sized.clone().webp(WEBP).toBuffer(),
      sized.clone().avif(AVIF).toBuffer(),
    ]);
    files.webp[size] = `${stem}-${size}.webp`;
    files.avif[size] = `${stem}-${size}.avif`;
    await storage.put(files.webp[size], webp);
    await storage.put(files.avif[size], avif);
  }
  if (isNsfw) {
    files.blurred = `${stem}-blurred.webp`;
    const tiny = await read().resize({ width: BLURRED_FROM }).blur(1).png().toBuffer();
    const blurred = sharp(tiny).resize({ width: BLURRED_WIDTH, kernel: 'cubic' }).blur(8);
    await storage.put(files.blurred, await blurred.withXmp(xmp).webp({ quality: 60 }).toBuffer());
  }
  return { files, thumbhash: await thumbhashOf(read()) };
}

/** Every storage key of a picture. */
export const keysOf = ({ original, webp, avif, blurred }: ImageFiles): string[] => [
  original,
  ...Object.values(webp),
  ...Object.values(avif),
  ...(blurred ? [blurred] : []),
];

export async function thumbhashOf(picture: Sharp): Promise<string> {
  const { data, info } = await picture
    .resize(THUMB, THUMB, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
}
