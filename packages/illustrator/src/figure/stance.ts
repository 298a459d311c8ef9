type HandKind = 'relaxed' | 'flat' | 'grip' | 'clasp' | 'pocket' | 'hidden';

/** Angles are in degrees from straight down, positive away from the body's middle. */
export interface ArmSpec {
  upper: number;
  fore: number;
  /** Foreshortening; 1 is full length. */
  upperLength?: number;
  foreLength?: number;
  hand: HandKind;
  /** Position of the wrist on the torso (sideways from its middle, and down), for any build. */
  wrist?: readonly [across: number, down: number];
  handAngle?: number;
  /** Behind the torso, in front of it (default), or in front of hair and face. */
  layer?: 'back' | 'front' | 'over';
  /** Drawn after the other arm. */
  above?: boolean;
}

export interface LegSpec {
  thigh: number;
  shin: number;
  thighLength?: number;
  shinLength?: number;
  /** -1 foot in profile to the left, 0 seen from the front, 1 in profile to the right. */
  foot: number;
  front?: boolean;
}

/** A body's stance, as the viewer sees it, left before right. */
export interface Stance {
  /** Turn of the body in radians; tilt of shoulders and hips in degrees. */
  turn: number;
  shoulders: number;
  hips: number;
  /** Offset of the pelvis from the plumb line, and the bend of the spine. */
  sway: number;
  lean: number;
  /** Head turn, tilt (degrees), and nod. */
  yaw: number;
  roll: number;
  pitch: number;
  arms: readonly [ArmSpec, ArmSpec];
  legs: readonly [LegSpec, LegSpec];
  /** The kind of seat, if any. */
  seat?: 'stool' | 'low' | 'ground';
}

const swap = <T>([a, b]: readonly [T, T], turn: (t: T) => T = (t) => t): [T, T] => [
  turn(b),
  turn(a),
];

/** The mirrored stance. */
export const mirrorStance = (s: Stance): Stance => ({
  ...s,
  turn: -s.turn,
  shoulders: -s.shoulders,
  hips: -s.hips,
  sway: -s.sway,
  lean: -s.lean,
  yaw: -s.yaw,
  roll: -s.roll,
  arms: swap(s.arms),
  legs: swap(s.legs, (leg) => ({ ...leg, foot: -leg.foot })),
});
