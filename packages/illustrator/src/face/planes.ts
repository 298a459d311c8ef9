import { blend, hex, shift } from '../palette.ts';
import type { Traits } from '../person.ts';
import type { Pose } from '../pose.ts';
import type { Lighting } from '../schemes.ts';
import { type Sketch, fill, group, oval, stroke } from '../sketch.ts';
import { bladePath, num, sampleCurve } from '../geometry.ts';
import { drawAge } from './age.ts';
import { AXIS } from './axis.ts';
import { type Brush, type Spot, createBrush } from './brush.ts';
import { contourSide, faceOutline } from './contour.ts';

/** The flat tones of a face: one light, one shadow, and one accent. */
export const faceTones = ({ skin }: Traits, light: Lighting) => ({
  base: blend(skin.base, light.key, 0.05),
  shade: blend(blend(skin.base, skin.shade, 0.82), light.dark, 0.06),
  deep: blend(skin.shade, skin.deep, 0.55),
});

/** The edge of the shadow on the side away from the light, from the hair to the chin. */
function shadowEdge({ face }: Traits, pose: Pose): Spot[] {
  const d = -pose.light;
  const points: readonly (readonly [number, number])[] = pose.dramatic
    ? [
        [58, -240],
        [48, -120],
        [40, -52],
        [17, -22],
        [16, 50],
        [34, 92],
        [26, 128],
        [30, 160],
        [14, face.chinY + 12],
      ]
    : [
        [112, -240],
        [98, -130],
        [105, -56],
        [113, -6],
        [98, 48],
        [76, 96],
        [66, 140],
        [44, 184],
        [18, face.chinY + 12],
      ];
  return points.map(([x, y]) => [d * x, y] as const);
}

/** Skin of the face in flat planes: light, one shadow, blush, and a crisp rim on one side. */
export function drawFacePlanes(
  sketch: Sketch,
  traits: Traits,
  pose: Pose,
  light: Lighting,
  hair: readonly string[],
): string {
  const tones = faceTones(traits, light);
  const brush = createBrush(pose);
  const d = -pose.light;
  const outline = faceOutline(traits, pose);
  const shade = hex(tones.shade);
  const edge = shadowEdge(traits, pose);
  const shadow = brush.shape([
    ...edge,
    [d * 90, traits.face.chinY + 70, 60],
    [d * 230, 120, 0],
    [d * 240, -120, 0],
    [d * 180, -270, 0],
  ]);
  const inside =
    blushOf(sketch, traits, brush) +
    castOf(hair, hex(blend(tones.base, tones.shade, 0.4)), d, 1.9) +
    softShade(shadow, tones, 3) +
    castOf(hair, hex(blend(tones.base, tones.shade, 0.8)), d) +
    socketsOf(traits, brush, shade) +
    chinOf(traits, brush, shade) +
    drawAge(traits, brush) +
    rimOf(traits, pose, light);
  return fill(outline, hex(tones.base)) + sketch.cut(outline, inside);
}

/** A shadow whose edge softens in `steps`: bands between light and shade, the widest first. */
export const softShade = (
  shadow: string,
  { base, shade }: Pick<ReturnType<typeof faceTones>, 'base' | 'shade'>,
  steps: number,
) =>
  Array.from({ length: steps }, (_, i) =>
    stroke(
      shadow,
      hex(blend(base, shade, (i + 1) / (steps + 1))),
      (steps - i) * (steps > 1 ? 15 : 12),
    ),
  ).join('') + fill(shadow, hex(shade));

/**
 * The shadow of the hair on the forehead and the cheeks; `reach` is its distance, where a wider one
 * below softens the edge.
 */
export const castOf = (hair: readonly string[], shade: string, d: number, reach = 1) =>
  group(
    `transform="translate(${num(d * 6 * reach)} ${num(11 * reach)})"`,
    // Separate paths, because overlapping outlines of opposite direction would cancel out.
    hair.map((outline) => fill(outline, shade)).join(''),
  );

/** Warm cheeks without an edge. */
function blushOf(sketch: Sketch, { skin, female, mouth }: Traits, { at }: Brush): string {
  const strength = (female ? 0.42 : 0.2) + mouth.smile * 0.06;
  return [-1, 1]
    .map((s) => {
      const [x, y] = at(s * 78, 66);
      const paint = sketch.radial(
        x,
        y,
        52,
        [
          [0, skin.blush, strength],
          [0.5, skin.blush, strength * 0.5],
          [1, skin.blush, 0],
        ],
        34,
        s * -16,
      );
      return oval(x, y, 56, 50, paint);
    })
    .join('');
}

/** The shade between brow and lid, deeper toward the nose. */
const socketsOf = ({ eye, brow, skin }: Traits, { shape }: Brush, shade: string) =>
  [-1, 1]
    .map((s) =>
      fill(
        shape([
          [s * (eye.x - eye.half - 9), eye.y + 2],
          [s * (eye.x - eye.half - 4), brow.y + 12],
          [s * (eye.x - eye.half * 0.3), brow.y + 13],
          [s * (eye.x + eye.half * 0.7), eye.y - eye.up - 9],
          [s * (eye.x + eye.half * 1.2), eye.y - eye.tilt - 3],
          [s * eye.x, eye.y - 2],
        ]),
        shade,
        skin.base.l < 0.6 ? 0.75 : 0.55,
      ),
    )
    .join('');

/** The small shade between the lower lip and the chin. */
const chinOf = ({ mouth, female, maturity }: Traits, { shape }: Brush, shade: string) => {
  const y = mouth.y + mouth.lower + 9 + mouth.open * 12;
  return fill(
    shape([
      [-mouth.half * 0.5, y - 2, 112],
      [0, y - 4, AXIS.chin],
      [mouth.half * 0.5, y - 2, 112],
      [mouth.half * 0.22, y + 6, 122],
      [-mouth.half * 0.22, y + 6, 122],
    ]),
    shade,
    (female ? 0.5 : 0.65) + maturity * 0.25,
  );
};

/** The light edge on the shadow side: the light behind the person. */
function rimOf(traits: Traits, pose: Pose, light: Lighting): string {
  const side = pose.light > 0 ? -1 : 1;
  // The jaw of the near side is before the neck, not before the light, so its edge is faint.
  const near = Math.sign(pose.yaw) !== side || Math.abs(pose.yaw) < 0.1;
  const edge = sampleCurve(contourSide(traits, pose, side).slice(4, near ? 9 : 10), 15);
  return fill(
    bladePath(edge, (u) => (near ? 7 : 10) * Math.sin(Math.PI * u) ** 0.7),
    hex(blend(light.rim, shift(traits.skin.light, 0.04), near ? 0.6 : 0.35)),
    near ? 0.6 : 0.8,
  );
}
