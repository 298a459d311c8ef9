import { lookUp } from '../look-up.ts';
import type { Build } from '../body.ts';
import { type Point, clamp, lerp, smoothstep } from '../geometry.ts';
import type { ArmSpec, LegSpec, Stance } from './stance.ts';

/** The measures of a whole body; the origin is the pit of the neck. */
export interface Frame {
  build: Build;
  female: boolean;
  waist: number;
  hip: number;
  /** Thickness of arms and legs relative to a slim body. */
  arm: number;
  leg: number;
  upperArm: number;
  foreArm: number;
  hand: number;
  thigh: number;
  shin: number;
  /** Height of the waist, hip joints, and crotch below the pit of the neck. */
  waistY: number;
  /** The waistband of trousers and skirts. */
  beltY: number;
  hipY: number;
  crotchY: number;
}

const girths: Record<string, readonly [waist: number, hip: number, arm: number, leg: number]> = {
  slim: [150, 230, 0.88, 0.86],
  athletic: [178, 242, 1.26, 1.14],
  voluptuous: [226, 334, 1.34, 1.38],
  curvy: [160, 324, 1.04, 1.28],
  petite: [152, 234, 0.86, 0.88],
};
const mens: Record<string, readonly [number, number, number, number]> = {
  slim: [190, 206, 0.95, 1.02],
  muscular: [220, 234, 1.36, 1.32],
  wide: [316, 304, 1.34, 1.38],
};

/**
 * The build of a figure. Its arms stand beside the chest instead of lying in one outline with it, so
 * a man's shoulders are narrower than in a portrait.
 */
const figureBuild = (build: Build): Build =>
  build.female ? build : { ...build, shoulder: build.shoulder * 0.88 };

/** Derives the measures of a body; a head is 464 units, and the whole body 7.6 heads. */
export function readFrame(build: Build, bodyType: string): Frame {
  const { female } = build;
  const [waist, hip, arm, leg] = female
    ? (lookUp(girths, bodyType) ?? [165, 256, 1, 1])
    : (lookUp(mens, bodyType) ?? [220, 230, 1.14, 1.14]);
  const long = bodyType === 'petite' ? 0.93 : 1;
  return {
    build: figureBuild(build),
    female,
    waist,
    hip,
    arm,
    leg,
    upperArm: (female ? 600 : 640) * long,
    foreArm: (female ? 510 : 545) * long,
    hand: female ? 290 : 330,
    thigh: (female ? 940 : 930) * long,
    shin: (female ? 890 : 880) * long,
    waistY: female ? 600 : 660,
    beltY: female ? 600 : 850,
    hipY: female ? 1010 : 1030,
    crotchY: female ? 1170 : 1180,
  };
}

export interface Arm {
  side: -1 | 1;
  shoulder: Point;
  elbow: Point;
  wrist: Point;
  /** Direction of the hand in degrees clockwise from straight down. */
  angle: number;
  spec: ArmSpec;
}

export interface Leg {
  side: -1 | 1;
  hip: Point;
  knee: Point;
  ankle: Point;
  spec: LegSpec;
}

/** A posed body in head coordinates: the origin is the middle of the eye line. */
export interface Skeleton {
  frame: Frame;
  stance: Stance;
  pit: Point;
  arms: readonly [Arm, Arm];
  legs: readonly [Leg, Leg];
  /** Maps the frontal drawing of the torso to the posed one. */
  torso: (x: number, y: number) => Point;
  /** The lowest point of the soles. */
  ground: number;
}

const radians = Math.PI / 180;
const step = (from: Point, side: number, angle: number, length: number): Point => [
  from[0] + side * Math.sin(angle * radians) * length,
  from[1] + Math.cos(angle * radians) * length,
];

/** Computes the elbow of an arm whose hand must be at `to`; it points outward. */
function bendTo(from: Point, to: Point, upper: number, lower: number, side: number): Point {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const reach = Math.hypot(dx, dy);
  const along = clamp((upper * upper - lower * lower + reach * reach) / (2 * reach), 0, upper);
  // An elbow that would stand far out points to the viewer as well, which shortens both parts.
  const out = clamp(Math.sqrt(Math.max(0, upper * upper - along * along)), 40, upper * 0.52);
  const [ux, uy] = [dx / reach, dy / reach];
  return [from[0] + ux * along + side * uy * out, from[1] + uy * along - side * ux * out];
}

