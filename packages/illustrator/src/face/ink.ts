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
  const bridge = brush.shape([
    [d * 14, -40, 128],
    [d * 5, -16, 136],
    [d * 8, nose.y - 40, 150],
    [d * 4, nose.y - 10, 166],
    [d * (nose.width * 0.7), nose.y - 4, 140],
    [d * 14, nose.y - 44, 128],
  ]);
  return (
    fill(outline, hex(tones.base)) +
    sketch.cut(
      outline,
      castOf(hair, hex(blend(tones.base, tones.shade, 0.55)), d, 1.7) +
        softShade(side, tones, 1) +
        fill(bridge, shade) +
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

function inkNose({ nose, skin }: Traits, pose: Pose): string {
  const { blade } = createBrush(pose);
  const d = pose.yaw >= 0 ? 1 : -1;
  // The far edge of the bridge, from the brow down.
  const bridge = blade(
    [
      [d * (nose.bridge + 5), -26, 124],
      [d * (nose.bridge - 2), 4, 136],
      [d * (nose.bridge - 3), 34, 146],
    ],
    (u) => 0.4 + 2.2 * Math.sin(Math.PI * u),
  );
  return fill(
    bridge +
      blade(
        [
          [d * 7, nose.y - 28, 158],
          [d * 10, nose.y - 9, 168],
          [d * 3, nose.y - 2, 164],
          [-d * 5, nose.y, 156],
        ],
        (u) => 0.6 + 3 * Math.sin(Math.PI * u) ** 2,
      ),
    hex(skin.line),
    0.9,
  );
}
