import sharp from 'sharp';
import type { Context } from '#platform/context.ts';
import { PICTURE_VERSION, type PictureField } from '../../option-pictures.ts';
import type { OptionPictureQuery } from './contract.ts';
import { draw } from './draw.ts';
import { drawFigure } from './figure.ts';
import { TILE_SEEDS, tilePerson } from './tile-person.ts';

/**
 * The part of a 3:4 picture drawn `drawnWidth` wide that a tile shows, and its stored width;
 * pixels.
 */
interface Crop {
  drawnWidth: number;
  left: number;
  top: number;
  width: number;
  height: number;
  keptWidth: number;
}
const WHOLE: Crop = { drawnWidth: 360, left: 0, top: 0, width: 360, height: 480, keptWidth: 360 };
const HEAD: Crop = { drawnWidth: 400, left: 40, top: 0, width: 320, height: 400, keptWidth: 320 };
const EYES: Crop = {
  drawnWidth: 600,
  left: 140,
  top: 218,
  width: 320,
  height: 160,
  keptWidth: 320,
};
/** From the chin down: shows the clothing, not the person. */
const OUTFIT: Crop = {
  drawnWidth: 480,
  left: 65,
  top: 290,
  width: 350,
  height: 350,
  keptWidth: 320,
};

const CROPS: Record<Exclude<PictureField, 'body_type'>, Crop> = {
  style: WHOLE,
  ethnicity: WHOLE,
  clothing: OUTFIT,
  hair_color: HEAD,
  hair_style: HEAD,
  eye_color: EYES,
};

const keyOf = ({ sex, style, field, id }: OptionPictureQuery) =>
  `options/${sex}-${style}-${field}-${id}-v${PICTURE_VERSION}.webp`;

/** The illustrator's picture of one choice as WebP; drawn on its first request, then stored. */
export function createOptionPictures() {
  const drawing = new Map<string, Promise<Uint8Array>>();
  return async (ctx: Context, query: OptionPictureQuery): Promise<Uint8Array> => {
    const key = keyOf(query);
    const running = drawing.get(key);
    if (running) return running;
    const made = readOrDraw(ctx, key, query).finally(() => drawing.delete(key));
    drawing.set(key, made);
    return made;
  };
}

async function readOrDraw(
  ctx: Context,
  key: string,
  query: OptionPictureQuery,
): Promise<Uint8Array> {
  const stored = await ctx.storage.get(key);
  if (stored) return stored;
  const picture = await drawOption(query);
  await ctx.storage.put(key, picture);
  return picture;
}

async function drawOption(query: OptionPictureQuery): Promise<Uint8Array> {
  const { sex, style, field, id } = query;
  // Portraits end at the chest, so all body types would look alike.
  if (field === 'body_type') return drawFigure(sex, style, id);
  const { drawnWidth, keptWidth, ...region } = CROPS[field];
  const { webp } = await draw(tilePerson(query), TILE_SEEDS[sex], drawnWidth, true);
  return sharp(webp).extract(region).resize({ width: keptWidth }).webp({ quality: 80 }).toBuffer();
}
