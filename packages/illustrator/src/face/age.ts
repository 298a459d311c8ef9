import { smoothstep } from '../geometry.ts';
import { hex } from '../palette.ts';
import type { Traits } from '../person.ts';
import { fill } from '../sketch.ts';
import { type Brush, type Spot, tapered } from './brush.ts';

/** The folds of age: beside the nose, under the eyes, at their corners, on the forehead. */
export function drawAge(traits: Traits, brush: Brush): string {
  const { maturity, female, skin, eye, nose, mouth, anime } = traits;
  const smile = anime ? 0 : Math.max(0, mouth.smile - 0.6) * 0.35 + mouth.open * 0.2;
  // Before forty, a smile leaves a trace of a fold at most.
  const fold = Math.max(
    maturity * smoothstep(0.18, 0.32, maturity),
    smile * (0.3 + maturity * 0.5),
  );
  const color = hex(skin.deep);
  const line = (points: readonly Spot[], width: number, opacity: number) =>
    opacity > 0.05
      ? fill(brush.blade(points, tapered(width * fine)), color, Math.min(0.42, opacity * fine))
      : '';
  // Lines stay faint up to fifty, and are finer on a woman's face.
  const m = maturity * (anime ? 0.85 : 1);
  const fine = female ? 0.75 : 1;
  return [-1, 1]
    .map(
      (s) =>
        line(
          [
            [s * (nose.width + 6), nose.y - 12],
            [s * (nose.width + 20), nose.y + 8],
            [s * (mouth.half + 10), mouth.y - 22],
            [s * (mouth.half + 13), mouth.y - 4],
          ],
          4,
          fold * 0.75,
        ) +
        line(
          [
            [s * (eye.x - eye.half * 0.7), eye.y + eye.low + 10],
            [s * eye.x, eye.y + eye.low + 16],
            [s * (eye.x + eye.half * 0.8), eye.y + eye.low + 9],
          ],
          3,
          m * 0.8,
        ) +
        [-9, 1, 11]
          .map((turn) =>
            line(
              [
                [s * (eye.x + eye.half + 8), eye.y - 3 + turn * 0.5],
                [s * (eye.x + eye.half + 24), eye.y - 4 + turn * 1.3],
              ],
              2.4,
              Math.max(0, m - 0.1) * 0.9,
            ),
          )
          .join('') +
        line(
          [
            [s * (mouth.half + 6), mouth.y + 12],
            [s * (mouth.half + 12), mouth.y + 28],
            [s * (mouth.half + 8), mouth.y + 46],
          ],
          2.6,
          Math.max(0, m - 0.35) * 0.55,
        ),
    )
    .join('')
    .concat(
      line(
        [
          [-54, -98],
          [0, -103],
          [54, -98],
        ],
        2.4,
        Math.max(0, m - 0.1) * 0.75,
      ),
      line(
        [
          [-44, -78],
          [0, -82],
          [44, -78],
        ],
        2.2,
        Math.max(0, m - 0.3) * 0.5,
      ),
    );
}
