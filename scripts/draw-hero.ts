import { mkdirSync } from 'node:fs';
import { drawHero, type HeroSceneName, rasterizeLayer } from '@everafter/illustrator';
import sharp from 'sharp';
import { SEED_CHARACTERS } from '../src/features/characters/cast/seeds/index.ts';
import {
  HERO_LAYERS,
  HERO_SHAPES,
  HERO_SLIDES,
  type SlideId,
} from '../src/features/marketing/hero-slides.ts';

/*
 * Draws the pictures of the home page's slides: node scripts/draw-hero.ts
 * They are part of the repository, since every visitor loads them; redraw them when the illustrator changes.
 */
const FOLDER = new URL('../src/features/marketing/ui/hero-pictures/', import.meta.url);

/** Each slide's place, and the slug of the built-in character in it. */
const CAST: Record<SlideId, { place: HeroSceneName; person: string }> = {
  create: { place: 'workshop', person: 'elena-marchetti' },
  girlfriend: { place: 'cafe', person: 'amara-ezenwa' },
  image: { place: 'roof', person: 'soledad-ibarra' },
  boyfriend: { place: 'canal', person: 'matteo-brandolin' },
  anime: { place: 'cart', person: 'sumire-aoyagi' },
};
/** Phones get fewer bytes: their small, dense screens hide it. */
const QUALITY = { wide: 80, tall: 66 };

mkdirSync(FOLDER, { recursive: true });
for (const { id } of HERO_SLIDES)
  for (const shape of HERO_SHAPES) {
    const { place, person } = CAST[id];
    const started = process.cpuUsage();
    const subject = SEED_CHARACTERS.find(({ slug }) => slug === person);
    if (!subject) throw new Error(`No built-in character has the slug ${person}.`);
    const drawn = drawHero({ subject, person, scene: place, shape });
    let bytes = 0;
    for (const layer of HERO_LAYERS) {
      const { size } = await sharp(rasterizeLayer(drawn.layers[layer], drawn.width))
        .webp({ quality: QUALITY[shape], effort: 6, smartSubsample: true })
        .toFile(new URL(`${id}-${shape}-${layer}.webp`, FOLDER).pathname);
      bytes += size;
    }
    const { user, system } = process.cpuUsage(started);
    const kilobytes = Math.round(bytes / 1024);
    console.log(`${id} ${shape}: ${kilobytes} KB, ${Math.round((user + system) / 1000)} ms CPU`);
  }
