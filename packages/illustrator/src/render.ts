import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { type DrawnPicture, type PictureOrder, drawPicture } from './picture/picture.ts';
import { type PicturePalette, drawPortrait, readPalette } from './portrait.ts';
import type { Appearance } from './person.ts';

export interface RenderedPortrait {
  webp: Buffer;
  width: number;
  height: number;
  /** base64 */
  thumbhash: string;
  palette: PicturePalette;
}

export interface RenderedPicture extends RenderedPortrait {
  /** What was read from the prompt or chosen by the seed. */
  scene: DrawnPicture['scene'];
}

export interface RawPicture {
  pixels: Buffer;
  width: number;
  height: number;
}

/** Rasterizes SVG text to opaque RGBA pixels, `width` wide. */
export function rasterize(svg: string, width: number): RawPicture {
  const image = new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false },
  }).render();
  return { pixels: Buffer.from(image.pixels), width: image.width, height: image.height };
}

export const toSharp = ({ pixels, width, height }: RawPicture) =>
  sharp(pixels, { raw: { width, height, channels: 4 } }).removeAlpha();

/** A tiny blurred preview of a picture (thumbhash), base64. */
export async function hashPicture(picture: RawPicture): Promise<string> {
  const { data, info } = await sharp(picture.pixels, {
    raw: { width: picture.width, height: picture.height, channels: 4 },
  })
    .resize(75, 100, { fit: 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
}

/** Draws and encodes a portrait; `width` in pixels (the height follows from 3:4), default 720. */
export async function renderPortrait(
  appearance: Appearance,
  seed: string,
  options: { width?: number; variant?: number; plain?: boolean } = {},
): Promise<RenderedPortrait> {
  const variant = options.variant ?? 0;
  const { plain = false } = options;
  const picture = rasterize(
    drawPortrait(appearance, seed, { variant, plain }),
    options.width ?? 720,
  );
  const [webp, thumbhash] = await Promise.all([
    toSharp(picture).webp({ quality: 84, effort: 4, smartSubsample: true }).toBuffer(),
    hashPicture(picture),
  ]);
  return {
    webp,
    width: picture.width,
    height: picture.height,
    thumbhash,
    palette: readPalette(seed, variant),
  };
}

/** Draws and encodes a picture of a person in the scene of a prompt. */
export async function renderPicture(order: PictureOrder): Promise<RenderedPicture> {
  const drawn = drawPicture(order);
  const picture = rasterize(drawn.svg, drawn.width);
  const [webp, thumbhash] = await Promise.all([
    // This file is only an intermediate result, so speed matters more than size.
    toSharp(picture).webp({ quality: 90, effort: 2 }).toBuffer(),
    hashPicture(picture),
  ]);
  const { width, height } = picture;
  return { webp, width, height, thumbhash, palette: drawn.palette, scene: drawn.scene };
}
