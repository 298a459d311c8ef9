import { shoulderLine } from '../body.ts';
import { type Point, lerp, smoothPath, splitQuadratic, warpPath } from '../geometry.ts';
import { type SkinTones, hex } from '../palette.ts';
import { fill, group, softStroke, stroke } from '../sketch.ts';
import { type Studio, paintForm } from './form.ts';
import type { Frame, Skeleton } from './skeleton.ts';

/** Half width of the torso, without arms, at a height below the pit of the neck. */
export function torsoHalf(frame: Frame, y: number): number {
  const { build, waist, hip, waistY, hipY } = frame;
  const s = build.shoulder;
  const chest = s * (frame.female ? 0.67 : 0.77);
  const bust = frame.female ? 6 + build.bust * 12 : 4;
  const stops: readonly (readonly [number, number])[] = [
    [60, s * 0.8],
    [210, chest + 4],
    [300, chest + bust * 0.6],
    [410, lerp(chest, waist, 0.3)],
    [waistY, waist],
    [lerp(waistY, hipY, 0.5), lerp(waist, hip, 0.66)],
    [hipY - 20, hip],
    [hipY + 120, hip - 8],
    [hipY + 400, hip - 20],
  ];
  const i = Math.max(
    1,
    stops.findIndex(([at]) => at >= y),
  );
  const [a, b] = [stops[i - 1]!, stops[i < 1 ? stops.length - 1 : i]!];
  const t = Math.min(1, Math.max(0, (y - a[0]) / (b[0] - a[0])));
  return lerp(a[1], b[1], (1 - Math.cos(t * Math.PI)) / 2);
}

/** Points on the right side of the torso from `from` to `to`, `ease` wider. */
export const flank = (frame: Frame, from: number, to: number, ease = 0, count = 9): Point[] =>
  Array.from({ length: count }, (_, i) => {
    const y = lerp(from, to, i / (count - 1));
    return [torsoHalf(frame, y) + ease, y] as const;
  });

/** The left side upward, so that it closes a shape with `flank`. */
export const mirrored = (points: readonly Point[]): Point[] =>
  points.map(([x, y]) => [-x, y] as const).reverse();

/** Points of the right shoulder line from `t` (0 neck, 1 end of the shoulder). */
export const shoulderFrom = (frame: Frame, t: number, lift = 0): Point[] => {
  const [a, b, c] = shoulderLine(frame.build);
  return [0, 0.35, 0.7, 1].map((u) => {
    const [p] = splitQuadratic(a, b, c, t + (1 - t) * u);
    return [p[0], p[1] - lift] as const;
  });
};

/** Bare skin of neck, chest, and hips, with the shadow of the chin on the neck. */
export function drawTorsoSkin(
  studio: Studio,
  body: Skeleton,
  skin: SkinTones,
  span: readonly [number, number],
): string {
  const { frame, torso } = body;
  const { sketch, k, anime, hair } = studio;
  const n = frame.build.neck;
  const s = frame.build.shoulder;
  const right: Point[] = [
    [n * 0.86, -290],
    [n - 2, -210],
    [n - 10, -150],
    ...shoulderFrom(frame, 0),
    ...flank(frame, 205, frame.hipY - 10, -6, 9).slice(0),
    [frame.hip * 0.62, frame.crotchY - 60],
    [40, frame.crotchY],
  ];
  const outline = smoothPath(
    [...right, ...mirrored(right)].map(([x, y]) => torso(x, y)),
    true,
  );
  const d = (path: string) => warpPath(path, torso);
  const deep = hex(skin.deep);
  const cast = d(
    `M${-n - 40} -300 L${n + 40} -300 L${n + 20} -120 C${n * 0.5} -60 ${k * -n * 0.6} -44 ${-n - 20} -104 Z`,
  );
  const collar = (q: number) =>
    d(
      `M${q * 18} 2 C${q * 60} -10 ${q * 120} 0 ${q * s * 0.66} -8 C${q * 130} 10 ${q * 70} 8 ${q * 18} 2 Z`,
    );
  const chin = sketch.linear(0, body.pit[1] - 200, 0, body.pit[1] - 50, [
    [0, skin.deep, anime ? 0.5 : 0.75],
    [0.6, skin.deep, anime ? 0.5 : 0.45],
    [1, skin.deep, anime ? 0.5 : 0],
  ]);
  const inside =
    fill(cast, chin) +
    (anime ? '' : fill(collar(1) + collar(-1), deep, 0.28)) +
    (anime
      ? stroke(
          d(`M-18 0 C-60 -12 -110 -6 ${-s * 0.5} -14 M18 0 C60 -12 110 -6 ${s * 0.5} -14`),
          hex(skin.line),
          1.2 * hair,
          0.5,
        )
      : softStroke(
          d(`M${k * 26} -14 C${k * 80} -24 ${k * 140} -14 ${k * s * 0.56} -22`),
          hex(skin.light),
          14,
          0.4,
        )) +
    (frame.female ? softStroke(d('M0 200 C-4 250 -4 280 0 310'), deep, 12, 0.12) : '');
  return paintForm(studio, outline, {
    tone: skin.base,
    skin,
    span,
    turn: 80,
    inside: group('', inside),
    outline: anime ? 2 : 0.8,
  });
}
