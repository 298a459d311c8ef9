import { type Point, bladePath, sampleCurve } from './geometry.ts';
import { hex } from './palette.ts';
import { fill } from './sketch.ts';
import type { Traits } from './person.ts';

/** Faint age lines around the eyes and the mouth, and on the forehead. */
export function drawAge(traits: Traits, p: (x: number, y: number, z?: number) => Point): string {
  const m = traits.maturity;
  if (m <= 0.08) return '';
  const color = hex(traits.skin.deep);
  const { eye, nose, mouth } = traits;
  const line = (points: readonly Point[], width: number, opacity: number) =>
    fill(
      bladePath(
        sampleCurve(
          points.map(([x, y]) => p(x, y)),
          9,
        ),
        (u) => width * Math.sin(Math.PI * u) + 0.2,
      ),
      color,
      opacity * m,
    );
  return [-1, 1]
    .map(
      (s) =>
        line(
          [
            [s * (nose.width + 7), nose.y - 10],
            [s * (nose.width + 19), nose.y + 6],
            [s * (mouth.half + 6), mouth.y - 20],
            [s * (mouth.half + 8), mouth.y - 8],
          ],
          3,
          0.3,
        ) +
        line(
          [
            [s * (eye.x - 20), eye.y + 20],
            [s * eye.x, eye.y + 26],
            [s * (eye.x + 24), eye.y + 20],
          ],
          2,
          0.4,
        ) +
        line(
          [
            [s * (eye.x + eye.half + 9), eye.y - 4],
            [s * (eye.x + eye.half + 23), eye.y - 11],
          ],
          1.6,
          0.5,
        ) +
        line(
          [
            [s * (eye.x + eye.half + 9), eye.y + 3],
            [s * (eye.x + eye.half + 24), eye.y + 4],
          ],
          1.6,
          0.5,
        ) +
        line(
          [
            [s * (eye.x + eye.half + 7), eye.y + 10],
            [s * (eye.x + eye.half + 19), eye.y + 17],
          ],
          1.5,
          0.4,
        ),
    )
    .join('')
    .concat(
      line(
        [
          [-58, -104],
          [0, -108],
          [58, -104],
        ],
        2,
        0.28,
      ),
      line(
        [
          [-46, -84],
          [0, -87],
          [46, -84],
        ],
        1.8,
        0.24,
      ),
    );
}
