import { drawEyes } from '../eyes.ts';
import { drawEar, drawFaceSkin } from '../face.ts';
import { drawFacialHair } from '../facial-hair.ts';
import type { Outfit } from '../garments.ts';
import { type Box, type Point, num } from '../geometry.ts';
import { drawHair, planHair } from '../hair.ts';
import { drawHeadwear } from '../headwear.ts';
import { drawEarrings, drawGlasses } from '../jewellery.ts';
import { drawMarks, drawMouth, drawNose } from '../mouth-nose.ts';
import type { Tone } from '../palette.ts';
import type { Pose } from '../pose.ts';
import type { Lighting } from '../schemes.ts';
import { type Sketch, group } from '../sketch.ts';
import type { Appearance, Traits } from '../traits.ts';
import type { Attire } from './attire.ts';
import type { PropKind } from './props.ts';
import type { Stance } from './stance.ts';

export interface FigureOrder {
  sketch: Sketch;
  appearance: Appearance;
  traits: Traits;
  seed: string;
  /** What else the seed of the picture decides (folds). */
  pictureSeed: string;
  stance: Stance;
  attire: Attire;
  light: Lighting;
  k: -1 | 1;
  /** Pixels a unit will have. */
  scale: number;
  /** 0 open eyes, 1 shut. */
  blink: number;
  gaze: number;
  /** The side that winks. */
  wink?: -1 | 1;
  prop?: PropKind;
  propTone: Tone;
  /** Sits on a bench of this wood instead of a stool. */
  bench?: Tone;
  /** What of the space of the head is in the picture. */
  view: Box;
}

export function headPose(order: FigureOrder, pit: Point): Pose {
  const { stance, k } = order;
  return {
    yaw: stance.yaw,
    pitch: stance.pitch,
    roll: stance.roll,
    turn: stance.turn,
    slope: 0,
    light: k,
    pit,
    scale: order.scale,
    x: 0,
    y: 0,
    blink: order.blink,
    gaze: order.gaze,
    wink: order.wink,
    phase: 0,
    breath: 0,
  };
}

/** The old names that hats, scarf and necklace ask for. */
export const outfitOf = (attire: Attire): Outfit => ({
  kind:
    attire.top === 'turtleneck' ||
    attire.top === 'sweater' ||
    attire.top === 'dressShirt' ||
    attire.top === 'tee' ||
    attire.top === 'hoodie'
      ? 'turtleneck'
      : 'squareDress',
  cloth: attire.cloth,
  second: attire.lower,
  trim: attire.trim,
  headwear: attire.hat,
  scarf: attire.scarf,
});

/** The head of the portraits: what hangs behind the shoulders, the face, what lies over it. */
export function drawHead(order: FigureOrder, pose: Pose) {
  const { sketch, traits, appearance, seed, light, attire } = order;
  const own = planHair(appearance, seed);
  // A bun is worn low under a hat.
  const plan =
    attire.hat !== 'none' && own.style === 'bun' ? { ...own, twist: 0.6 + own.twist * 0.4 } : own;
  const outfit = outfitOf(attire);
  const hair = drawHair(
    sketch,
    traits,
    plan,
    pose,
    { tones: traits.hair, rim: light.rim, side: pose.light > 0 ? -1 : 1, anime: traits.anime },
    seed,
  );
  const turned = (content: string) => group(`transform="rotate(${num(pose.roll)} 0 190)"`, content);
  const headwear = drawHeadwear(sketch, traits, pose, outfit, light);
  const hidden = attire.hat === 'headscarf';
  const face =
    ([-1, 1] as const).map((side) => drawEar(sketch, traits, pose, side)).join('') +
    drawFaceSkin(sketch, traits, pose, light) +
    drawMarks(traits, pose, seed) +
    drawFacialHair(sketch, traits, pose, seed) +
    drawNose(traits, pose) +
    drawMouth(sketch, traits, pose) +
    drawEyes(sketch, traits, pose, seed) +
    drawGlasses(sketch, traits, pose);
  return {
    behind: turned(hidden ? '' : hair.back) + headwear.behind,
    face: turned(face),
    front: turned((hidden ? '' : drawEarrings(traits, pose, plan) + hair.front) + headwear.front),
  };
}
