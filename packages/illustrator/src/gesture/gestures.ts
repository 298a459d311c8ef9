import type { Build } from '../body.ts';
import type { Point } from '../geometry.ts';
import type { Traits } from '../person.ts';
import { type Pose, projectBody } from '../pose.ts';
import { type Forearm, halfAt } from './forearm.ts';
import { wrappedHand } from './hand-shapes.ts';
import type { Hand } from './hand.ts';

export const gestureKinds = ['mug', 'book', 'glass', 'flower', 'phone'] as const;

/** What the hand of a portrait holds. */
export type GestureKind = (typeof gestureKinds)[number];

/** A thing in the hand. */
export interface Thing {
  kind: GestureKind;
  /** Its middle. */
  at: Point;
  /** Degrees clockwise. */
  angle: number;
}

/** An arm with its hand, and the thing that it holds before the chest. */
export interface Gesture {
  arm: Forearm;
  hand: Hand;
  thing: Thing;
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

/** The elbow of the arm that hangs from the shoulder, a little outside of the sleeve. */
function elbowOf({ traits, pose, build, side }: Sitter): Point {
  const half = halfAt(0, build, traits.female);
  return projectBody(pose)(side * (build.shoulder * 1.03 - half), 420);
}

function reach(sitter: Sitter, wrist: Point, angle: number): Omit<Gesture, 'thing'> {
  const length = handLength(sitter);
  return {
    arm: { elbow: elbowOf(sitter), wrist },
    // The palm is toward the body, so the thumb is up.
    hand: { wrist, angle, length, thumb: sitter.side, shape: wrappedHand },
  };
}

type Place = (sitter: Sitter) => Gesture;

/** A mug before the chest. */
const mug: Place = (sitter) => {
  const { pose, side } = sitter;
  const [x, y] = pose.pit;
  const wrist: Point = [x + side * 112, y + 284];
  return {
    thing: { kind: 'mug', at: [x - side * 18, y + 232], angle: side * 3 },
    ...reach(sitter, wrist, -side * 70),
  };
};

/** A book held to the chest. */
const book: Place = (sitter) => {
  const { pose, side } = sitter;
  const [x, y] = pose.pit;
  const wrist: Point = [x + side * 130, y + 322];
  return {
    thing: { kind: 'book', at: [x - side * 50, y + 270], angle: -side * 7 },
    ...reach(sitter, wrist, -side * 74),
  };
};

/** A glass by its stem: the bowl is above the hand. */
const glass: Place = (sitter) => {
  const { pose, side } = sitter;
  const [x, y] = pose.pit;
  const wrist: Point = [x + side * 122, y + 300];
  return {
    thing: { kind: 'glass', at: [x + side * 2, y + 236], angle: -side * 4 },
    ...reach(sitter, wrist, -side * 68),
  };
};

/** A single flower, which leans to the shoulder. */
const flower: Place = (sitter) => {
  const { pose, side } = sitter;
  const [x, y] = pose.pit;
  const wrist: Point = [x + side * 128, y + 318];
  return {
    thing: { kind: 'flower', at: [x + side * 2, y + 256], angle: -side * 16 },
    ...reach(sitter, wrist, -side * 66),
  };
};

/** A phone, whose back is toward the viewer. */
const phone: Place = (sitter) => {
  const { pose, side } = sitter;
  const [x, y] = pose.pit;
  const wrist: Point = [x + side * 124, y + 312];
  return {
    thing: { kind: 'phone', at: [x - side * 14, y + 214], angle: -side * 9 },
    ...reach(sitter, wrist, -side * 62),
  };
};

const places: Record<GestureKind, Place> = { mug, book, glass, flower, phone };

export const placeGesture = (kind: GestureKind, sitter: Sitter): Gesture => places[kind](sitter);
