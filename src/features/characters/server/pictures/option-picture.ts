import sharp from 'sharp';
import type { Context } from '#platform/context.ts';
import type { Appearance } from '#platform/models/image/illustrated/index.ts';
import { PICTURE_VERSION, type PictureField } from '../../option-pictures.ts';
import type { OptionPictureQuery } from './contract.ts';
import { draw } from './draw.ts';

/** Who a choice is shown on: everything but that choice stays the same. */
const MODELS: Record<'female' | 'male', Omit<Appearance, 'style'>> = {
  female: {
    sex: 'female',
    age: 28,
    ethnicity: 'caucasian',
    body_type: 'slim',
    hair_color: 'brunette',
    hair_style: 'long',
    eye_color: 'blue',
    clothing: 'casual',
  },
  male: {
    sex: 'male',
    age: 30,
    ethnicity: 'caucasian',
    body_type: 'muscular',
    hair_color: 'brown',
    hair_style: 'short',
    eye_color: 'brown',
    clothing: 'jeans_and_t_shirt',
  },
};
const SEEDS = { female: 'choice-female-2', male: 'choice-male-3' } as const;

/** What a tile shows of a picture drawn `drawnWidth` wide (3:4), and how wide it is kept; pixels. */
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

const CROPS: Record<PictureField, Crop> = {
  style: WHOLE,
  ethnicity: WHOLE,
  body_type: WHOLE,
  clothing: WHOLE,
  hair_color: HEAD,
  hair_style: HEAD,
  eye_color: EYES,
};

const keyOf = ({ sex, style, field, id }: OptionPictureQuery) =>
  `options/${sex}-${style}-${field}-${id}-v${PICTURE_VERSION}.webp`;

/** The picture of one choice as WebP: drawn at its first request, then read from storage. */
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
  { sex, style, field, id }: OptionPictureQuery,
): Promise<Uint8Array> {
  const kept = await ctx.storage.get(key);
  if (kept) return kept;
  const person: Appearance = { ...MODELS[sex], style, [field]: id };
  const { drawnWidth, keptWidth, ...region } = CROPS[field];
  const { webp } = await draw(person, SEEDS[sex], drawnWidth);
  const picture = await sharp(webp)
    .extract(region)
    .resize({ width: keptWidth })
    .webp({ quality: 80 })
    .toBuffer();
  await ctx.storage.put(key, picture);
  return picture;
}
