import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  drawPlaceholder,
  drawPortrait,
  rasterize,
  renderLoop,
  renderPortrait,
  type Appearance,
} from './index.ts';
import { extractKeyFrame } from './loop.ts';
import { chooseMood } from './moods.ts';
import { hex } from './palette.ts';
import { choosePose } from './pose.ts';
import { readTraits } from './traits.ts';
import { wardrobe } from './wardrobe.ts';

const woman: Appearance = {
  sex: 'female',
  age: 29,
  style: 'realistic',
  ethnicity: 'caucasian',
  body_type: 'slim',
  hair_color: 'blonde',
  hair_style: 'long',
  eye_color: 'blue',
  clothing: 'casual',
};
const man: Appearance = {
  ...woman,
  sex: 'male',
  body_type: 'muscular',
  hair_style: 'short',
  hair_color: 'brown',
};

const words = (text: string) => text.split(' ');
const lists: { person: Appearance; values: Partial<Record<keyof Appearance, string[]>> }[] = [
  {
    person: woman,
    values: {
      ethnicity: words('caucasian latina asian arab black'),
      body_type: words('slim athletic voluptuous curvy petite'),
      hair_color: words(
        'blonde brunette black redhead pink light_blonde medium_blonde dark_blonde brown light_brown dark_brown black_brown',
      ),
      hair_style: words('straight long short curly braids bangs bun ponytail pigtails'),
      eye_color: words('brown blue green gray'),
      clothing: words(
        'casual bikini skirt long_dress jeans lingerie school_outfit nurse maid hijab astronaut chef police leather_jacket hoodie kimono something_unknown',
      ),
      style: words('realistic anime'),
      mood: words('happy serious unheard_of'),
    },
  },
  {
    person: man,
    values: {
      ethnicity: words('caucasian latino asian arab black_afro'),
      body_type: words('slim muscular wide'),
      hair_color: words('blonde brown black ginger gray white pink'),
      hair_style: words('buzz_cut long slicked_back short bun dreadlocks curly bald'),
      eye_color: words('brown blue green'),
      clothing: words(
        'jeans_and_t_shirt suit_and_tie tuxedo samurai astronaut doctor pilot cowboy beach sweater',
      ),
      style: words('realistic anime'),
    },
  },
];
const cases = lists.flatMap(({ person, values }) =>
  Object.entries(values).flatMap(([field, options]) =>
    options.map((value) => ({
      label: `${person.sex} ${field} ${value}`,
      look: { ...person, [field]: value },
    })),
  ),
);

