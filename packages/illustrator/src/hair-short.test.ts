import { expect, it } from 'vitest';
import { faceOutline } from './face/contour.ts';
import { drawHair, planHair } from './hair.ts';
import { chooseMood } from './moods.ts';
import type { Appearance } from './person.ts';
import { choosePose } from './pose.ts';
import { rasterize } from './render.ts';
import { schemes } from './schemes.ts';
import { Sketch } from './sketch.ts';
import { readTraits } from './traits.ts';

const person: Appearance = {
  sex: 'male',
  age: 42,
  style: 'realistic',
  ethnicity: 'black_afro',
  body_type: 'slim',
  hair_color: 'black',
  hair_style: 'buzz_cut',
  eye_color: 'brown',
  clothing: 'jeans',
};
/** From below the hairline to the eyes; a pixel is one unit. */
const BOX = { x: -250, y: -136, width: 500, height: 126 };
/** Turned heads; a head from the front has its temples in view. */
const turned = Array.from({ length: 30 }, (_, at) => {
  const seed = `seed-${at}`;
  const traits = readTraits(person, seed);
  const pose = choosePose(traits, chooseMood(person, seed, 0), seed, 0, 0, 0);
  return { seed, traits, pose };
}).filter(({ pose }) => Math.abs(pose.yaw) > 0.2);

const upTo = (count: number) => [...Array(count).keys()];

/** How often each row of the head changes between background, skin, and hair. */
function changesOf({ seed, traits, pose }: (typeof turned)[number], style: string): number[] {
  const sketch = new Sketch('t-');
  const light = { tones: traits.hair, rim: schemes[0]!.rim, side: 1 as const, anime: true };
  const plan = planHair({ ...person, hair_style: style }, seed);
  const { front } = drawHair(sketch, traits, plan, pose, light, seed);
  const { pixels } = rasterize(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${Object.values(BOX).join(' ')}">${sketch.defs()}<path d="${faceOutline(traits, pose)}" fill="#fff"/>${front}</svg>`,
    BOX.width,
  );
  return upTo(BOX.height).map((y) => {
    const row = upTo(BOX.width).map((x) => {
      const [red, , , alpha] = pixels.subarray((y * BOX.width + x) * 4);
      return alpha! < 90 ? ' ' : red! > 170 ? 'o' : '#';
    });
    // An edge is as wide as a pixel.
    return row.join('').match(/(.)\1{2,}/g)!.length;
  });
}

it.each(['buzz_cut', 'slicked_back'])(
  'short hair lies on the far temple, without a gap and without flecks (%s)',
  (style) => {
    expect(turned.length).toBeGreaterThan(5);
    for (const one of turned)
      // Background, hair, skin, hair, background.
      expect(Math.max(...changesOf(one, style)), one.seed).toBeLessThanOrEqual(5);
  },
);
