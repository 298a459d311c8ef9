import { lerp, smoothPath } from './geometry.ts';
import { drawSheet } from './hair-strands.ts';
import type { HairStudio } from './hair-plan.ts';
import { hex } from './palette.ts';
import { fill, stroke } from './sketch.ts';

/**
 * A strand wound round the bun: angles in radians, and the radii of both ends, of which 1 is the edge.
 * Halfway it extends `inside` and `outside` from the line between its ends.
 */
type Wrap = readonly [
  from: number,
  to: number,
  begin: number,
  end: number,
  inside: number,
  outside: number,
];

/** From the edge to the middle; each lies over the end of the one before. */
const WRAPS: readonly Wrap[] = [
  [2.1, 5.6, 0.98, 0.62, 0.3, 0.23],
  [4.4, 7.7, 1, 0.6, 0.3, 0.24],
  [0.5, 3.7, 0.98, 0.58, 0.26, 0.22],
  [3, 6.7, 0.5, 0.32, 0.2, 0.2],
  [5.7, 9.6, 0.52, 0.16, 0.26, 0.16],
  [8.5, 12.3, 0.36, 0.02, 0.16, 0.14],
];

/** Hair wound to a knot. Each wrap narrows to a point at both ends; a blunt end would be a line across the bun. */
export function drawBun(
  studio: HairStudio,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
): string {
  const { sketch, light, random, place } = studio;
  const at = (angle: number, radius: number) =>
    place(cx + Math.cos(angle) * rx * radius, cy + Math.sin(angle) * ry * radius, 0);
  const edge = Array.from({ length: 12 }, (_, i) => at((i * Math.PI) / 6, 0.98));
  const knot = smoothPath(edge, true);
  const wraps = WRAPS.map(([from, to, begin, end, inside, outside]) => {
    const guide = (breadth: number) =>
      Array.from({ length: 9 }, (_, i) => {
        const u = i / 8;
        const swell = breadth * Math.sin(Math.PI * u) ** 1.2;
        return at(lerp(from, to, u), lerp(begin, end, u) + swell);
      });
    const guides = [guide(-inside), guide(0), guide(outside)];
    return drawSheet(sketch, { guides, shine: [0.5], feather: 0 }, light, random);
  });
  return (
    fill(knot, hex(light.tones.dark)) +
    (light.anime ? stroke(knot, hex(light.tones.deep), 3) : '') +
    wraps.join('')
  );
}
