import { expect, it } from 'vitest';
import { type HairForm, lightLocks } from './hair-light.ts';
import { readTraits } from './traits.ts';
import { createRandom } from './random.ts';
import { rasterize } from './render.ts';

const look = {
  sex: 'female',
  age: 34,
  style: 'realistic',
  ethnicity: 'caucasian',
  body_type: 'slim',
  hair_color: 'black',
  hair_style: 'bun',
  eye_color: 'brown',
  clothing: 'jeans',
} as const;
const SIZE = { width: 240, height: 280 };

const upTo = (count: number) => [...Array(count).keys()];

/** How bright the light is in each column, from root to tip, of hair that hangs straight down. */
function lightOf(seed: string, anime = false): number[][] {
  const form: HairForm = {
    at: (t) => [0, 0.5, 1].map((u) => [t * SIZE.width, u * SIZE.height] as const),
    borders: [0, 0.14, 0.3, 0.4, 0.58, 0.7, 0.85, 1],
    length: SIZE.height,
    broad: SIZE.width,
    tones: readTraits(look, seed).hair,
    dim: (tone) => tone,
    anime,
    dark: 0,
    joined: false,
    random: createRandom(seed),
  };
  const paint = lightLocks(form, 0.45).replace(/fill="#[^"]*"/g, 'fill="#fff"');
  const { pixels } = rasterize(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE.width} ${SIZE.height}"><rect width="100%" height="100%" fill="#000"/>${paint}</svg>`,
    SIZE.width,
  );
  return upTo(SIZE.width).map((x) =>
    upTo(SIZE.height).map((y) => pixels[(y * SIZE.width + x) * 4]! / 255),
  );
}

it.each(['one', 'two', 'three'])('light on combed hair fades along the hair (%s)', (seed) => {
  for (const anime of [false, true]) {
    const columns = lightOf(seed, anime);
    expect(Math.max(...columns.flat())).toBeGreaterThan(0.6);
    const steps = columns.map((column) =>
      Math.max(...column.slice(1).map((value, y) => Math.abs(value - column[y]!))),
    );
    // An edge across the hair is one step; hairs that taper are many.
    const mean = steps.reduce((sum, step) => sum + step, 0) / steps.length;
    expect(mean).toBeLessThan(0.2);
  }
});
