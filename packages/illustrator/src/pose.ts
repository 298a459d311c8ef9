import { createRandom } from './random.ts';
import { type Point, clamp, smoothstep } from './geometry.ts';
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
  /** Sideways gaze in iris radii. */
  gaze: number;
  phase: number;
  /** -1..1 over one breath. */
  breath: number;
}

const tau = Math.PI * 2;

/** Chooses the pose of one picture; `phase` is the moment in a seamless loop. */
export function choosePose(
  traits: Traits,
  seed: string,
  variant: number,
  phase: number,
  lift: number,
): Pose {
  const random = createRandom(seed, 'pose', variant);
  // Further pictures of a person alternate the direction and vary the distance.
  const first = createRandom(seed, 'side').chance(0.5) ? 1 : -1;
  const side = variant % 2 ? -first : first;
  const frontal = random.chance(0.28);
  const yaw = side * (frontal ? random.range(0.02, 0.08) : random.range(0.12, 0.29));
  const breath = Math.sin(phase * tau);
  const sway = Math.sin(phase * tau + 1.1);
  const roll = -side * random.range(-3, 6.5) * (traits.female ? 1 : 0.55);
  const close = [0, 0.13, -0.07][variant % 3]!;
  const blinkAt = 0.62;
  const distance = Math.abs(phase - blinkAt) / 0.038;
  return {
    yaw: yaw + sway * 0.008,
    pitch: random.range(-0.05, 0.06),
    roll: roll + sway * 0.35,
    turn: random.chance(0.7) ? side * random.range(0.18, 0.55) : -side * random.range(0.08, 0.35),
    slope: random.near(0, 0.07),
    light: random.chance(0.5) ? 1 : -1,
    pit: [side * random.range(2, 10), (traits.female ? 400 : 398) + random.near(0, 8)],
    scale: (traits.female ? 1.05 : 1) + close + random.near(0, 0.07) - lift * 0.05,
    x: 450 - side * random.range(-4, 44),
    y: 412 + lift * 40 + random.near(0, 10) + close * 300,
    blink: phase > 0 ? clamp(1.15 - distance) : 0,
    gaze: random.chance(0.2) ? side * random.range(0.15, 0.3) : 0,
    phase,
    breath: phase > 0 ? breath : 0,
  };
}

/**
 * Depth of the head's front at (x, y): 0 on the silhouette, about 165 in the middle of the face.
 */
const headDepth = (x: number, y: number) =>
  165 * Math.sqrt(Math.max(0, 1 - (x / 176) ** 2 - ((y - 10) / 300) ** 2));

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

/** Maps the frontal drawing of the body (origin: pit of the neck) to the posed body. */
export function projectBody(pose: Pose) {
  const cos = Math.cos(pose.turn * 0.6);
  const sin = Math.sin(pose.turn);
  return (x: number, y: number): Point => {
    const depth = 120 * Math.max(0, 1 - (x / 470) ** 2) - 35;
    // The neck leans from the body's axis to the position of the head.
    const neck = smoothstep(10, -170, y);
    const bodyX = x * cos + depth * sin * (1 - neck);
    const near = 1 - Math.sign(x) * sin * 0.2 * (1 - neck);
    const rise = pose.breath * 2.4 * smoothstep(-150, 40, y) * (1 - smoothstep(250, 620, y));
    return [
      pose.pit[0] * (1 - neck) + bodyX * near,
      pose.pit[1] + y - x * pose.slope * (1 - neck) - rise,
    ];
  };
}