describe('drawPortrait', () => {
  it.each(cases)('draws and renders $label', ({ look }) => {
    const svg = drawPortrait(look, 'list');
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    const picture = rasterize(svg, 60);
    expect(picture).toMatchObject({ width: 60, height: 80 });
    // The whole picture is painted: no transparent corner, and more than one color.
    expect(picture.pixels[3]).toBe(255);
    expect(new Set(picture.pixels.toString('latin1').match(/[^]{4}/g)).size).toBeGreaterThan(400);
  });

  it('is deterministic, and defines every reference', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.constantFrom(woman, man),
        fc.integer({ min: 0, max: 5 }),
        (seed, look, variant) => {
          const svg = drawPortrait(look, seed, { variant });
          expect(drawPortrait(look, seed, { variant })).toBe(svg);
          const defined = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map((m) => m[1]));
          for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(defined).toContain(id);
        },
      ),
      { numRuns: 30 },
    );
  });

  it('differs between seeds, variants, and moments', () => {
    const pictures = [
      drawPortrait(woman, 'a'),
      drawPortrait(woman, 'b'),
      drawPortrait(woman, 'a', { variant: 1 }),
      drawPortrait(woman, 'a', { variant: 2 }),
      drawPortrait(woman, 'a', { phase: 0.3 }),
      drawPortrait({ ...woman, eye_color: 'brown' }, 'a'),
    ];
    expect(new Set(pictures).size).toBe(pictures.length);
  });

  it.each([woman, { ...woman, style: 'anime' as const }, man])(
    'keeps the colors of eyes, brows, and hair across variants',
    (look) => {
      const traits = readTraits(look, 'same');
      for (const variant of [0, 1, 2, 3]) {
        const svg = drawPortrait(look, 'same', { variant });
        expect(svg).toContain(`fill="${hex(traits.brow.tone)}"`);
        expect(svg).toContain(`fill="${hex(traits.hair.base)}"`);
      }
    },
  );

  it('shows another mood, turn, and gaze in each picture of a person', () => {
    const faces = [0, 1, 2, 3].map((variant) => chooseMood(woman, 'same', variant));
    expect(new Set(faces.map((mood) => JSON.stringify(mood))).size).toBe(4);
    const traits = readTraits(woman, 'same');
    const turns = faces.map((mood, variant) => choosePose(traits, mood, 'same', variant, 0, 0).yaw);
    expect(turns.some((yaw) => yaw > 0) && turns.some((yaw) => yaw < 0)).toBe(true);
  });

  it('draws two people of the same choices with different faces', () => {
    const faces = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => {
      const { face, eye, nose, mouth, brow } = readTraits(woman, seed);
      return [face.jaw, face.chinY, eye.x, eye.tilt, nose.width, mouth.half, brow.arch];
    });
    for (const [i, one] of faces.entries())
      for (const other of faces.slice(i + 1))
        expect(one.filter((value, at) => Math.abs(value - other[at]!) > 1).length).toBeGreaterThan(
          2,
        );
  });

  it('closes the loop seamlessly', () => {
    const nearlyOver = drawPortrait(woman, 'loop', { phase: 1 });
    const first = drawPortrait(woman, 'loop', { phase: 1e-9 });
    const [a, b] = [rasterize(nearlyOver, 90).pixels, rasterize(first, 90).pixels];
    const difference = a.reduce((sum, value, i) => sum + Math.abs(value - b[i]!), 0) / a.length;
    expect(difference).toBeLessThan(0.2);
  });

  it('has a garment for each kind of clothes', () => {
    expect(Object.keys(wardrobe).length).toBeGreaterThan(25);
  });
});

describe('drawPlaceholder', () => {
  it('is deterministic for a seed, and differs between seeds', () => {
    expect(drawPlaceholder('a')).toBe(drawPlaceholder('a'));
    expect(drawPlaceholder('a')).not.toBe(drawPlaceholder('b'));
    expect(rasterize(drawPlaceholder('a'), 60).height).toBe(80);
  });
});

describe('renderPortrait', () => {
  it('encodes WebP with a thumbhash and a palette quickly', async () => {
    await renderPortrait(man, 'warm-up', { width: 720 });
    const times: number[] = [];
    for (const seed of ['one', 'two', 'three', 'four']) {
      const start = performance.now();
      rasterize(drawPortrait(woman, seed), 720);
      times.push(performance.now() - start);
    }
    const picture = await renderPortrait(woman, 'one', { width: 720 });
    const meta = await sharp(picture.webp).metadata();
    expect(meta).toMatchObject({ format: 'webp', width: 720, height: 960 });
    expect(Buffer.from(picture.thumbhash, 'base64').length).toBeGreaterThan(10);
    expect(picture.palette.ground).toMatch(/^#[0-9a-f]{6}$/);
    process.stdout.write(
      `720 x 960 portrait: ${times.map((t) => t.toFixed(0)).join(', ')} ms to draw and rasterize, ${(picture.webp.length / 1024).toFixed(0)} KB\n`,
    );
  });
});

describe('renderLoop', () => {
  it('muxes one VP8 key frame per moment', async () => {
    const { webm, width, height } = await renderLoop(woman, 'loop', {
      width: 120,
      seconds: 1,
      fps: 6,
    });
    expect([width, height]).toEqual([120, 160]);
    expect(webm.subarray(0, 4).toString('hex')).toBe('1a45dfa3');
    expect(webm.toString('latin1')).toContain('V_VP8');
    // Every VP8 key frame contains this start code and the picture's size.
    const start = Buffer.from([0x9d, 0x01, 0x2a, 120, 0, 160, 0]);
    let frames = 0;
    for (let at = webm.indexOf(start); at >= 0; at = webm.indexOf(start, at + 1)) frames++;
    expect(frames).toBe(6);
  });

  it('rejects a picture without a key frame', async () => {
    const lossless = await sharp({
      create: { width: 4, height: 4, channels: 3, background: '#123' },
    })
      .webp({ lossless: true })
      .toBuffer();
    expect(() => extractKeyFrame(lossless)).toThrow('not a lossy WebP');
  });
});
