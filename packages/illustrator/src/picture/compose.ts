import type { Skeleton } from '../figure/skeleton.ts';
import type { Random } from '../random.ts';
import { clamp } from '../geometry.ts';
import type { Framing } from './prompt.ts';
import type { Camera } from './stage.ts';

/** Units of the figure per meter. */
const METER = 2085;

/** The position and size of the person in the picture. */
interface Composition {
  framing: Framing;
  scale: number;
  x: number;
  y: number;
  camera: Camera;
  /** The background blur in pixels. */
  blur: number;
}

/** How far arms and hands reach from the middle of the head, sideways and up. */
function armSpan(body: Skeleton) {
  const points = body.arms.flatMap(({ elbow, wrist, angle, spec }) => {
    const a = (angle * Math.PI) / 180;
    const hand = spec.hand === 'hidden' || spec.hand === 'pocket' ? 0 : 250;
    return [elbow, wrist, [wrist[0] - Math.sin(a) * hand, wrist[1] + Math.cos(a) * hand] as const];
  });
  const legs =
    body.stance.seat === 'ground'
      ? body.legs.flatMap(({ knee, ankle }) => [knee[0], ankle[0] - 110, ankle[0] + 110])
      : [];
  const xs = [...points.map((p) => p[0]), ...legs];
  return {
    left: Math.min(...xs) - 70,
    right: Math.max(...xs) + 70,
    top: Math.min(...points.map((p) => p[1])),
  };
}

/** Frames a posed body: size by framing, position by the rule of thirds, camera height. */
export function frameBody(
  body: Skeleton,
  framing: Framing,
  width: number,
  height: number,
  lift: number,
  random: Random,
): Composition {
  const { ground, stance } = body;
  const span = armSpan(body);
  // Raised hands must stay in the picture.
  const crown = Math.max(262 + lift * 190, framing === 'close' ? 0 : 50 - span.top);
  const seated = stance.seat !== undefined;
  const top = height * (framing === 'full' ? random.range(0.035, 0.085) : random.range(0.045, 0.1));
  const foot = {
    close: random.range(560, 760),
    medium: random.range(860, 1000),
    half: random.range(1230, 1580),
    knee: seated ? ground + 40 : random.range(2050, 2420),
    full: ground + 30,
  }[framing];
  const bottom =
    framing === 'full' || (framing === 'knee' && seated)
      ? height * random.range(0.93, 0.978)
      : height;
  let scale = (bottom - top) / (crown + foot);
  if (seated && (framing === 'full' || framing === 'knee'))
    scale = Math.min(scale, (height * 0.92) / (stance.seat === 'ground' ? 2500 : 3300));
  const wide = width / height;
  // A wide stance must stay in the picture.
  const reach = Math.max(-span.left, span.right);
  // Elbows may leave a picture of the upper body, hands and head may not.
  const widest = { close: Infinity, medium: 1.2, half: 0.97, knee: 0.97, full: 0.97 }[framing];
  scale = Math.min(scale, (width * widest) / (span.right - span.left));
  const third =
    wide > 1.15
      ? random.range(0.14, 0.2)
      : framing === 'full'
        ? random.range(0, 0.13)
        : framing === 'close' || framing === 'medium'
          ? random.range(0, 0.045)
          : random.range(0, 0.08);
  // Leaves room on the side that the face looks toward.
  const looks = Math.sign(stance.yaw) || 1;
  const sway = framing === 'full' || framing === 'knee' ? stance.sway * 0.6 * scale : 0;
  const wanted = width * (0.5 - looks * third) - sway;
  const x =
    framing === 'close' || framing === 'medium'
      ? clamp(wanted, reach * scale * 0.5, width - reach * scale * 0.5)
      : clamp(wanted, width * 0.015 - span.left * scale, width * 0.985 - span.right * scale);
  const y = Math.max(top + crown * scale, framing === 'full' ? bottom - (ground + 30) * scale : 0);
  const ppm = scale * METER;
  const eye =
    framing === 'full'
      ? random.pick([random.range(0.35, 0.7), random.range(0.9, 1.25), random.range(1.25, 1.6)])
      : framing === 'knee'
        ? random.range(0.85, 1.5)
        : random.range(1.25, 1.6);
  return {
    framing,
    scale,
    x,
    y: framing === 'full' ? bottom - (ground + 30) * scale : y,
    camera: {
      width,
      height,
      feet: [
        x,
        (framing === 'full' ? bottom - (ground + 30) * scale : y) +
          (seated && framing !== 'full' ? ground : ground) * scale,
      ],
      ppm,
      eye: seated ? Math.min(eye, 1.15) : eye,
      z0: { close: 1.9, medium: 2.05, half: 2.2, knee: 2.5, full: 2.9 }[framing],
      center: width * random.range(0.36, 0.64),
    },
    blur:
      {
        close: random.range(3.6, 7.6),
        medium: random.range(2.4, 5.2),
        half: random.range(1.8, 4.6),
        knee: random.range(0.6, 2.6),
        full: random.chance(0.4) ? random.range(0.5, 1.2) : 0,
      }[framing] *
      (width / 832),
  };
}
