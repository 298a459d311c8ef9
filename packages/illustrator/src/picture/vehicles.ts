import { type Point, smoothPath } from '../geometry.ts';
import { type Tone, blend, hex, shift, tone, white } from '../palette.ts';
import { fill, oval, stroke } from '../sketch.ts';
import { warmLamp } from './lamps.ts';
import { type Stage, glow, panel } from './stage.ts';

const rubber = tone(0.2, 0.01, 270);
const chrome = tone(0.86, 0.01, 230);

/** A car or van from the side, with its middle at (x, z); `way` 1 drives to the right. */
export function drawCar(
  s: Stage,
  x: number,
  z: number,
  paint: Tone,
  kind: 'classic' | 'van',
  way: 1 | -1,
): string {
  const m = s.size(z);
  const [bx, by] = s.at(x, 0, z);
  const p = (px: number, py: number): Point => [bx + way * px * m, by - py * m];
  const path = (points: readonly Point[]) =>
    smoothPath(
      points.map(([px, py]) => p(px, py)),
      true,
    );
  const body: Point[] =
    kind === 'van'
      ? [
          [-2.1, 0.32],
          [-2.16, 1.2],
          [-2.02, 1.9],
          [-1.6, 2.02],
          [0.9, 2.02],
          [1.5, 1.86],
          [2.02, 1.16],
          [2.16, 0.9],
          [2.14, 0.36],
          [0, 0.28],
        ]
      : [
          [-2.15, 0.4],
          [-2.2, 0.7],
          [-1.9, 0.9],
          [-1.2, 0.94],
          [-0.78, 1.32],
          [-0.1, 1.42],
          [0.42, 1.3],
          [0.86, 0.96],
          [1.8, 0.88],
          [2.16, 0.72],
          [2.2, 0.42],
          [0, 0.3],
        ];
  const glassTone = blend(tone(0.5, 0.03, 230), s.light.sky[1], 0.5);
  const windows: Point[][] =
    kind === 'van'
      ? [
          [
            [-1.9, 1.2],
            [-1.84, 1.76],
            [-1.1, 1.8],
            [-1.1, 1.2],
          ],
          [
            [-0.96, 1.2],
            [-0.96, 1.8],
            [0.1, 1.8],
            [0.1, 1.2],
          ],
          [
            [0.24, 1.2],
            [0.24, 1.8],
            [0.94, 1.78],
            [1.4, 1.2],
          ],
        ]
      : [
          [
            [-1, 0.96],
            [-0.7, 1.24],
            [-0.22, 1.32],
            [-0.2, 0.97],
          ],
          [
            [-0.08, 0.97],
            [-0.08, 1.32],
            [0.34, 1.22],
            [0.66, 0.97],
          ],
        ];
  const wheel = (px: number) => {
    const [wx, wy] = p(px, 0.32);
    return (
      oval(wx, wy, m * 0.36, m * 0.36, s.paint(rubber, z)) +
      oval(wx, wy, m * 0.24, m * 0.24, s.paint(tone(0.92, 0.012, 90), z)) +
      oval(wx, wy, m * 0.15, m * 0.15, s.paint(chrome, z)) +
      oval(wx, wy, m * 0.05, m * 0.05, s.paint(shift(chrome, -0.3), z))
    );
  };
  const belt = kind === 'van' ? 1.08 : 0.72;
  const [lx, ly] = p(2.12, 0.68);
  return (
    oval(bx, by, m * 2.35, m * 0.2, hex(shift(s.light.dark, -0.05)), 0.5) +
    fill(
      path(body),
      s.sketch.linear(0, by - m * (kind === 'van' ? 2 : 1.4), 0, by - m * 0.3, [
        [0, s.tone(blend(shift(paint, 0.1), s.light.sky[2], 0.25), z)],
        [0.45, s.tone(paint, z)],
        [1, s.tone(shift(paint, -0.16), z)],
      ]),
    ) +
    (kind === 'van'
      ? fill(
          path([
            [-2.14, 1.1],
            [-2.02, 1.9],
            [-1.6, 2.02],
            [0.9, 2.02],
            [1.5, 1.86],
            [2, 1.14],
          ]),
          s.paint(tone(0.94, 0.015, 85), z),
        )
      : '') +
    windows
      .map((w) =>
        fill(
          `M${w.map(([px, py]) => p(px, py).join(' ')).join('L')}Z`,
          s.light.lamps ? s.paint(shift(glassTone, -0.1), z) : hex(glassTone),
          0.95,
        ),
      )
      .join('') +
    stroke(
      `M${p(-2.1, belt).join(' ')}L${p(2.1, belt).join(' ')}`,
      s.paint(chrome, z),
      Math.max(1.5, m * 0.03),
    ) +
    stroke(
      `M${p(-0.14, kind === 'van' ? 1.8 : 0.96).join(' ')}L${p(-0.16, 0.4).join(' ')}`,
      s.paint(shift(paint, -0.14), z),
      Math.max(1, m * 0.012),
    ) +
    stroke(
      `M${p(-2.22, 0.44).join(' ')}L${p(-1.9, 0.4).join(' ')}M${p(2.22, 0.44).join(' ')}L${p(1.9, 0.4).join(' ')}`,
      s.paint(chrome, z),
      m * 0.09,
    ) +
    (s.light.lamps ? glow(s, [lx, ly], m * 0.9, 0.7, warmLamp) : '') +
    oval(lx, ly, m * 0.08, m * 0.11, hex(blend(warmLamp, white, 0.6))) +
    wheel(-1.3) +
    wheel(1.32)
  );
}

/** A tram across the street. */
export function drawTram(s: Stage, x: number, z: number, paint: Tone): string {
  const [x0, x1] = [x - 5, x + 5];
  let windows = '';
  for (let at = x0 + 0.4; at < x1 - 1; at += 1.5) windows += panel(s, at, 1.3, at + 1.3, 2.3, z);
  const [wx, wy] = s.at(x, 5.6, z);
  return (
    fill(panel(s, x0, 0.12, x1, 0.5, z), s.paint(tone(0.25, 0.01, 260), z)) +
    fill(
      panel(s, x0, 0.35, x1, 2.9, z),
      s.sketch.linear(0, s.at(0, 2.9, z)[1], 0, s.at(0, 0.3, z)[1], [
        [0, s.tone(shift(paint, 0.08), z)],
        [1, s.tone(shift(paint, -0.08), z)],
      ]),
    ) +
    fill(panel(s, x0, 1.2, x1, 2.45, z), s.paint(tone(0.93, 0.02, 85), z)) +
    fill(
      windows,
      s.light.lamps ? hex(blend(warmLamp, white, 0.15)) : hex(shift(s.light.sky[1], -0.18)),
      0.95,
    ) +
    fill(panel(s, x0, 2.9, x1, 3.1, z), s.paint(tone(0.4, 0.015, 250), z)) +
    stroke(
      `M${s.at(x - 0.6, 3.1, z).join(' ')}L${s.at(x, 4, z).join(' ')}L${s.at(x + 0.6, 3.1, z).join(' ')}M${-20} ${wy}L${s.width + 20} ${wy + (wx - wx)}`,
      s.paint(tone(0.3, 0.01, 260), z),
      Math.max(1.2, s.size(z) * 0.03),
    )
  );
}
