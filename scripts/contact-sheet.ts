import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type * as Illustrator from '@everafter/illustrator';
import sharp from 'sharp';
import { sceneOrder } from '../src/features/characters/cast/scene-order.ts';
import { SEED_CHARACTERS } from '../src/features/characters/cast/seeds/index.ts';
import { optionsFor, type Sex } from '../src/features/characters/options/index.ts';

/*
 * Draws the built-in characters and 40 combinations of a person's choices for a reader to judge:
 * node scripts/contact-sheet.ts [--out docs/art] [--name after] [--art INDEX_FILE]
 * --art is the index.ts of another state of the illustrator, for a comparison sheet.
 */
const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'docs/art' },
    name: { type: 'string', default: 'after' },
    art: { type: 'string' },
  },
});
const { drawPicture, drawPortrait, rasterize } = (await import(
  values.art ? pathToFileURL(resolve(values.art)).href : '@everafter/illustrator'
)) as typeof Illustrator;

interface Sitter {
  look: Illustrator.Appearance;
  seed: string;
  variant?: number;
  /** One of the pictures in places instead of the portrait. */
  scene?: { prompt: string; at: number };
}

/** A combination of the lists' choices; each list advances at its own pace. */
function combination(at: number): Sitter {
  const sex: Sex = at % 3 === 2 ? 'male' : 'female';
  const lists = optionsFor(sex);
  const choice = (field: keyof typeof lists, pace: number) => {
    const options = lists[field] ?? [];
    return options[(at * pace) % Math.max(1, options.length)]?.id ?? '';
  };
  const look: Illustrator.Appearance = {
    sex,
    age: 25 + ((at * 7) % 36),
    style: at % 4 === 3 ? 'anime' : 'realistic',
    ethnicity: choice('ethnicity', 1),
    body_type: choice('body_type', 3),
    hair_color: choice('hair_color', 5),
    hair_style: choice('hair_style', 7),
    eye_color: choice('eye_color', 2),
    clothing: choice('clothing', 11),
  };
  return { look, seed: `made-${at}` };
}

const seeds: Sitter[] = SEED_CHARACTERS.map((look) => ({ look, seed: look.slug }));
const everyone = [...seeds, ...Array.from({ length: 40 }, (_, at) => combination(at))];
/** The characters whose four pictures are on a separate sheet. */
const SETS = [
  'elena-marchetti',
  'kofi-darkwa',
  'amara-ezenwa',
  'samir-halabi',
  'yawen-lin',
  'ruaridh-macaskill',
  'thuy-dang',
  'silas-pemberwick',
  'noor-al-sayegh',
  'luther-gaines',
  'lucero-villanueva',
  'zayd-qamarani',
];
const pick = (...slugs: string[]) =>
  slugs.flatMap((slug) => seeds.filter(({ seed }) => seed === slug));

/** Draws a portrait, or a picture in a place as a first start does. */
const drawSitter = ({ look, seed, variant = 0, scene }: Sitter): string =>
  scene
    ? drawPicture(sceneOrder(look, seed, scene.prompt, scene.at)).svg
    : drawPortrait(look, seed, { variant });

/** Composes pictures in rows; `gap` pixels apart. */
async function sheet(name: string, sitters: readonly Sitter[], width: number, columns: number) {
  const gap = 4;
  const height = Math.round((width * 4) / 3);
  const started = process.cpuUsage();
  const tiles = sitters.map((sitter, at) => {
    const { pixels, ...size } = rasterize(drawSitter(sitter), width);
    return {
      input: pixels,
      raw: { ...size, channels: 4 as const },
      left: (at % columns) * (width + gap),
      top: Math.floor(at / columns) * (height + gap),
    };
  });
  const { user, system } = process.cpuUsage(started);
  const file = join(values.out, `${values.name}-${name}.webp`);
  await sharp({
    create: {
      width: columns * (width + gap) - gap,
      height: Math.ceil(sitters.length / columns) * (height + gap) - gap,
      channels: 3,
      background: '#140a10',
    },
  })
    .composite(tiles)
    .webp({ quality: 82 })
    .toFile(file);
  const each = (user + system) / 1000 / sitters.length;
  console.log(`${file}: ${sitters.length} pictures, ${each.toFixed(0)} ms of CPU each.`);
}

mkdirSync(values.out, { recursive: true });
await sheet('cards', everyone, 132, 13);
await sheet('avatars', everyone, 48, 26);
await sheet(
  'hero',
  pick(
    'elena-marchetti',
    'amara-ezenwa',
    'dunya-sabbagh',
    'thuy-dang',
    'matteo-brandolin',
    'luther-gaines',
    'kaede-ishimori',
    'silas-pemberwick',
  ),
  420,
  4,
);
await sheet(
  'sets',
  SETS.flatMap((slug) => {
    const [portrait] = pick(slug) as [Sitter];
    const pictures = SEED_CHARACTERS.find((seed) => seed.slug === slug)?.pictures ?? [];
    return [
      portrait,
      ...pictures.map(({ prompt }, at) => ({ ...portrait, scene: { prompt, at } })),
    ];
  }),
  260,
  8,
);
