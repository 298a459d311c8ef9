import { type Build, bodyOutline } from '../body.ts';
import { warpPath } from '../geometry.ts';
import { type Tone, hex, shift } from '../palette.ts';
import { type Pose, projectBody } from '../pose.ts';
import { fill, group } from '../sketch.ts';
import { drawForearm, forearmOutline } from './forearm.ts';
import type { Gesture, Reach } from './gestures.ts';
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

/** Draws the arms, the hands, and the thing of a gesture, with their shadow on the body. */
export function drawGesture(order: GestureOrder, paint: HandPaint): string {
  const { gesture, sleeve, build, pose, pattern, thingTone } = order;
  const last = gesture.reaches.length - 1;
  return gesture.reaches
    .map(({ arm, hand, tuck }, i) => {
      const thing = i === last ? gesture.thing : undefined;
      const drawn = drawForearm(
        arm,
        hand ? sleeve : { ...sleeve, cuff: 'none' },
        build,
        paint,
        pattern,
      );
      if (tuck)
        return paint.sketch.cut(besideArm(order, tuck), shadowOf({ arm }, order, paint) + drawn);
      return (
        shadowOf({ arm, ...(hand && { hand }) }, order, paint) +
        (thing
          ? drawThing(thing, {
              sketch: paint.sketch,
              k: paint.k,
              tone: thingTone,
              side: arm.wrist[0] > pose.pit[0] ? 1 : -1,
            })
          : '') +
        // A sleeve covers the wrist.
        (hand ? drawHand(hand, paint) : '') +
        drawn
      );
    })
    .join('');
}

/** All of the picture but the upper arm on a side, and what is outside of it. */
const besideArm = ({ build: { shoulder: s }, pose }: GestureOrder, side: -1 | 1) =>
  warpPath(
    `M${side * s * 0.69} 120 C${side * s * 0.71} 240 ${side * s * 0.72} 420 ${side * s * 0.76} 640 L${-side * s * 3} 640 L${-side * s * 3} 120 Z`,
    projectBody(pose),
  );

/** The shadow of an arm and its hand on the body, away from the light. */
function shadowOf({ arm, hand }: Reach, { build, pose, sleeve }: GestureOrder, paint: HandPaint) {
  const { sketch, traits, light, k } = paint;
  const body = warpPath(bodyOutline(build), projectBody(pose));
  const limb = forearmOutline(arm, build, traits.female, sleeve.ease, [0, 1]).outline;
  const dark = hex(shift(light.dark, -0.06));
  const shapes = [limb, ...(hand ? handOutlines(hand, traits) : [])];
  return sketch.cut(
    body,
    group(
      `transform="translate(${-k * 15} 15)" opacity="0.24"`,
      shapes.map((d) => fill(d, dark)).join(''),
    ),
  );
}
