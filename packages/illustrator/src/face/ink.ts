import { type Point, bladePath, smoothPath, smoothstep } from '../geometry.ts';
import { blend, hex, ink, shift, tone, white } from '../palette.ts';
import type { Traits } from '../person.ts';
import type { Pose } from '../pose.ts';
import type { Lighting } from '../schemes.ts';
import { type Sketch, fill, oval, stroke } from '../sketch.ts';
import { drawAge } from './age.ts';
import { createBrush, tapered } from './brush.ts';
import { faceOutline } from './contour.ts';
import { eyePlace, readLids } from './eye.ts';
import { inkMouth } from './ink-mouth.ts';
import { castOf, faceTones, softShade } from './planes.ts';

/** The face of the drawn style: two flat tones with a hard edge, inside an ink line. */
export function inkPlanes(
  sketch: Sketch,
  traits: Traits,
  pose: Pose,
  light: Lighting,
  hair: readonly string[],
): string {
  const { face, nose, skin } = traits;
  const tones = faceTones(traits, light);
  const brush = createBrush(pose);
  const d = -pose.light;
  const shade = hex(tones.shade);
  const outline = faceOutline(traits, pose);
  const side = brush.shape([
    [d * 100, -240],
    [d * 98, -110],
    [d * 116, -44],
    [d * 98, -8],
    [d * 112, 40],
    [d * 84, 92],
    [d * 76, 140],
    [d * 46, 188],
    [d * 16, face.chinY + 16],
    [d * 90, face.chinY + 60, 60],
    [d * 230, 100, 0],
    [d * 220, -240, 0],
  ]);
  // The nose is a shade beside the root and a small plane below the tip; the bridge stays free.
  const root = brush.shape([
    [d * 17, -36, 122],
    [d * 9, -14, 132],
    [d * (nose.bridge - 3), 22, 140],
    [d * (nose.bridge + 6), 2, 128],
    [d * 22, -22, 118],
  ]);
  const tip = brush.shape([
    [d * 8, nose.y - 30, 152],
    [d * 4, nose.y - 12, 166],
    [-d * 5, nose.y - 3, 156],
    [d * nose.width * 0.3, nose.y, 146],
    [d * nose.width * 0.62, nose.y - 6, 134],
    [d * nose.width * 0.46, nose.y - 16, 140],
  ]);
  return (
    fill(outline, hex(tones.base)) +
    sketch.cut(
      outline,
      castOf(hair, hex(blend(tones.base, tones.shade, 0.55)), d, 1.7) +
        softShade(side, tones, 1) +
        fill(root, shade, 0.6) +
        fill(tip, shade, 0.65) +
        castOf(hair, shade, d) +
        drawAge(traits, brush),
    ) +
    stroke(outline, hex(skin.line), 3)
  );
}

/** The features of the drawn style: graphic eyes and brows, a nose and a mouth of few lines. */
export function inkFeatures(sketch: Sketch, traits: Traits, pose: Pose): string {
  return (
    inkNose(traits, pose) +
    inkMouth(sketch, traits, pose) +
    ([-1, 1] as const)
      .map((side) =>
        inkEye(sketch, traits, pose.wink === side ? { ...pose, blink: 1 } : pose, side),
      )
      .join('')
  );
}

function inkEye(sketch: Sketch, traits: Traits, pose: Pose, side: -1 | 1): string {
  const { eye, iris, skin, female, hair, makeup } = traits;
  const place = eyePlace(traits, pose, side);
  const lids = readLids(traits, pose.blink);
  const screen = (points: readonly Point[]) => points.map(([x, y]) => place(x, y));
  const upper = screen(lids.upper);
  const w = eye.half;
  const dark = hex(blend(ink, hair.deep, 0.25));
  const flick = place(w + (female ? 11 : 6), -eye.tilt - (female ? 9 : 3));
  const line = bladePath(
    [...upper.slice(0, -1), flick],
    (u) => 2.4 + (female ? 8.4 : 6) * smoothstep(0, 0.7, u) * (1 - smoothstep(0.86, 1, u) * 0.97),
  );
  const under = bladePath(screen(lids.lower.slice(1, 7)), tapered(female ? 3 : 2.4));
  const crease = bladePath(screen(lids.crease.slice(1)), tapered(2.8));
  const lid = smoothPath([...screen(lids.crease), ...upper.toReversed()], true);
  let ball = '';
  if (lids.open > 0.12) {
    const opening = smoothPath([...upper, ...screen(lids.lower).slice(1, -1)], true);
    const [cx, cy] = place(0, -eye.up * 0.14);
    const rx = w * 0.42;
    const ry = (eye.up + eye.low) * 0.62;
    const x = cx + pose.gaze * rx;
    const y = cy + pose.gazeY * ry * 0.4;
    ball = sketch.cut(
      opening,
      fill(opening, hex(blend(tone(0.965, 0.008, 80), skin.base, 0.06))) +
        oval(x, y, rx, ry, hex(shift(iris.ring, 0.02))) +
        oval(x, y + ry * 0.36, rx * 0.8, ry * 0.6, hex(shift(iris.base, 0.1, 0.03))) +
        oval(x, y - ry * 0.05, rx * 0.42, ry * 0.42, hex(shift(iris.ring, -0.08))) +
        stroke(smoothPath(upper), dark, 13, 0.3) +
        oval(x + pose.light * rx * 0.36, y - ry * 0.38, rx * 0.26, ry * 0.2, hex(white)),
    );
  }
  return (
    fill(lid, hex(blend(skin.shade, makeup.lid, female ? 0.5 : 0)), female ? 0.6 : 0.4) +
    ball +
    fill(under, hex(skin.line), 0.9) +
    fill(crease, hex(skin.line), 0.85) +
    fill(line, dark)
  );
}

/** One short accent below the tip, and a trace of the far edge of the bridge. */
function inkNose({ nose, skin }: Traits, pose: Pose): string {
  const { blade } = createBrush(pose);
  const d = pose.yaw >= 0 ? 1 : -1;
  const turned = smoothstep(0.12, 0.34, Math.abs(pose.yaw));
  const bridge = blade(
    [
      [d * (nose.bridge + 3), -16, 128],
      [d * (nose.bridge - 2), 6, 137],
      [d * (nose.bridge - 3), 26, 144],
    ],
    (u) => 0.4 + 1.8 * Math.sin(Math.PI * u),
  );
  const accent = blade(
    [
      [d * 9, nose.y - 13, 164],
      [d * 7, nose.y - 5, 164],
      [d * 1, nose.y - 1, 160],
      [-d * 6, nose.y + 1, 152],
    ],
    (u) => 0.5 + 2.8 * Math.sin(Math.PI * u) ** 1.5,
  );
  const soft = hex(blend(skin.line, skin.shade, 0.35));
  return (turned > 0.1 ? fill(bridge, soft, 0.6 * turned) : '') + fill(accent, soft, 0.95);
}