function torsoWarp(frame: Frame, stance: Stance, pit: Point) {
  const { turn, shoulders, hips, sway, lean } = stance;
  const [cos, sin] = [Math.cos(turn * 0.75), Math.sin(turn)];
  const length = frame.hipY;
  return (x: number, y: number): Point => {
    const u = y / length;
    const down = clamp(u, 0, 1.3);
    const neck = smoothstep(10, -170, y);
    const tilt = lerp(shoulders, hips, smoothstep(0.2, 0.9, down)) * radians * (1 - neck);
    const round = Math.max(0, 1 - (x / 470) ** 2);
    const deep = 110 * round - 40;
    // The spine curves outward on its way to the pelvis.
    const spine = sway * smoothstep(0, 1, down) + lean * Math.sin(Math.PI * Math.min(1, down));
    const near = 1 - Math.sign(x) * sin * 0.16 * (1 - neck);
    const across = x * cos * near + deep * sin * (1 - neck) * (1 - smoothstep(0.3, 1, down) * 0.5);
    return [
      pit[0] * (1 - neck) + spine + across * Math.cos(tilt),
      pit[1] + y + across * Math.sin(tilt),
    ];
  };
}

/** Computes the joints of a stance. */
export function poseSkeleton(frame: Frame, stance: Stance, pit: Point): Skeleton {
  const torso = torsoWarp(frame, stance, pit);
  const s = frame.build.shoulder;
  const arm = (side: -1 | 1): Arm => {
    const spec = stance.arms[side < 0 ? 0 : 1];
    const raised = smoothstep(70, 150, Math.abs(spec.upper));
    const root = torso(side * (s * 0.79), 86);
    const shoulder: Point = [root[0] - side * raised * 26, root[1] - raised * 46];
    const behind = spec.hand === 'hidden' && spec.layer === 'back' && spec.upper < 90;
    const target = spec.wrist
      ? torso(side * spec.wrist[0], spec.wrist[1])
      : behind
        ? torso(side * frame.hip * 0.2, frame.hipY - 150)
        : spec.hand === 'pocket'
          ? torso(side * frame.hip * 0.74, frame.hipY + 10)
          : undefined;
    if (target) {
      const upper = frame.upperArm * (spec.upperLength ?? 0.98);
      const elbow = bendTo(shoulder, target, upper, frame.foreArm * 0.86, side);
      const angle = spec.handAngle === undefined ? 0 : -side * spec.handAngle;
      return { side, shoulder, elbow, wrist: target, angle, spec };
    }
    const elbow = step(shoulder, side, spec.upper, frame.upperArm * (spec.upperLength ?? 1));
    // A hand in the hair is behind the head, however broad the shoulders are.
    const inHair = spec.hand === 'hidden' && spec.layer === 'back';
    const wrist: Point = inHair
      ? [side * 84, -20]
      : step(elbow, side, spec.fore, frame.foreArm * (spec.foreLength ?? 1));
    return { side, shoulder, elbow, wrist, angle: -side * (spec.handAngle ?? spec.fore), spec };
  };
  const leg = (side: -1 | 1): Leg => {
    const spec = stance.legs[side < 0 ? 0 : 1];
    const hip = torso(side * frame.hip * 0.46, frame.hipY);
    const knee = step(hip, side, spec.thigh, frame.thigh * (spec.thighLength ?? 1));
    const ankle = step(knee, side, spec.shin, frame.shin * (spec.shinLength ?? 1));
    return { side, hip, knee, ankle, spec };
  };
  const legs = [leg(-1), leg(1)] as const;
  return {
    frame,
    stance,
    pit,
    torso,
    arms: [arm(-1), arm(1)],
    legs,
    ground: Math.max(legs[0].ankle[1], legs[1].ankle[1]) + 120,
  };
}
