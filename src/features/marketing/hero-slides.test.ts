import { readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { HERO_LAYERS, HERO_SHAPES, HERO_SLIDES } from './hero-slides.ts';

const FOLDER = new URL('./ui/hero-pictures/', import.meta.url);
const fileOf = (id: string, shape: string, layer: string) =>
  fileURLToPath(new URL(`${id}-${shape}-${layer}.webp`, FOLDER));

/** The largest size in bytes of all layers of one picture together. */
const BUDGET = { wide: 120_000, tall: 60_000 };
const SIZE = { wide: { width: 1920, height: 840 }, tall: { width: 780, height: 1248 } };

const pictures = HERO_SLIDES.flatMap(({ id }) => HERO_SHAPES.map((shape) => ({ id, shape })));

test.each(pictures)('the picture of $id, $shape, is complete and small', async ({ id, shape }) => {
  const files = HERO_LAYERS.map((layer) => fileOf(id, shape, layer));
  for (const [at, file] of files.entries())
    expect(await sharp(file).metadata()).toMatchObject({
      ...SIZE[shape],
      format: 'webp',
      hasAlpha: at > 0,
    });
  const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
  expect(bytes).toBeLessThan(BUDGET[shape]);
});

test('no picture is left over', () => {
  expect(readdirSync(FOLDER)).toHaveLength(pictures.length * HERO_LAYERS.length);
});
