import { type Build, bodyOutline } from '../body.ts';
import { warpPath } from '../geometry.ts';
import { type Tone, hex, shift } from '../palette.ts';
import { type Pose, projectBody } from '../pose.ts';
import { fill, group } from '../sketch.ts';
import { drawForearm, forearmOutline } from './forearm.ts';
import type { Gesture } from './gestures.ts';
import { type HandPaint, drawHand, handOutlines } from './hand.ts';
import type { Sleeve } from './sleeve.ts';
import { drawThing } from './things.ts';

interface GestureOrder {
  gesture: Gesture;
  sleeve: Sleeve;
  build: Build;
  pose: Pose;
  /** The print of the garment. */
  pattern: string;
  /** The color of a thing in the hands. */
  thingTone: Tone;
}

/** Draws the arm, the hand, and the thing of a gesture, with their shadow on the body. */
export function drawGesture(order: GestureOrder, paint: HandPaint): string {
  const { gesture, sleeve, build, pose, pattern, thingTone } = order;
  const { arm, hand, thing } = gesture;
  return (
    shadowOf(order, paint) +
    drawThing(thing, {
      sketch: paint.sketch,
      k: paint.k,
      tone: thingTone,
      side: arm.wrist[0] > pose.pit[0] ? 1 : -1,
    }) +
    // A sleeve covers the wrist.
    drawHand(hand, paint) +
    drawForearm(arm, sleeve, build, paint, pattern)
  );
}

/** The shadow of an arm and its hand on the body, away from the light. */
function shadowOf({ gesture, build, pose, sleeve }: GestureOrder, paint: HandPaint) {
  const { arm, hand } = gesture;
  const { sketch, traits, light, k } = paint;
  const body = warpPath(bodyOutline(build), projectBody(pose));
  const limb = forearmOutline(arm, build, traits.female, sleeve.ease, [0, 1]).outline;
  const dark = hex(shift(light.dark, -0.06));
  const shapes = [limb, ...handOutlines(hand, traits)];
  return sketch.cut(
    body,
    group(
      `transform="translate(${-k * 15} 15)" opacity="0.24"`,
      shapes.map((d) => fill(d, dark)).join(''),
    ),
  );
}
