import type { Build } from '../body.ts';
import { faceTones } from '../face/planes.ts';
import { type Point, bladePath, lerp, mixPoint, sampleCurve, smoothPath } from '../geometry.ts';
import { blend, hex, shift } from '../palette.ts';
import { fill, stroke } from '../sketch.ts';
import type { HandPaint } from './hand.ts';
import type { Sleeve } from './sleeve.ts';

/** A forearm in the picture, from the elbow of the arm that hangs from its shoulder. */
export interface Forearm {
  elbow: Point;
  wrist: Point;
}

/** Half the width of a forearm at `u` (0 elbow, 1 wrist), in units. */
export function halfAt(u: number, build: Build, female: boolean): number {
  const strong = (build.shoulder / (female ? 300 : 390)) ** 0.6 * (female ? 1 : 1.24);
  const swell = u < 0.3 ? lerp(54, 58, u / 0.3) : lerp(58, 27, ((u - 0.3) / 0.7) ** 1.15);
  return swell * strong ** (u > 0.8 ? 0.7 : 1);
}

/** Maps a place along a forearm (0 elbow, 1 wrist) and a distance across it to the picture. */
function placeAcross({ elbow, wrist }: Forearm): (u: number, across: number) => Point {
  const [dx, dy] = [wrist[0] - elbow[0], wrist[1] - elbow[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [-dy / length, dx / length];
  return (u, across) => {
    const [x, y] = mixPoint(elbow, wrist, u);
    return [x + across * nx, y + across * ny];
  };
}

interface Limb {
  outline: string;
  left: Point[];
  right: Point[];
  /** Points round the elbow from the right edge to the left one. */
  cap: Point[];
}

/** The outline of a forearm from `from` to `to` along it, `ease` units away from the skin. */
export function forearmOutline(
  arm: Forearm,
  build: Build,
  female: boolean,
  ease: number,
  [from, to]: readonly [number, number],
): Limb {
  const place = placeAcross(arm);
  const edge = (side: -1 | 1) =>
    Array.from({ length: 9 }, (_, i): Point => {
      const u = lerp(from, to, i / 8);
      return place(u, side * (halfAt(u, build, female) + ease));
    });
  const [left, right] = [edge(-1), edge(1)];
  const round = halfAt(from, build, female) + ease;
  const long = Math.hypot(arm.elbow[0] - arm.wrist[0], arm.elbow[1] - arm.wrist[1]) || 1;
  // The elbow is round.
  const cap =
    from === 0
      ? [0.5, 0, -0.5].map((t) =>
          place((-Math.cos(t * Math.PI * 0.62) * round * 0.92) / long, t * 1.75 * round),
        )
      : [];
  return { left, right, cap, outline: smoothPath([...left, ...right.toReversed(), ...cap], true) };
}

/** Draws a forearm as skin, or as a sleeve with its cuff; `pattern` is the print of the cloth. */
export function drawForearm(
  arm: Forearm,
  sleeve: Sleeve,
  build: Build,
  paint: HandPaint,
  pattern = '',
): string {
  const { traits, light } = paint;
  const { skin, female } = traits;
  const tones = faceTones(traits, light);
  if (sleeve.reach === 'bare') {
    const limb = forearmOutline(arm, build, female, 0, [0, 1.03]);
    return paintLimb(limb, paint, {
      base: hex(tones.base),
      shade: hex(tones.shade),
      line: hex(traits.anime ? skin.line : tones.deep),
      inside: '',
      open: true,
    });
  }
  const { cloth, second, ease, cuff } = sleeve;
  const dim = cloth.l < 0.3;
  const deep = hex(shift(cloth, dim ? -0.1 : -0.2, 0, -12));
  const toned = (t: typeof cloth, inside: string) => ({
    base: hex(blend(shift(t, dim ? 0.02 : 0.01), light.key, 0.04)),
    shade: hex(shift(t, t.l < 0.3 ? -0.06 : -0.1, 0.004, -8)),
    line: hex(shift(t, t.l < 0.3 ? -0.1 : -0.22, 0, -12)),
    inside,
  });
  const folds = pattern + fill(foldsOf(arm, build, female, ease), deep, traits.anime ? 0.45 : 0.3);
  const end = cuff === 'shirt' ? 0.9 : 0.95;
  const main = forearmOutline(arm, build, female, ease, [0, end]);
  const band = forearmOutline(arm, build, female, ease * 0.55 + 2, [0.84, 0.98]);
  const hem = forearmOutline(arm, build, female, ease - 4, [0.83, 0.98]);
  if (cuff === 'shirt')
    return (
      paintLimb(forearmOutline(arm, build, female, 9, [0.8, 0.97]), paint, toned(second, '')) +
      paintLimb(main, paint, toned(cloth, folds))
    );
  if (cuff === 'ribbed')
    return (
      paintLimb(main, paint, toned(cloth, folds)) +
      paintLimb(band, paint, toned(shift(cloth, -0.02), stroke(ribsOf(band), deep, 2.4, 0.5)))
    );
  return (
    paintLimb(main, paint, toned(cloth, folds)) +
    paintLimb(hem, paint, toned(shift(cloth, 0.02), ''))
  );
}

/** Lines along a ribbed cuff. */
const ribsOf = ({ left, right }: { left: Point[]; right: Point[] }) =>
  [0.18, 0.34, 0.5, 0.66, 0.82]
    .map((t) => smoothPath([mixPoint(left[0]!, right[0]!, t), mixPoint(left[8]!, right[8]!, t)]))
    .join('');

/** Three folds across the sleeve. */
function foldsOf(arm: Forearm, build: Build, female: boolean, ease: number): string {
  const place = placeAcross(arm);
  const at = (u: number, across: number) => place(u, (halfAt(u, build, female) + ease) * across);
  const fold = (u: number, side: number) =>
    bladePath(
      sampleCurve([at(u, side), at(u + 0.07, side * 0.35), at(u + 0.06, -side * 0.4)], 9),
      (t) => 13 * Math.sin(Math.PI * Math.min(1, t * 0.9 + 0.1)),
    );
  return fold(0.34, 1) + fold(0.55, -1) + fold(0.7, 1);
}

interface LimbTones {
  base: string;
  shade: string;
  line: string;
  inside: string;
  /** Whether it runs on without a line at its end. */
  open?: boolean;
}

/** A limb in two tones, with its shade on the side away from the light, which falls from above. */
function paintLimb(
  { outline, left, right, cap }: Limb,
  { sketch, traits, k }: HandPaint,
  tones: LimbTones,
): string {
  const lit = ([x, y]: Point) => k * x * 0.5 - y;
  const middle = Math.floor(left.length / 2);
  const leftLit = lit(left[middle]!) > lit(right[middle]!);
  const [light, dark] = leftLit ? [left, right] : [right, left];
  const inner = dark.map((p, i) => mixPoint(p, light[i]!, 0.34));
  const shade = smoothPath([...dark, ...inner.toReversed()], true);
  // Beside the elbow, the upper edge lies on the upper arm of the same cloth and has no line.
  const upperLeft = left[middle]![1] < right[middle]![1];
  const [upper, lower] = upperLeft ? [left, right] : [right, left];
  const bend = upperLeft ? cap.slice(0, 2).reverse() : cap.slice(-2);
  const contour =
    cap.length > 0
      ? smoothPath(upper.slice(2)) + smoothPath([...bend, ...lower])
      : tones.open
        ? smoothPath(left) + smoothPath(right)
        : outline;
  return (
    stroke(contour, tones.line, traits.anime ? 4 : 2.6, traits.anime ? 0.9 : 0.55) +
    fill(outline, tones.base) +
    sketch.cut(outline, fill(shade, tones.shade) + tones.inside)
  );
}
