import type { Outfit } from '../garments.ts';
import type { Mood } from '../moods.ts';
import type { Traits } from '../person.ts';
import type { Pose } from '../pose.ts';
import { createRandom } from '../random.ts';
import { type GestureKind, gestureKinds } from './gestures.ts';
import { readSleeve } from './sleeve.ts';

/** How often a person whose clothes allow it shows a hand. */
const CHANCE = 0.5;

/** The gesture of one picture, and the side of its arm; undefined for a picture without hands. */
export function chooseGesture(
  outfit: Outfit,
  traits: Traits,
  mood: Mood,
  seed: string,
  variant: number,
): { kind: GestureKind; side: -1 | 1 } | undefined {
  const random = createRandom(seed, 'gesture', variant);
  const shows = random.chance(CHANCE);
  // Nobody laughs into a book or a phone.
  const kind = random.pick(mood.open ? (['mug', 'glass', 'flower'] as const) : gestureKinds);
  const side = random.chance(0.5) ? 1 : -1;
  return shows && readSleeve(outfit) ? { kind, side } : undefined;
}

/** How far away the viewer is, so that a gesture fits into the picture. */
const SCALE = 1.04;

/** The pose of a person with a gesture: the body is calm. */
export function poseWithGesture(pose: Pose): Pose {
  const scale = Math.min(pose.scale, SCALE);
  return {
    ...pose,
    scale,
    // A picture from farther away shows more of the body, not more of the air above.
    y: pose.y - (pose.scale - scale) * 150,
    x: 450 + (pose.x - 450) * 0.5,
    turn: pose.turn * 0.7,
  };
}
