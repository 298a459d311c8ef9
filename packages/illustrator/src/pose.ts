import { createRandom } from './random.ts';
import { type Point, clamp, smoothstep } from './geometry.ts';
import type { Mood } from './moods.ts';
import type { Traits } from './person.ts';

/** The pose of one picture. The origin is the middle of the eye line. */
export interface Pose {
  /** Head turn in radians, positive toward the viewer's right. */
  yaw: number;
  /** Nod in radians; positive looks up. */
  pitch: number;
  /** Head tilt toward a shoulder, degrees. */
  roll: number;
  /** Body turn in radians. */
  turn: number;
  /** How strongly the turn foreshortens the far shoulder: 0 a little, 1 in three-quarter view. */
  quarter?: number;
  /** Whether the viewer sees the person's back. */
  back?: boolean;
  /** Height of the viewer's right shoulder relative to the left, as a slope. */
  slope: number;
  /** The side of the key light: -1 left, 1 right. The rim light is opposite. */
  light: -1 | 1;
  /** Position of the pit of the neck relative to the eye line. */
  pit: Point;
  scale: number;
  x: number;
  y: number;
  /** 0 open, 1 closed. */
  blink: number;
  /** The eye that winks. */
  wink?: -1 | 1;
  /** Gaze in iris radii: positive to the viewer's right, and down. */
  gaze: number;
  gazeY: number;
  /** The brows: 1 raised, -1 drawn together. */
  brows: number;
  /** Whether half of the face is in shadow. */
  dramatic: boolean;
  /** The size of the head relative to the body's drawing. */
  headScale: number;
  phase: number;
  /** -1..1 over one breath. */
  breath: number;
}

const tau = Math.PI * 2;

/** Chooses the pose of one picture; `phase` is the moment in a seamless loop. */
export function choosePose(
  traits: Traits,
  mood: Mood,
  seed: string,
  variant: number,
  phase: number,
  lift: number,
): Pose {
  const random = createRandom(seed, 'pose', variant);
  // Further pictures of a person alternate the direction and vary the distance.
  const first = createRandom(seed, 'side').chance(0.5) ? 1 : -1;
  const side = variant % 2 ? -first : first;
  const frontal = random.chance(0.16);
  const yaw = side * (frontal ? random.range(0.05, 0.13) : random.range(0.2, 0.42));
  const breath = Math.sin(phase * tau);
  const sway = Math.sin(phase * tau + 1.1);
  // The head tilts against the turn more often than with it.
  const roll = -side * random.range(-5, 8) * (traits.female ? 1 : 0.6);
  const close = [0, 0.14, -0.06, 0.08][variant % 4]!;
  const distance = Math.abs(phase - 0.62) / 0.038;
  const overShoulder = random.chance(0.24);
  return {
    yaw: yaw + sway * 0.008,
    pitch: mood.pitch + random.near(0, 0.03),
    roll: roll + mood.tilt * side + sway * 0.35,
    turn: overShoulder ? -side * random.range(0.35, 0.6) : side * random.range(0.1, 0.5),
    slope: random.near(0, 0.08),
    light: random.chance(0.5) ? 1 : -1,
    pit: [side * random.range(-8, 2), (traits.female ? 321 : 336) + random.near(0, 5)],
    scale: (traits.female ? 1.14 : 1.06) + close + random.near(0, 0.05) - lift * 0.06,
    headScale: 0.86,
    x: 450 - side * random.range(0, 40),
    y: 398 + lift * 44 + random.near(0, 10) + close * 260,
    blink: Math.max(mood.blink, phase > 0 ? clamp(1.15 - distance) : 0),
    // The eyes look at the viewer although the head is turned, unless the mood looks elsewhere.
    gaze: mood.away ? side * mood.away : -yaw * 0.4,
    gazeY: mood.down,
    brows: mood.brows,
    dramatic: mood.dramatic && random.chance(0.5),
    phase,
    breath: phase > 0 ? breath : 0,
  };
}

/**
 * Depth of the head's front at (x, y): 0 on the silhouette, about 134 in the middle of the face.
 */
const headDepth = (x: number, y: number) =>
  134 * Math.sqrt(Math.max(0, 1 - (x / 170) ** 2 - ((y - 10) / 320) ** 2));

/** Maps the frontal drawing of the head to the turned head. `z` overrides the surface depth. */
export function projectHead(pose: Pose) {
  const cos = Math.cos(pose.yaw);
  const sin = Math.sin(pose.yaw);
  const nod = Math.sin(pose.pitch);
  return (x: number, y: number, z?: number): Point => {
    const depth = z ?? headDepth(x, y);
    return [x * cos + depth * sin, y - depth * nod];
  };
}

/** The body in three-quarter view: the near shoulder is lower, and the far one foreshortened. */
export const poseQuarter = (pose: Pose): Pose => {
  const side = pose.yaw > 0 ? 1 : -1;
  return {
    ...pose,
    quarter: 1,
    turn: side * clamp(0.36 + Math.abs(pose.yaw) * 0.5, 0.4, 0.56),
    slope: side * 0.06,
    pit: [pose.pit[0] - side * 14, pose.pit[1] + 2],
    x: pose.x - side * 12,
  };
};

/** A turn over the shoulder: the head looks back as far as it turns, over a raised shoulder. */
export const poseBack = (pose: Pose, female: boolean): Pose => {
  const side = pose.yaw > 0 ? 1 : -1;
  return {
    ...pose,
    back: true,
    quarter: 1,
    yaw: side * 0.42,
    gaze: -side * 0.42 * 0.4,
    gazeY: 0,
    pitch: Math.max(pose.pitch, -0.02),
    blink: pose.blink < 0.5 ? pose.blink : 0.2,
    turn: side * 0.66,
    slope: -side * 0.07,
    pit: [pose.pit[0] - side * 26, pose.pit[1] - (female ? 30 : 4)],
    scale: Math.min(pose.scale, 1.12),
    roll: side * -3 + pose.roll * 0.3,
  };
};

/** Maps the frontal drawing of the body (origin: pit of the neck) to the posed body. */
export function projectBody(pose: Pose) {
  const quarter = pose.quarter ?? 0;
  const cos = Math.cos(pose.turn * (0.6 + quarter * 0.3));
  const sin = Math.sin(pose.turn);
  return (x: number, y: number): Point => {
    const front = 120 * Math.max(0, 1 - (x / 470) ** 2) - 35;
    // A back is flatter than a chest, and moves to the other side.
    const depth = pose.back ? -front * 0.5 : front;
    // The neck leans from the body's axis to the position of the head.
    const neck = smoothstep(10, -170, y);
    const bodyX = x * cos + depth * sin * (1 - neck);
    const near = 1 - Math.sign(x) * sin * (0.2 + quarter * 0.1) * (1 - neck);
    const rise = pose.breath * 2.4 * smoothstep(-150, 40, y) * (1 - smoothstep(250, 620, y));
    return [
      pose.pit[0] * (1 - neck) + bodyX * near,
      pose.pit[1] + y - x * pose.slope * (1 - neck) - rise,
    ];
  };
}
