import { readBack } from './backs.ts';
import type { Outfit } from './garments.ts';
import { chooseGesture, poseWithGesture } from './gesture/choose.ts';
import type { GestureKind } from './gesture/gestures.ts';
import type { Mood } from './moods.ts';
import type { Traits } from './person.ts';
import { type Pose, poseBack, poseQuarter } from './pose.ts';
import { createRandom } from './random.ts';
import type { Tailor } from './tailoring.ts';

/** From where a person is seen; without any of these, the shoulders are nearly square. */
export interface View {
  /** The back of the garment, of a person who looks over the shoulder. */
  back?: (tailor: Tailor) => string;
  gesture?: { kind: GestureKind; side: -1 | 1 };
  /** Whether the shoulders are in three-quarter view. */
  quarter?: boolean;
}

/** How often a person whose clothes allow it turns away. */
const BACKS = 0.25;
const QUARTERS = 0.6;

/** Hair that is drawn from behind as well. */
const behind = new Set([
  'straight',
  'long',
  'short',
  'bangs',
  'bun',
  'ponytail',
  'buzz_cut',
  'slicked_back',
  'bald',
]);

/** Chooses the view of one picture. */
export function chooseView(
  outfit: Outfit,
  traits: Traits,
  hairStyle: string,
  mood: Mood,
  seed: string,
  variant: number,
): View {
  const random = createRandom(seed, 'view', variant);
  const turnsAway = random.chance(BACKS);
  const quarter = random.chance(QUARTERS);
  const back = turnsAway && behind.has(hairStyle) ? readBack(outfit) : undefined;
  if (back) return { back };
  const gesture = chooseGesture(outfit, traits, mood, seed, variant);
  return gesture ? { gesture } : { quarter };
}

/** The pose of a person in a view. */
export function poseView(pose: Pose, { back, gesture, quarter }: View, female: boolean): Pose {
  if (back) return poseBack(pose, female);
  if (gesture) return poseWithGesture(pose);
  return quarter ? poseQuarter(pose) : pose;
}
