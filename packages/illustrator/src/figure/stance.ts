type HandKind = 'relaxed' | 'flat' | 'grip' | 'pocket' | 'hidden';

/** Angles are degrees from straight down, positive away from the body's middle. */
export interface ArmSpec {
  upper: number;
  fore: number;
  /** Foreshortening, 1 is whole. */
  upperLength?: number;
  foreLength?: number;
  hand: HandKind;
  /** Where the wrist must be on the torso (from its middle to this arm's side, down), whatever the build. */
  wrist?: readonly [across: number, down: number];
  handAngle?: number;
  /** Behind the torso, before it (default), or before hair and face. */
  layer?: 'back' | 'front' | 'over';
  /** Drawn after the other arm. */
  above?: boolean;
}

export interface LegSpec {
  thigh: number;
  shin: number;
  thighLength?: number;
  shinLength?: number;
  /** -1 a foot in profile to the left, 0 seen from the front, 1 in profile to the right. */
  foot: number;
  front?: boolean;
}

/** How a body holds itself; drawn as the viewer sees it, left before right. */
export interface Stance {
  /** Turn of the body in radians, tilt of shoulders and hips in degrees. */
  turn: number;
  shoulders: number;
  hips: number;
  /** How far the pelvis is off the plumb line, and how far the spine bends on its way there. */
  sway: number;
  lean: number;
  /** Head turn, tilt (degrees) and nod. */
  yaw: number;
  roll: number;
  pitch: number;
  arms: readonly [ArmSpec, ArmSpec];
  legs: readonly [LegSpec, LegSpec];
  /** What the person sits on, if anything. */
  seat?: 'stool' | 'low' | 'ground';
}

const swap = <T>([a, b]: readonly [T, T], turn: (t: T) => T = (t) => t): [T, T] => [
  turn(b),
  turn(a),
];

/** The same stance seen in a mirror. */
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
