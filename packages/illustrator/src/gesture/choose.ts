import type { Outfit } from '../garments.ts';
import type { Mood } from '../moods.ts';
import type { Traits } from '../person.ts';
import type { Pose } from '../pose.ts';
import { createRandom } from '../random.ts';
import type { GestureKind } from './gestures.ts';
import { readSleeve } from './sleeve.ts';

/** How often a person whose clothes allow it shows a hand. */
const CHANCE = 0.6;

/** Gestures that suit a mood. */
function suiting(mood: Mood, female: boolean): readonly GestureKind[] {
  if (mood.away || mood.down) return female ? ['book', 'mug'] : ['book', 'crossed', 'mug'];
  return mood.open ? ['mug', 'crossed'] : ['mug', 'book', 'crossed'];
}

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
  const kind = random.pick(suiting(mood, traits.female));
  const side = random.chance(0.5) ? 1 : -1;
  return shows && readSleeve(outfit) ? { kind, side } : undefined;
}

/** How far away the viewer is, so that a gesture fits into the picture. */
const scales: Record<GestureKind, number> = {
  crossed: 1,
  mug: 1.04,
  book: 1.04,
};

/** The pose of a person with a gesture: the body is calm. */
export function poseWithGesture(pose: Pose, kind: GestureKind): Pose {
  const scale = Math.min(pose.scale, scales[kind]);
  return {
    ...pose,
    scale,
    // A picture from farther away shows more of the body, not more of the air above.
    y: pose.y - (pose.scale - scale) * 150,
    x: 450 + (pose.x - 450) * 0.5,
    turn: pose.turn * 0.7,
  };
}
