import type { Build } from '../body.ts';
import type { Point } from '../geometry.ts';
import { headPoint } from '../head.ts';
import type { Traits } from '../person.ts';
import type { Pose } from '../pose.ts';
import type { Forearm } from './forearm.ts';
import type { Hand } from './hand.ts';
import type { HandKind } from './hand-shapes.ts';

export const gestureKinds = ['chin', 'collar', 'crossed', 'mug', 'book'] as const;

/** What the hands of a portrait do. */
export type GestureKind = (typeof gestureKinds)[number];

/** A forearm with its hand; an arm below another one hides its hand. */
export interface Reach {
  arm: Forearm;
  hand?: Hand;
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

const toward = (from: Point, angle: number, length: number): Point => [
  from[0] + Math.sin((angle * Math.PI) / 180) * length,
  from[1] - Math.cos((angle * Math.PI) / 180) * length,
];

function reach(
  sitter: Sitter,
  kind: HandKind,
  wrist: Point,
  angle: number,
  elbow: Point,
  palmSide = false,
): Reach {
  const length = handLength(sitter);
  // A raised right hand seen from its back has the thumb on the left side of the picture.
  const thumb = (palmSide ? sitter.side : -sitter.side) as -1 | 1;
  return { arm: { elbow, wrist }, hand: { kind, wrist, angle, length, thumb } };
}

type Place = (sitter: Sitter) => Gesture;

/** The chin rests on a loose fist. */
const chin: Place = (sitter) => {
  const { traits, pose, side } = sitter;
  const [x, y] = headPoint(pose, 0, traits.face.chinY, 108);
  const length = handLength(sitter);
  const wrist = toward([x - side * 4, y + 2], 180 - side * 12, length * 0.51);
  return {
    reaches: [reach(sitter, 'fist', wrist, -side * 12, [wrist[0] + side * 130, y + 660], true)],
  };
};

/** A hand lies below the collarbones. */
const collar: Place = (sitter) => {
  const { pose, build, side } = sitter;
  const [x, y] = pose.pit;
  const wrist: Point = [x + side * (build.shoulder * 0.55), y + 236];
  return {
    reaches: [reach(sitter, 'open', wrist, -side * 52, [x + side * build.shoulder, y + 520])],
  };
};

/** The arms are crossed; one hand lies on the other arm. */
const crossed: Place = (sitter) => {
  const { pose, build, side } = sitter;
  const [x, y] = pose.pit;
  const s = build.shoulder;
  const other = { ...sitter, side: -side as -1 | 1 };
  const wrist: Point = [x + side * s * 0.36, y + 326];
  return {
    reaches: [
      reach(other, 'wrap', wrist, side * 58, [x - side * s * 1.02, y + 440]),
      { arm: { elbow: [x + side * s * 1, y + 424], wrist: [x - side * s * 0.62, y + 312] } },
    ],
  };
};

/** A mug before the chest. */
const mug: Place = (sitter) => {
  const { pose, build, side } = sitter;
  const [x, y] = pose.pit;
  const wrist: Point = [x + side * 128, y + 300];
  return {
    thing: { kind: 'mug', at: [x - side * 4, y + 246], angle: side * 3 },
    reaches: [
      reach(sitter, 'wrap', wrist, -side * 70, [x + side * build.shoulder * 1.05, y + 500]),
    ],
  };
};

/** A book held to the chest. */
const book: Place = (sitter) => {
  const { pose, build, side } = sitter;
  const [x, y] = pose.pit;
  const wrist: Point = [x + side * 170, y + 322];
  return {
    thing: { kind: 'book', at: [x - side * 30, y + 284], angle: -side * 7 },
    reaches: [reach(sitter, 'open', wrist, -side * 74, [x + side * build.shoulder * 1.1, y + 480])],
  };
};

const places: Record<GestureKind, Place> = { chin, collar, crossed, mug, book };

export const placeGesture = (kind: GestureKind, sitter: Sitter): Gesture => places[kind](sitter);
