import { backdropKinds, drawBackdrop } from './backdrops.ts';
import { drawBody, readBuild } from './body.ts';
import { type Outfit, chooseOutfit } from './garments.ts';
import { drawDetails } from './costume/details.ts';
import { createRandom } from './random.ts';
import { num } from './geometry.ts';
import { planHair } from './hair.ts';
import { drawHead, headPoint } from './head.ts';
import { pickFabric } from './fabrics.ts';
import { drawGesture } from './gesture/draw.ts';
import { placeGesture } from './gesture/gestures.ts';
import { readSleeve } from './gesture/sleeve.ts';
import { drawScarf } from './scarf.ts';
import { drawNecklace } from './jewelry.ts';
import { hex } from './palette.ts';
import { applyMood, chooseMood } from './moods.ts';
import { choosePose } from './pose.ts';
import { drawAir } from './scene.ts';
import { type Scheme, schemes } from './schemes.ts';
import { Sketch, group } from './sketch.ts';
import { type Tailor, createTailor, patternOf } from './tailoring.ts';
import { readTraits } from './traits.ts';
import type { Appearance, Traits } from './person.ts';
import { type View, chooseView, poseView } from './view.ts';
import { wardrobe } from './wardrobe.ts';

export interface PortraitOptions {
  /** 0 is the first picture; other values are additional pictures of the same person. */
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

interface FrontOrder {
  tailor: Tailor;
  traits: Traits;
  outfit: Outfit;
  head: ReturnType<typeof drawHead>;
  /** The skin of neck, shoulders, and chest. */
  skin: string;
}

interface ArmsOrder extends Pick<FrontOrder, 'tailor' | 'traits' | 'outfit'> {
  view: View;
  seed: string;
  variant: number;
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
  const view = options.plain ? {} : chooseView(outfit, traits, plan.style, mood, seed, variant);
  const pose = poseView(choosePose(traits, mood, seed, variant, phase, lift), view, traits.female);
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
  const head = drawHead({ sketch, traits, seed, plan, outfit, light }, pose);
  const skin = drawBody(sketch, traits, pose, build, light);
  const figure = view.back
    ? head.behind +
      skin +
      view.back(tailor) +
      overBack(tailor, head.behind) +
      head.face +
      head.front
    : drawFront({ tailor, traits, outfit, head, skin }) +
      drawArms({ tailor, traits, outfit, view, seed, variant });
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

/** Hair that falls over the near half of the back and leaves the throat free. */
function overBack({ sketch, pose }: Tailor, hair: string): string {
  const side = pose.yaw > 0 ? 1 : -1;
  const [x] = headPoint(pose, 0, 150, 60);
  const at = (across: number, y: number) => `${num(x + side * across)} ${y}`;
  const near = -side * 900;
  const area = `M${near} -900 L${-near} -900 L${-near} 96 L${at(10, 96)} C${at(-34, 200)} ${at(-40, 250)} ${at(-16, 330)} C${at(4, 396)} ${at(2, 470)} ${at(-64, 600)} L${at(-140, 900)} L${near} 900 Z`;
  return sketch.cut(area, hair);
}

/** The body from the front with everything worn on it, and the head. */
function drawFront({ tailor, traits, outfit, head, skin }: FrontOrder): string {
  const dressed = wardrobe[outfit.kind](tailor);
  return (
    head.behind +
    dressed.behind +
    skin +
    drawNecklace(tailor, traits, outfit) +
    dressed.front +
    drawDetails(tailor, outfit.details) +
    head.face +
    drawScarf(tailor, outfit) +
    head.front
  );
}

/** The arms and hands of a gesture; empty for a view without one. */
function drawArms({ tailor, traits, outfit, view, seed, variant }: ArmsOrder): string {
  const sleeve = readSleeve(outfit);
  if (!view.gesture || !sleeve) return '';
  const { sketch, pose, build, light } = tailor;
  const { kind, side } = view.gesture;
  return drawGesture(
    {
      gesture: placeGesture(kind, { traits, pose, build, side }),
      sleeve,
      build,
      pose,
      pattern: patternOf(tailor),
      thingTone: pickFabric(createRandom(seed, 'thing', variant), [outfit.cloth], 0.2),
    },
    { sketch, traits, light, k: pose.light },
  );
}
