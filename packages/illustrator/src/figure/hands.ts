import { type Point, bladePath, num, sampleCurve } from '../geometry.ts';
import { type SkinTones, blend, hex } from '../palette.ts';
import { fill, group, stroke } from '../sketch.ts';
import type { Studio } from './form.ts';
import type { Arm, Frame } from './skeleton.ts';

/** A finger through the points, with a round tip. */
function finger(
  studio: Studio,
  points: readonly Point[],
  thick: number,
  paint: string,
  line: string,
) {
  const spine = sampleCurve(points, 9);
  const d = bladePath(
    spine,
    (u) => thick * (1 - 0.3 * u) * Math.sqrt(Math.max(0, 1 - Math.max(0, (u - 0.82) / 0.18) ** 2)),
  );
  return stroke(d, line, 1.6 * studio.hair, studio.anime ? 0.9 : 0.4) + fill(d, paint);
}

type Sketcher = (
  draw: (points: readonly Point[], thick: number) => string,
  palm: (d: string) => string,
) => string;

/**
 * Hands are drawn with the wrist at the origin, fingers down, and the thumb toward +x; 300 units
 * long.
 */
const hands: Record<'relaxed' | 'flat' | 'grip', Sketcher> = {
  relaxed: (draw, palm) =>
    draw(
      [
        [-30, 112],
        [-40, 168],
        [-34, 214],
      ],
      25,
    ) +
    draw(
      [
        [-14, 120],
        [-22, 190],
        [-12, 250],
      ],
      28,
    ) +
    draw(
      [
        [4, 122],
        [2, 200],
        [10, 268],
      ],
      29,
    ) +
    palm(
      'M-28 -14C-38 30 -48 70 -46 118C-42 140 20 146 34 128C44 100 42 70 36 44C32 20 28 0 28 -14Z',
    ) +
    draw(
      [
        [22, 110],
        [26, 180],
        [26, 248],
      ],
      28,
    ) +
    draw(
      [
        [20, 34],
        [50, 92],
        [46, 158],
      ],
      30,
    ),
  flat: (draw, palm) =>
    draw(
      [
        [24, 40],
        [58, 84],
        [66, 138],
      ],
      28,
    ) +
    draw(
      [
        [-36, 104],
        [-46, 162],
        [-44, 212],
      ],
      26,
    ) +
    draw(
      [
        [-14, 110],
        [-18, 200],
        [-15, 258],
      ],
      28,
    ) +
    draw(
      [
        [10, 112],
        [11, 210],
        [14, 280],
      ],
      29,
    ) +
    draw(
      [
        [33, 106],
        [38, 190],
        [38, 250],
      ],
      28,
    ) +
    palm('M-28 -14C-38 30 -50 72 -50 118C-46 140 40 142 47 118C46 80 34 30 28 -14Z'),
  grip: (draw, palm) =>
    palm(
      'M-28 -14C-40 20 -60 40 -64 82C-66 120 -56 140 0 142C56 140 66 116 62 78C58 40 38 20 28 -14Z',
    ) +
    draw(
      [
        [-50, 66],
        [-54, 104],
        [-46, 138],
      ],
      34,
    ) +
    draw(
      [
        [-18, 62],
        [-20, 106],
        [-16, 148],
      ],
      36,
    ) +
    draw(
      [
        [14, 62],
        [14, 106],
        [14, 148],
      ],
      36,
    ) +
    draw(
      [
        [44, 64],
        [48, 104],
        [42, 138],
      ],
      34,
    ) +
    draw(
      [
        [46, 34],
        [34, 62],
        [-4, 74],
      ],
      32,
    ),
};

/** Draws the hand at the end of an arm; `flip` moves the thumb to the other side. */
export function drawHand(
  studio: Studio,
  frame: Frame,
  skin: SkinTones,
  arm: Arm,
  flip = false,
): string {
  const kind = arm.spec.hand;
  if (kind === 'hidden' || kind === 'pocket') return '';
  const { k, anime, hair } = studio;
  const paint = hex(blend(skin.base, arm.side === k ? skin.light : skin.shade, 0.25));
  const line = hex(anime ? skin.line : blend(skin.deep, skin.line, 0.4));
  const size = frame.hand / 300;
  // The thumb of a hanging hand is on the body's side.
  const thumb = -arm.side * (flip ? -1 : 1);
  const wide = frame.female ? 0.94 : 1.18;
  const body = hands[kind](
    (points, thick) => finger(studio, points, thick, paint, line),
    (d) => stroke(d, line, 1.6 * hair, anime ? 0.9 : 0.35) + fill(d, paint),
  );
  const r = (n: number) => Math.round(n * 1000) / 1000;
  return group(
    `transform="translate(${num(arm.wrist[0])} ${num(arm.wrist[1])}) rotate(${num(arm.angle)}) scale(${r(thumb * size * wide)} ${r(size)})"`,
    body,
  );
}
