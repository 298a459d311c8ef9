import sharp from 'sharp';
import type { Sex } from '../../options/index.ts';
import type { Seen } from './looks.ts';
import { CLOTHES_TONES, HAIR_TONES, isSkin, nearestTone, SKIN_TONES } from './tones.ts';

const WIDTH = 60;
const HEIGHT = 80;

/** Regions of a portrait, as fractions of its width and height: [left, top, right, bottom]. */
const REGIONS = {
  hair: [0.38, 0.06, 0.62, 0.17],
  face: [0.42, 0.3, 0.58, 0.46],
  clothes: [0.3, 0.82, 0.7, 0.98],
} as const;
type Region = (typeof REGIONS)[keyof typeof REGIONS];

/** Attributes from the colors of a picture, as if it were a portrait. Deterministic. */
export async function readColors(jpeg: Buffer, sex: Sex): Promise<Seen> {
  const pixels = await sharp(jpeg)
    .resize(WIDTH, HEIGHT, { fit: 'cover', position: 'top' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  const face = medianColor(pixels, REGIONS.face);
  return {
    looks: {
      hair_color: nearestTone(medianColor(pixels, REGIONS.hair), HAIR_TONES[sex]),
      clothing: nearestTone(medianColor(pixels, REGIONS.clothes), CLOTHES_TONES[sex]),
      ...(isSkin(face) ? { ethnicity: nearestTone(face, SKIN_TONES[sex]) } : {}),
    },
  };
}

function medianColor(pixels: Buffer, [left, top, right, bottom]: Region): [number, number, number] {
  const parts: [number[], number[], number[]] = [[], [], []];
  for (let y = Math.floor(top * HEIGHT); y < bottom * HEIGHT; y += 1)
    for (let x = Math.floor(left * WIDTH); x < right * WIDTH; x += 1)
      for (const [channel, part] of parts.entries())
        part.push(pixels[(y * WIDTH + x) * 3 + channel]!);
  return parts.map((part) => part.toSorted((a, b) => a - b)[part.length >> 1]!) as [
    number,
    number,
    number,
  ];
}
