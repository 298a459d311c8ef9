import type { Build } from '../body.ts';
import type { Point } from '../geometry.ts';
import type { Traits } from '../person.ts';
import { type Pose, projectBody } from '../pose.ts';
import { type Forearm, halfAt } from './forearm.ts';
import type { Hand } from './hand.ts';

export const gestureKinds = ['crossed', 'mug', 'book'] as const;

/** What the hands of a portrait do. */
export type GestureKind = (typeof gestureKinds)[number];

/** A forearm with its hand; an arm below another one hides its hand. */
export interface Reach {
  arm: Forearm;
  hand?: Hand;
  /** The side on which the arm ends behind the other upper arm. */
  tuck?: -1 | 1;
}

/** A thing in the hands. */
export interface Thing {
  kind: 'mug' | 'book';
  /** Its middle. */
  at: Point;
  /** Degrees clockwise. */
  angle: number;
}

/** The arms of a gesture from back to front, and the thing below the last hand. */
export interface Gesture {
  reaches: Reach[];
  thing?: Thing;
}

/** The measures a gesture is posed with; the origin is the middle of the eye line. */
export interface Sitter {
  traits: Traits;
  pose: Pose;
  build: Build;
  /** The side of the arm in the picture: 1 right. */
  side: -1 | 1;
}

/** A hand is nearly as long as chin to hairline. */
const handLength = ({ traits, pose }: Sitter) =>
  (traits.face.chinY + 148) * pose.headScale * (traits.female ? 0.86 : 0.9);

function reach(sitter: Sitter, wrist: Point, angle: number, elbow: Point): Reach {
  const length = handLength(sitter);
  // The palm is toward the body, so the thumb is up.
  return { arm: { elbow, wrist }, hand: { wrist, angle, length, thumb: sitter.side } };
}

type Place = (sitter: Sitter) => Gesture;

/** The elbow of the arm that hangs from the shoulder on a side, a little outside of the sleeve. */
function elbowOf({ traits, pose, build }: Sitter, side: -1 | 1, y: number): Point {
  const half = halfAt(0, build, traits.female);
  return projectBody(pose)(side * (build.shoulder * 1.03 - half), y);
}

/** The arms are crossed: one hand lies on the other arm, whose own hand is behind the first arm. */
const crossed: Place = (sitter) => {
  const { pose, build, side } = sitter;
  const s = build.shoulder;
  const at = projectBody(pose);
  const other = -side as -1 | 1;
  const wrist = at(side * s * 0.4, 330);
  return {
    reaches: [
      reach({ ...sitter, side: other }, wrist, side * 62, elbowOf(sitter, other, 398)),
      {
        arm: { elbow: elbowOf(sitter, side, 384), wrist: at(other * s * 0.86, 318) },
        tuck: other,
      },
    ],
  };
};

/** A mug before the chest. */
const mug: Place = (sitter) => {
  const { pose, side } = sitter;
  const [x, y] = pose.pit;
  const wrist: Point = [x + side * 112, y + 284];
  return {
    thing: { kind: 'mug', at: [x - side * 18, y + 232], angle: side * 3 },
    reaches: [reach(sitter, wrist, -side * 70, elbowOf(sitter, side, 420))],
  };
};

/** A book held to the chest. */
const book: Place = (sitter) => {
  const { pose, side } = sitter;
  const [x, y] = pose.pit;
  const wrist: Point = [x + side * 130, y + 322];
  return {
    thing: { kind: 'book', at: [x - side * 50, y + 270], angle: -side * 7 },
    reaches: [reach(sitter, wrist, -side * 74, elbowOf(sitter, side, 420))],
  };
};

const places: Record<GestureKind, Place> = { crossed, mug, book };

export const placeGesture = (kind: GestureKind, sitter: Sitter): Gesture => places[kind](sitter);
