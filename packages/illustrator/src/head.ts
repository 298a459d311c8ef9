import { drawEyes } from './eyes.ts';
import { drawEar, drawFaceSkin } from './face.ts';
import { drawFacialHair } from './facial-hair.ts';
import type { Outfit } from './garments.ts';
import { num } from './geometry.ts';
import { type planHair, drawHair } from './hair.ts';
import { drawHeadwear } from './headwear.ts';
import { drawEarrings, drawGlasses } from './jewelry.ts';
import { drawMarks, drawMouth, drawNose } from './mouth-nose.ts';
import type { Pose } from './pose.ts';
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
  const turned = (content: string) => group(`transform="rotate(${num(pose.roll)} 0 190)"`, content);
  const headwear = drawHeadwear(sketch, traits, pose, outfit, light);
  const hidden = outfit.headwear === 'headscarf';
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
