import { fringeOf, hairOf } from './bristles.ts';
import { type Point, bladePath, mixPoint, sampleCurve, smoothPath } from './geometry.ts';
import type { HairStudio } from './hair-plan.ts';
import { blend, hex } from './palette.ts';
import { fill, stroke } from './sketch.ts';

/** A thinner seam of hair along a hairline, drawn below the hair. */
export function softEdge({ light, scalp }: HairStudio, line: readonly Point[], width = 16): string {
  const path = smoothPath(line);
  const paint = hex(blend(scalp, light.tones.dark, 0.6));
  return stroke(path, paint, width, 0.28) + stroke(path, paint, width * 0.55, 0.4);
}

/** Short hairs that grow across a hairline toward `to`, so that it does not end in one line. */
export function rootHairs(
  { light, random, scalp }: HairStudio,
  line: readonly Point[],
  to: Point,
  length = 9,
): string {
  if (light.anime) return '';
  const hairs = fringeOf(
    sampleCurve(line, 60),
    {
      step: 4,
      length: () => length,
      growth: ([x, y]) => {
        const far = Math.hypot(to[0] - x, to[1] - y) || 1;
        return [(to[0] - x) / far, (to[1] - y) / far];
      },
      width: 2,
    },
    random,
  );
  return fill(hairs, hex(blend(light.tones.base, scalp, 0.3)), 0.6);
}

/** Fine hairs that leave the edge of combed hair toward the face. */
export function looseHairs(
  { light, random }: HairStudio,
  edge: readonly Point[],
  face: Point,
  count: number,
): string {
  if (light.anime) return '';
  const curve = sampleCurve(edge, 40);
  const hairs = Array.from({ length: count }, (_, i) => {
    const from = Math.round(2 + (i + random.range(0.1, 0.9)) * (28 / count));
    const reach = Math.round(random.range(6, 11));
    const out = random.range(0.04, 0.13);
    const at = (part: number, bend: number) =>
      mixPoint(curve[Math.min(39, from + Math.round(reach * part))]!, face, bend * out);
    return hairOf(at(0, -0.3), at(0.5, 0.35), at(1, 1), random.range(2.6, 4.4));
  }).join('');
  return fill(hairs, hex(blend(light.tones.base, light.tones.dark, 0.35)), 0.8);
}

/** The scalp between the two sides of parted hair: a line that closes toward the crown. */
export function drawParting({ light, place, scalp }: HairStudio, part: number): string {
  // The locks of the drawn style cover it.
  if (light.anime) return '';
  const line = sampleCurve(
    [
      place(part, -166),
      place(part * 0.95, -198),
      place(part * 0.84, -230),
      place(part * 0.7, -250),
    ],
    10,
  );
  return (
    fill(
      bladePath(line, (u) => 11 * (1 - u) ** 0.7),
      hex(light.tones.dark),
      0.7,
    ) +
    fill(
      bladePath(line, (u) => 6 * (1 - u) ** 0.8),
      hex(scalp),
      0.9,
    )
  );
}
