import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { Appearance } from '../person.ts';
import { drawHero, type HeroShape, rasterizeLayer } from './hero.ts';
import { type HeroSceneName, heroScenes } from './scenes.ts';

const looks: Record<HeroSceneName, Appearance> = {
  workshop: look('female', 'realistic', 'caucasian', 'bun'),
  cafe: look('female', 'realistic', 'black', 'braids'),
  roof: look('female', 'realistic', 'latina', 'long'),
  canal: look('male', 'realistic', 'caucasian', 'curly'),
  cart: look('female', 'anime', 'asian', 'bangs'),
};

function look(
  sex: Appearance['sex'],
  style: Appearance['style'],
  ethnicity: string,
  hair_style: string,
): Appearance {
  return {
    sex,
    style,
    ethnicity,
    hair_style,
    age: 34,
    body_type: sex === 'male' ? 'muscular' : 'slim',
    hair_color: 'brown',
    eye_color: 'green',
    clothing: 'casual',
  };
}

const scenes = Object.keys(heroScenes) as HeroSceneName[];
const draw = (scene: HeroSceneName, shape: HeroShape) =>
  drawHero({ subject: looks[scene], person: `person-${scene}`, scene, shape });

/** The opacity of each pixel, 0..255, of a layer drawn `width` pixels wide. */
async function readAlpha(svg: string, width: number) {
  const { data, info } = await sharp(rasterizeLayer(svg, width))
    .ensureAlpha()
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const rowOf = (y: number) => data.subarray(y * info.width, (y + 1) * info.width);
  return { height: info.height, rowOf };
}

describe.each(scenes)('the scene %s', (scene) => {
  test.each(['wide', 'tall'] as const)('is a place with a person in it, %s', async (shape) => {
    const { width, height, layers } = draw(scene, shape);
    expect(shape === 'wide' ? width / height : height / width).toBeGreaterThan(1.5);
    const small = width / 4;

    const place = await readAlpha(layers.place, small);
    for (const y of [0, place.height - 1]) expect(Math.min(...place.rowOf(y))).toBe(255);

    // From the crown to the edge of the table, behind which the rest of the body is.
    const person = await readAlpha(layers.person, small);
    const rows = Array.from({ length: person.height }, (_, y) => y);
    const crown = rows.find((y) => person.rowOf(y).some((alpha) => alpha > 128))!;
    const table = await readAlpha(layers.table, small);
    const edge = rows.find((y) => table.rowOf(y).every((alpha) => alpha > 250))!;
    expect(crown).toBeGreaterThan(0.05 * person.height);
    expect(edge - crown).toBeGreaterThan(0.25 * person.height);
    expect(edge - crown).toBeLessThan(0.5 * person.height);
  });
});

test('the same order is the same picture, and shapes differ', () => {
  expect(draw('cafe', 'wide')).toEqual(draw('cafe', 'wide'));
  expect(draw('cafe', 'wide').layers.person).not.toBe(draw('cafe', 'tall').layers.person);
});
