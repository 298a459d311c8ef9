import { clamp } from '../geometry.ts';
import { blend, hex, shift, tone } from '../palette.ts';
import type { Traits } from '../person.ts';
import type { Pose } from '../pose.ts';
import { type Sketch, fill, stroke } from '../sketch.ts';
import { lipDepth } from './axis.ts';
import { createBrush, tapered } from './brush.ts';
import { readLips } from './mouth.ts';

/** The mouth of the drawn style: one line, two flat lips, and the teeth of a smile as one shape. */
export function inkMouth(sketch: Sketch, traits: Traits, pose: Pose): string {
  const { skin, makeup, female } = traits;
  const brush = createBrush(pose);
  const onLips = (points: readonly (readonly [x: number, y: number])[]) =>
    points.map(([x, py]) => [x, py, lipDepth(x)] as const);
  const shape = (points: readonly (readonly [x: number, y: number])[]) =>
    brush.shape(onLips(points));
  const blade = (
    points: readonly (readonly [x: number, y: number])[],
    width: (u: number) => number,
  ) => brush.blade(onLips(points), width);
  // Few lines carry a mood already, so the mouth stays small.
  const { mouth } = traits;
  const small = {
    ...mouth,
    half: mouth.half * 0.96,
    smile: mouth.smile * 0.7,
    open: mouth.open * 0.7,
  };
  const { w, y, corner, gap, lower, upper } = readLips({ ...traits, mouth: small });
  const line = hex(blend(skin.line, tone(0.2, 0.06, 18), 0.5));
  const seam = [
    [-w, corner],
    [-w * 0.5, corner + (y - corner) * 0.85],
    [0, y + 1],
    [w * 0.5, corner + (y - corner) * 0.85],
    [w, corner],
  ] as const;
  const under = blade(
    [
      [-w * 0.3, y + gap + lower],
      [0, y + gap + lower + 2],
      [w * 0.3, y + gap + lower],
    ],
    tapered(2.6),
  );
  if (!gap) {
    const tint = shape([
      ...seam,
      [w * 0.4, y + lower * 0.8],
      [0, y + lower],
      [-w * 0.4, y + lower * 0.8],
    ]);
    const top = shape([
      ...seam,
      [w * 0.24, y - upper],
      [0, y - upper * 0.66],
      [-w * 0.24, y - upper],
    ]);
    return (
      (female
        ? fill(top, hex(shift(makeup.lip, -0.04)), 0.75) + fill(tint, hex(makeup.lip), 0.8)
        : '') +
      fill(
        blade(seam, (u) => 1.8 + 1.8 * Math.sin(Math.PI * clamp(u))),
        line,
      ) +
      fill(under, hex(skin.line), female ? 0.4 : 0.7)
    );
  }
  const opening = shape([
    ...seam,
    [w * 0.56, y + gap * 0.66],
    [0, y + gap + 3],
    [-w * 0.56, y + gap * 0.66],
  ]);
  const teeth = shape([
    ...seam,
    [w * 0.6, y + gap * 0.3],
    [0, y + gap * 0.5],
    [-w * 0.6, y + gap * 0.3],
  ]);
  return (
    fill(opening, hex(tone(0.4, 0.12, 18))) +
    sketch.cut(opening, fill(teeth, hex(tone(0.97, 0.008, 80)))) +
    stroke(opening, line, 2.6) +
    fill(under, hex(skin.line), 0.5)
  );
}
