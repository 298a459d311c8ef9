import { backdropKinds, drawBackdrop } from './backdrops.ts';
import { drawBody, readBuild } from './body.ts';
import { chooseOutfit } from './garments.ts';
import { drawDetails } from './costume/details.ts';
import { createRandom } from './random.ts';
import { num } from './geometry.ts';
import { planHair } from './hair.ts';
import { drawHead } from './head.ts';
import { pickFabric } from './fabrics.ts';
import { chooseGesture, poseWithGesture } from './gesture/choose.ts';
import { drawGesture } from './gesture/draw.ts';
import { placeGesture } from './gesture/gestures.ts';
import { readSleeve } from './gesture/sleeve.ts';
import { drawScarf } from './headwear.ts';
import { drawNecklace } from './jewelry.ts';
import { hex } from './palette.ts';
import { applyMood, chooseMood } from './moods.ts';
import { choosePose } from './pose.ts';
import { drawAir } from './scene.ts';
import { type Scheme, schemes } from './schemes.ts';
import { Sketch, group } from './sketch.ts';
import { createTailor, patternOf } from './tailoring.ts';
import { readTraits } from './traits.ts';
import type { Appearance } from './person.ts';
import { wardrobe } from './wardrobe.ts';

export interface PortraitOptions {
  /** 0 is the first picture; other values are further pictures of the same person. */
  variant?: number;
  /** Whether only face and clothes are shown: no hands, and no turned body. */
  plain?: boolean;
  /** Moment in a seamless loop, 0..1. 0 is the still picture. */
  phase?: number;
}

/** The colors of one picture, for pages that adapt to it. */
export interface PicturePalette {
  ground: string;
  accent: string;
}

const canvas = { width: 900, height: 1200 } as const;

function chooseScheme(seed: string, variant: number): Scheme {
  const start = Math.floor(createRandom(seed, 'scheme').next() * schemes.length);
  return schemes[(start + variant * 4) % schemes.length]!;
}

const chooseBackdrop = (seed: string, variant: number) =>
  backdropKinds[
    (Math.floor(createRandom(seed, 'backdrop').next() * backdropKinds.length) + variant * 5) %
      backdropKinds.length
  ]!;

/** A short prefix that separates the ids of two pictures on one page. */
const idPrefix = (seed: string, variant: number) =>
  `p${Math.floor(createRandom(seed, 'id', variant).next() * 36 ** 5).toString(36)}-`;

/** The background and accent color of a picture. */
export function readPalette(seed: string, variant = 0): PicturePalette {
  const colors = chooseScheme(seed, variant);
  return { ground: hex(colors.ground), accent: hex(colors.accent) };
}

/** Draws a person as SVG text (viewBox 900 x 1200). Deterministic for the same arguments. */
export function drawPortrait(
  appearance: Appearance,
  seed: string,
  options: PortraitOptions = {},
): string {
  const variant = Math.max(0, Math.floor(options.variant ?? 0));
  const phase = options.phase ?? 0;
  const sketch = new Sketch(idPrefix(seed, variant));
  const mood = chooseMood(appearance, seed, variant);
  const traits = applyMood(
    readTraits(appearance, seed),
    mood,
    variant === 0 && appearance.mood !== undefined,
  );
  const plan = planHair(appearance, seed);
  const outfit = chooseOutfit(appearance, traits, seed, variant);
  const lift = outfit.headwear === 'none' ? plan.lift : Math.max(0.5, plan.lift * 0.4);
  const shown = options.plain
    ? undefined
    : chooseGesture(outfit, traits, plan.style, mood, seed, variant);
  const usual = choosePose(traits, mood, seed, variant, phase, lift);
  const pose = shown ? poseWithGesture(usual, shown.kind, shown.side) : usual;
  const colors = chooseScheme(seed, variant);
  const light = { key: colors.key, rim: colors.rim, dark: colors.ground };
  const build = readBuild(appearance.body_type, traits.female, traits.face.jaw);
  const tailor = createTailor({
    sketch,
    pose,
    build,
    light,
    random: createRandom(seed, 'folds', variant),
    anime: traits.anime,
    cloth: outfit.cloth,
    second: outfit.second,
    trim: outfit.trim,
    print: outfit.print,
  });
  const dressed = wardrobe[outfit.kind](tailor);
  const head = drawHead({ sketch, traits, seed, plan, outfit, light }, pose);
  const sleeve = readSleeve(outfit);
  const arms =
    shown && sleeve
      ? drawGesture(
          {
            gesture: placeGesture(shown.kind, { traits, pose, build, side: shown.side }),
            sleeve,
            build,
            pose,
            pattern: patternOf(tailor),
            thingTone: pickFabric(createRandom(seed, 'thing', variant), [outfit.cloth], 0.2),
          },
          { sketch, traits, light, k: pose.light },
        )
      : '';
  const figure =
    head.behind +
    dressed.behind +
    drawBody(sketch, traits, pose, build, light) +
    drawNecklace(tailor, traits, outfit) +
    dressed.front +
    drawDetails(tailor, outfit.details) +
    head.face +
    drawScarf(tailor, outfit) +
    head.front +
    arms;
  const scene = drawBackdrop(chooseBackdrop(seed, variant), {
    sketch,
    colors,
    random: createRandom(seed, 'scene', variant),
    time: phase * Math.PI * 2,
    light: pose.light,
  });
  const body =
    scene +
    group(
      `transform="translate(${num(pose.x)} ${num(pose.y)}) scale(${Math.round(pose.scale * 1000) / 1000})"`,
      figure,
    ) +
    drawAir(sketch, colors, pose.light);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${canvas.width} ${canvas.height}">${sketch.defs()}${body}</svg>`;
}
