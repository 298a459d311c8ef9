import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { stances } from '../figure/stances.ts';
import { rasterize, renderPicture } from '../render.ts';
import { readTraits } from '../traits.ts';
import type { Appearance } from '../person.ts';
import { distance } from '../fabrics.ts';
import { createRandom } from '../random.ts';
import { drawInPool } from '../pool.ts';
import { gradeTones, litBy, makeDaylight } from './daylight.ts';
import { applyExpression } from './mood.ts';
import { drawPicture } from './picture.ts';
import { placeNames } from './places.ts';
import { readColor, readPrompt } from './prompt.ts';
import { chooseAttire } from './wear.ts';

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

const draw = (prompt: string, seed = 'one', subject = woman) =>
  drawPicture({ subject, person: 'ada', prompt, seed });

const expectSound = (svg: string) => {
  expect(svg).not.toMatch(/NaN|undefined|Infinity|\[object/);
  const defined = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map((m) => m[1]));
  for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(defined).toContain(id);
};

describe('readPrompt: places', () => {
  it.each([
    ['walking on the beach', 'beach'],
    ['on a cliff beside a lighthouse', 'cliff'],
    ['a busy city street', 'street'],
    ['an alley in the old town of Rome', 'alley'],
    ['a cyberpunk street', 'neon'],
    ['a walk in the park', 'park'],
    ['deep in the forest', 'forest'],
    ['autumn leaves', 'autumn'],
    ['high in the mountains', 'mountains'],
    ['a meadow of poppies', 'meadow'],
    ['a garden in blossom', 'garden'],
    ['by the lake', 'lake'],
    ['desert dunes', 'desert'],
    ['playing in the snow', 'snow'],
    ['on a rooftop', 'rooftop'],
    ['on the balcony', 'balcony'],
    ['on a bridge over the canal', 'bridge'],
    ['at the market', 'market'],
    ['on the patio of a bistro', 'terrace'],
    ['beside the pool', 'pool'],
    ['in a vineyard', 'vineyard'],
    ['at a shrine in Kyoto', 'temple'],
    ['on a station platform', 'train_station'],
    ['in a café', 'cafe'],
    ['in the bedroom', 'bedroom'],
    ['in the living room', 'living_room'],
    ['in the library', 'library'],
    ['in the kitchen', 'kitchen'],
    ['at the gym', 'gym'],
    ['in the office', 'office'],
    ['in a bar', 'bar'],
    ['at a restaurant', 'restaurant'],
    ['on a train', 'train'],
    ['on stage at a concert', 'stage'],
    ['in a museum', 'museum'],
    ['in an atelier at an easel', 'atelier'],
    ['in a photo studio', 'studio'],
    ['in a ballroom', 'ballroom'],
    ['in a greenhouse', 'greenhouse'],
    ['aboard a spaceship', 'spaceship'],
  ])('%s: %s', (prompt, place) => {
    const picture = draw(prompt);
    expect(picture.scene.place).toBe(place);
    expectSound(picture.svg);
  });

  it('tests every place', () => {
    expect(placeNames.length).toBeGreaterThanOrEqual(40);
  });
});

describe('readPrompt: light, weather, poses', () => {
  it.each([
    ['at dawn', { hour: 'dawn' }],
    ['a sunny day', { hour: 'day', weather: 'clear' }],
    ['golden hour', { hour: 'golden' }],
    ['at dusk in the rain', { hour: 'dusk', weather: 'rain' }],
    ['on a foggy night', { hour: 'night', weather: 'fog' }],
    ['by candlelight', { glow: 'candle' }],
    ['neon lights', { glow: 'neon' }],
    ['laughing', { expression: 'laughing' }],
    ['with a smile', { expression: 'smiling' }],
    ['a serious look', { expression: 'serious' }],
    ['dreaming', { expression: 'dreamy' }],
    ['winking', { expression: 'wink' }],
    ['a close-up', { framing: 'close' }],
    ['full body', { framing: 'full' }],
    ['wearing a hat and a scarf', { hat: 'hat', scarf: true }],
    ['with glasses', { glasses: true }],
  ])('%s', (prompt, expected) => {
    expect(readPrompt(prompt)).toMatchObject(expected);
  });

  it.each([
    ['arms crossed', ['crossedArms'], undefined],
    ['hands in pockets, jeans', ['pockets', 'onePocket'], undefined],
    ['hand on hip', ['contrapposto', 'handsOnHips'], undefined],
    ['hands in her hair', ['handInHair', 'bothInHair'], undefined],
    ['walking', ['walking', 'strolling', 'striding', 'quickStep'], undefined],
    ['sitting in jeans', ['sitting'], undefined],
    ['leaning, in jeans', ['leaning', 'leaningBack'], undefined],
    ['looking over her shoulder', ['overShoulder'], undefined],
    ['with a cup of coffee', ['holding', 'holdingBoth'], 'cup'],
    ['with a glass of wine', ['holding', 'holdingBoth'], 'glass'],
    ['reading a book', ['hugging', 'readingBook'], undefined],
    ['with a bouquet', ['holding', 'holdingBoth'], 'flowers'],
    ['under an umbrella', ['carrying'], 'umbrella'],
    ['playing guitar', ['guitar'], 'guitar'],
    ['with her phone', ['holding', 'holdingBoth'], 'phone'],
    ['singing', ['mic'], 'mic'],
  ])('%s', (prompt, expected, prop) => {
    for (const seed of ['a', 'b', 'c']) {
      const { scene } = draw(prompt, seed);
      expect(expected).toContain(scene.stance);
      if (prop) expect(scene.prop).toBe(prop);
    }
  });
});

