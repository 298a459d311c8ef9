import { drawBrows, drawEyes } from './face/eye.ts';
import { drawEar } from './face/ear.ts';
import { inkFeatures, inkPlanes } from './face/ink.ts';
import { drawMarks } from './face/marks.ts';
import { drawMouth } from './face/mouth.ts';
import { drawNose } from './face/nose.ts';
import { drawFacePlanes } from './face/planes.ts';
import { drawBeard } from './facial-hair.ts';
import type { Outfit } from './garments.ts';
import { type Point, num } from './geometry.ts';
import { type planHair, drawHair } from './hair.ts';
import { JOINT_Y, turnHead } from './head-turn.ts';
import { drawHeadwear } from './headwear.ts';
import { drawEarrings, drawGlasses } from './jewelry.ts';
import { drawMustache } from './mustache.ts';
import { type Pose, projectHead } from './pose.ts';
import type { Lighting } from './schemes.ts';
import { type Sketch, group } from './sketch.ts';
import type { Traits } from './person.ts';

interface HeadOrder {
  sketch: Sketch;
  traits: Traits;
  /** The seed of the person. */
  seed: string;
  plan: ReturnType<typeof planHair>;
  outfit: Outfit;
  light: Lighting;
}

/** The place of a frontal point of the head in the picture; `z` is its depth. */
export function headPoint(pose: Pose, x: number, y: number, z?: number): Point {
  return turnHead(pose, projectHead(pose)(x, y, z));
}

/**
 * Draws the head for portraits and figures, in layers: behind the shoulders, the face, and in front
 * of it.
 */
export function drawHead({ sketch, traits, seed, plan, outfit, light }: HeadOrder, pose: Pose) {
  const hair = drawHair(
    sketch,
    traits,
    plan,
    pose,
    { tones: traits.hair, rim: light.rim, side: pose.light > 0 ? -1 : 1, anime: traits.anime },
    seed,
  );
  const turned = (content: string) =>
    group(
      `transform="translate(0 ${JOINT_Y}) rotate(${num(pose.roll)}) scale(${pose.headScale}) translate(0 ${-JOINT_Y})"`,
      content,
    );
  const headwear = drawHeadwear(sketch, traits, pose, outfit, light);
  const hidden = outfit.headwear === 'headscarf';
  const cast = hidden ? [] : hair.outlines;
  const planes = traits.anime ? inkPlanes : drawFacePlanes;
  const features = traits.anime
    ? inkFeatures(sketch, traits, pose)
    : drawNose(traits, pose, light) +
      drawMouth(sketch, traits, pose) +
      drawEyes(sketch, traits, pose);
  const face =
    ([-1, 1] as const).map((side) => drawEar(traits, pose, light, side)).join('') +
    planes(sketch, traits, pose, light, cast) +
    drawMarks(traits, pose, seed) +
    drawBeard(sketch, traits, pose, light, seed) +
    features +
    drawMustache(traits, pose, seed) +
    drawBrows(traits, pose) +
    drawGlasses(sketch, traits, pose);
  return {
    behind: turned((hidden ? '' : hair.back) + headwear.behind),
    face: turned(face),
    front: turned((hidden ? '' : drawEarrings(traits, pose, plan) + hair.front) + headwear.front),
  };
}