describe('drawPicture', () => {
  it('is deterministic, and differs between prompts, seeds, and people', () => {
    const one = draw('at the lake').svg;
    expect(draw('at the lake').svg).toBe(one);
    const others = [
      draw('at the lake', 'two'),
      draw('at the lake at night'),
      draw('at the lake', 'one', man),
      draw(''),
    ];
    expect(new Set([one, ...others.map((p) => p.svg)]).size).toBe(5);
  });

  it('never fails and never includes text of the prompt', () => {
    const hostile = fc.constantFrom(
      '<script>alert(1)</script>',
      '"/><image href="http://x.test/a.png"/>',
      ']]></svg>',
      '&xxe;',
      '${7*7}',
      'naked',
      'beach',
      'red dress',
      'sitting',
      'night rain',
      'hat',
    );
    fc.assert(
      fc.property(
        fc.array(fc.oneof(hostile, fc.string({ maxLength: 30 })), { maxLength: 6 }),
        fc.string(),
        fc.constantFrom(woman, man, {
          ...woman,
          style: 'anime' as const,
          hair_style: 'curly',
          ethnicity: 'black',
        }),
        fc.constantFrom([832, 1216], [1024, 1024], [1216, 832], [64, 2048], [Number.NaN, -5]),
        (words, seed, subject, [width, height]) => {
          const { svg } = drawPicture({
            subject,
            person: 'p',
            prompt: words.join(' '),
            seed,
            width,
            height,
          });
          expect(svg).not.toMatch(/<script|<image|href=|<text|<foreignObject|&xxe|\]\]>/i);
          // Case matters, because ids use lower-case letters.
          expect(svg).not.toMatch(/NaN|undefined/);
          expect(svg).toMatch(/^<svg [^>]+>[^]*<\/svg>$/);
        },
      ),
      { numRuns: 500 },
    );
  }, 120_000);

  // The renderer aborts the process on a clip far outside of the picture. Close-ups in a narrow
  // picture are the likeliest to have one.
  it('is rendered in every place, framing and form', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...placeNames),
        fc.constantFrom('close-up', 'half body', 'three-quarter', 'full body'),
        fc.constantFrom(
          '',
          'sitting in jeans',
          'gown',
          'umbrella',
          'guitar',
          'long coat',
          'waving',
        ),
        fc.constantFrom([832, 1216], [1024, 1024], [1536, 640], [256, 1024]),
        fc.constantFrom(woman, man, { ...woman, style: 'anime' as const, hair_style: 'braids' }),
        fc.nat(),
        (place, framing, pose, [width, height], subject, seed) => {
          const prompt = `${place.replaceAll('_', ' ')}, ${framing}, ${pose}`;
          const order = { subject, person: `p${seed}`, prompt, seed: String(seed), width, height };
          const { svg } = drawPicture(order);
          expect(rasterize(svg, 48).width).toBe(48);
        },
      ),
      { numRuns: 200 },
    );
  }, 120_000);

  it.each(Object.keys(stances))('draws the stance %s and defines every reference', (name) => {
    const words: Record<string, string> = {
      crossedArms: 'arms crossed',
      handInHair: 'hand in hair',
      carrying: 'umbrella',
      hugging: 'book',
      guitar: 'guitar',
      mic: 'microphone',
      holding: 'coffee',
      walking: 'walking',
      sitting: 'sitting in jeans',
      overShoulder: 'looking back',
    };
    for (const subject of [woman, man, { ...woman, style: 'anime' as const }])
      expectSound(draw(`full body, ${words[name] ?? 'standing'}, ${name}`, name, subject).svg);
  });

  it.each(['laughing', 'serious', 'dreamy', 'winking', 'sad', ''])(
    'shows the same person for %j: only the mouth and the light differ',
    (mood) => {
      const traits = readTraits(woman, 'ada');
      const { mouth, ...features } = applyExpression(
        traits,
        readPrompt(mood),
        createRandom('m'),
      ).traits;
      const { mouth: own, ...lasting } = traits;
      expect(features).toEqual(lasting);
      expect({ ...mouth, smile: own.smile, open: own.open }).toEqual(own);
      const night = makeDaylight('night', 'clear', 'neon', createRandom('n'), false);
      const seen = gradeTones(traits, litBy(night));
      expect([seen.face, seen.eye, seen.nose, seen.mouth, seen.moles]).toEqual([
        traits.face,
        traits.eye,
        traits.nose,
        traits.mouth,
        traits.moles,
      ]);
    },
  );

  it('dresses everyone for any prompt', () => {
    for (const words of [
      'naked',
      'nude on the beach',
      'topless',
      'lingerie',
      'in a towel',
      'bikini',
    ])
      for (const subject of [woman, man]) {
        const worn = chooseAttire(
          readPrompt(words),
          '',
          'beach',
          readTraits(subject, 'ada'),
          createRandom(words),
        );
        expect(worn.bottom).not.toBe('none');
        if (worn.top !== 'swim') expect(worn.outer === 'robe' || worn.top === 'shirt').toBe(true);
      }
  });

  it('uses no cloth that could be mistaken for skin, for any prompt', () => {
    const skins = ['caucasian', 'black_afro', 'asian', 'latina', 'indian', 'arab'];
    const colors = ['', 'brown ', 'beige ', 'tan ', 'cream ', 'rose '];
    fc.assert(
      fc.property(
        fc.constantFrom(...skins),
        fc.constantFrom(...colors),
        fc.constantFrom('sweater', 'shirt', 'trousers', 'dress', 'top', 'leggings'),
        fc.constantFrom('mountains', 'beach', 'cafe', 'steps', 'bar'),
        fc.constantFrom(woman, man),
        fc.string({ minLength: 1, maxLength: 6 }),
        (ethnicity, color, garment, place, person, seed) => {
          const traits = readTraits({ ...person, ethnicity }, seed);
          const reading = readPrompt(`in a ${color}${garment}`);
          const worn = chooseAttire(reading, '', place, traits, createRandom(seed));
          // A suit is recognizable in any color.
          const isSuit = worn.lower === worn.over;
          for (const cloth of isSuit ? [worn.cloth] : [worn.cloth, worn.lower])
            expect(distance(cloth, traits.skin.base)).toBeGreaterThanOrEqual(0.13);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('reads the color in front of a garment', () => {
    expect(readColor('in a red silk dress', /dress/)?.h).toBeCloseTo(26);
    expect(readColor('a dress beside a red car', /dress/)).toBeUndefined();
  });

  it.each([
    [832, 1216],
    [1024, 1024],
    [1216, 832],
  ])('paints the whole of %i x %i', (width, height) => {
    const { svg } = drawPicture({
      subject: man,
      person: 'bo',
      prompt: '',
      seed: 's',
      width,
      height,
    });
    const picture = rasterize(svg, width);
    expect(picture).toMatchObject({ width, height });
    for (const corner of [0, width - 1, width * (height - 1), width * height - 1])
      expect(picture.pixels[corner * 4 + 3]).toBe(255);
  });
});

describe('renderPicture', () => {
  it('encodes WebP with a thumbhash, a palette, and the scene, quickly', async () => {
    const order = { subject: woman, person: 'ada', prompt: 'full body, in the garden', seed: '1' };
    await renderPicture(order);
    const times: number[] = [];
    for (const seed of ['2', '3', '4', '5']) {
      const start = performance.now();
      await renderPicture({ ...order, seed });
      times.push(performance.now() - start);
    }
    const picture = await renderPicture(order);
    expect(await sharp(picture.webp).metadata()).toMatchObject({
      format: 'webp',
      width: 832,
      height: 1216,
    });
    expect(picture.scene).toMatchObject({ place: 'garden', framing: 'full' });
    expect(picture.palette.ground).toMatch(/^#[0-9a-f]{6}$/);
    process.stdout.write(
      `832 x 1216 picture: ${times.map((t) => t.toFixed(0)).join(', ')} ms, ${(picture.webp.length / 1024).toFixed(0)} KB\n`,
    );
  });

  it('draws the same picture in a pool thread', async () => {
    const order = {
      subject: man,
      person: 'bo',
      prompt: 'a bar at night',
      seed: '1',
      width: 416,
      height: 608,
    };
    try {
      const pooled = await drawInPool.renderPicture(order);
      expect(Buffer.from(pooled.webp).equals((await renderPicture(order)).webp)).toBe(true);
    } finally {
      await drawInPool.close();
    }
  });
});
