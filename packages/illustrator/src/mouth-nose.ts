import { createRandom } from './random.ts';
import { type Point, bladePath, sampleCurve, warpPath } from './geometry.ts';
import { blend, hex, shift, tone, white } from './palette.ts';
import { type Pose, projectHead } from './pose.ts';
import type { Sketch } from './sketch.ts';
import { fill, oval, stroke } from './sketch.ts';
import type { Traits } from './person.ts';

/** Nostrils and wings of the nose; its planes are part of the face. */
export function drawNose(traits: Traits, pose: Pose): string {
  const { nose, skin, anime } = traits;
  const project = projectHead(pose);
  const p = (x: number, y: number, z?: number): Point => project(x, y, (z ?? 165) + 14);
  const line = hex(blend(skin.deep, skin.line, 0.5));
  const w = nose.width;
  const y = nose.y;
  const blade = (points: readonly Point[], thick: number) =>
    bladePath(
      sampleCurve(points, 9).map(([x, py]) => p(x, py)),
      (u) => thick * Math.sin(Math.PI * Math.min(1, u * 0.86 + 0.12)),
    );
  if (anime) {
    const d = -pose.light;
    return (
      fill(
        blade(
          [
            [d * 2, y - 4],
            [d * 7, y - 2],
            [d * 12, y - 6],
          ],
          3,
        ),
        line,
        0.85,
      ) +
      fill(
        blade(
          [
            [-d * 9, y - 5],
            [-d * 6, y - 3],
            [-d * 3, y - 4],
          ],
          2,
        ),
        line,
        0.45,
      )
    );
  }
  const sides = ([-1, 1] as const)
    .map(
      (s) =>
        fill(
          blade(
            [
              [s * w * 0.2, y - 2],
              [s * w * 0.42, y - 6],
              [s * w * 0.66, y - 2.5],
            ],
            5,
          ),
          hex(skin.line),
          0.72,
        ) +
        fill(
          blade(
            [
              [s * w * 0.78, y - 22],
              [s * (w + 1), y - 12],
              [s * w * 0.86, y - 1],
              [s * w * 0.62, y - 1],
            ],
            2.6,
          ),
          line,
          0.42,
        ),
    )
    .join('');
  return (
    sides +
    fill(
      blade(
        [
          [-w * 0.26, y - 2],
          [0, y + 2.5],
          [w * 0.26, y - 2],
        ],
        2.2,
      ),
      line,
      0.42,
    )
  );
}

/** The lips. */
export function drawMouth(sketch: Sketch, traits: Traits, pose: Pose): string {
  const { mouth, makeup, skin, female, anime } = traits;
  const project = projectHead(pose);
  const p = (x: number, y: number): Point => project(x, y, 148 - (x / 60) ** 2 * 38);
  const { half, upper, lower, bow, y } = mouth;
  const lift = mouth.smile * 10;
  const w = half + mouth.smile * 3.5;
  const corner = y - lift;
  const dip = upper * (0.62 + (1 - bow) * 0.3);
  const d = (path: string) => warpPath(path, p);
  const middle = `C${w * 0.62} ${corner + 4 + lift * 0.55} ${w * 0.3} ${y + 1} ${w * 0.14} ${y + 2} Q0 ${y + 4.5} ${-w * 0.14} ${y + 2} C${-w * 0.3} ${y + 1} ${-w * 0.62} ${corner + 4 + lift * 0.55} ${-w} ${corner}`;
  const upperLip = d(
    `M${-w} ${corner} C${-w * 0.66} ${corner - upper * 0.34} ${-w * 0.38} ${y - upper * 0.98} ${-w * 0.19} ${y - upper} C${-w * 0.1} ${y - upper * 0.98} ${-w * 0.06} ${y - dip} 0 ${y - dip} C${w * 0.06} ${y - dip} ${w * 0.1} ${y - upper * 0.98} ${w * 0.19} ${y - upper} C${w * 0.38} ${y - upper * 0.98} ${w * 0.66} ${corner - upper * 0.34} ${w} ${corner} ${middle} Z`,
  );
  const part = anime ? 0 : mouth.open * 9;
  const sink = part * 0.55;
  const middleLow = `C${w * 0.7} ${corner + 8 + lift * 0.5 + part * 0.5} ${w * 0.34} ${y + 2 + part} ${w * 0.14} ${y + 3 + part} Q0 ${y + 4 + part} ${-w * 0.14} ${y + 3 + part} C${-w * 0.34} ${y + 2 + part} ${-w * 0.7} ${corner + 8 + lift * 0.5 + part * 0.5} ${-w} ${corner}`;
  const lowerLip = d(
    `M${-w * 0.96} ${corner + 1} C${-w * 0.74} ${corner + lower * 0.62 + lift * 0.4 + sink} ${-w * 0.44} ${y + lower * 1.04 + sink} 0 ${y + lower * 1.03 + sink} C${w * 0.44} ${y + lower * 1.04 + sink} ${w * 0.74} ${corner + lower * 0.62 + lift * 0.4 + sink} ${w * 0.96} ${corner + 1} L${w} ${corner} ${part ? middleLow : middle} Z`,
  );
  const line = d(`M${w} ${corner} ${middle}`);
  const dark = hex(blend(tone(0.22, 0.06, 18), skin.line, 0.35));
  const teeth = part ? drawTeeth(sketch, pose, d, w, corner, y, part, middle) : '';
  if (anime) return teeth + drawInkMouth(traits, d, lowerLip, upperLip, line, dark, w);
  const lip = makeup.lip;
  const [, top] = p(0, y - upper);
  const [, bottom] = p(0, y + lower);
  const upperPaint = sketch.linear(0, top, 0, y + 4, [
    [0, blend(lip, skin.base, 0.22)],
    [1, shift(lip, -0.09, 0.005)],
  ]);
  const lowerPaint = sketch.linear(0, y, 0, bottom, [
    [0, shift(lip, -0.05)],
    [0.45, shift(lip, 0.05)],
    [1, shift(lip, -0.03)],
  ]);
  const [gx, gy] = p(pose.light * w * 0.2, y + lower * 0.55);
  const gloss = sketch.radial(
    gx,
    gy,
    w * 0.36,
    [
      [0, blend(lip, white, 0.7), makeup.lipGloss],
      [1, blend(lip, white, 0.7), 0],
    ],
    lower * 0.3,
  );
  const firm = female ? 1 : 0.72;
  const ends = ([-1, 1] as const)
    .map((s) => {
      const [cx, cy] = p(s * (w + 1.5), corner);
      return oval(cx, cy, 4.6, 2.6, hex(skin.deep), 0.42);
    })
    .join('');
  return (
    ends +
    teeth +
    fill(upperLip, upperPaint, firm) +
    fill(lowerLip, lowerPaint, firm) +
    fill(lowerLip, gloss) +
    stroke(line, dark, part ? 1.8 : 2.5, 0.72)
  );
}

/** The teeth between parted lips, darker toward the corners. */
function drawTeeth(
  sketch: Sketch,
  pose: Pose,
  d: (path: string) => string,
  w: number,
  corner: number,
  y: number,
  part: number,
  middle: string,
): string {
  const opening = d(
    `M${w} ${corner} ${middle} L${-w} ${corner} C${-w * 0.7} ${corner + 8 + (y - corner) * 0.5 + part * 0.5} ${-w * 0.34} ${y + 2 + part} ${-w * 0.14} ${y + 3 + part} Q0 ${y + 4 + part} ${w * 0.14} ${y + 3 + part} C${w * 0.34} ${y + 2 + part} ${w * 0.7} ${corner + 8 + (y - corner) * 0.5 + part * 0.5} ${w} ${corner} Z`,
  );
  const ivory = tone(0.9, 0.018, 80);
  const dark = tone(0.24, 0.06, 20);
  const shift_ = Math.sin(pose.yaw) * 140;
  const side = sketch.linear(shift_ - w, 0, shift_ + w, 0, [
    [0, dark, 0.85],
    [0.2, dark, 0.22],
    [0.5, dark, 0],
    [0.8, dark, 0.22],
    [1, dark, 0.85],
  ]);
  const under = sketch.linear(0, y, 0, y + part + 5, [
    [0, dark, 0.25],
    [0.3, dark, 0],
    [0.86, dark, 0],
    [1, dark, 0.35],
  ]);
  return fill(opening, hex(ivory)) + fill(opening, under) + fill(opening, side);
}

function drawInkMouth(
  traits: Traits,
  d: (path: string) => string,
  lowerLip: string,
  upperLip: string,
  line: string,
  dark: string,
  w: number,
): string {
  const { mouth, makeup, female } = traits;
  const under = d(
    `M${-w * 0.3} ${mouth.y + mouth.lower * 0.95} Q0 ${mouth.y + mouth.lower * 1.2} ${w * 0.3} ${mouth.y + mouth.lower * 0.95}`,
  );
  return (
    (female
      ? fill(upperLip, hex(shift(makeup.lip, -0.02)), 0.72) +
        fill(lowerLip, hex(shift(makeup.lip, 0.05)), 0.72) +
        fill(
          d(
            `M${-w * 0.3} ${mouth.y + mouth.lower * 0.5} Q0 ${mouth.y + mouth.lower * 0.4} ${w * 0.25} ${mouth.y + mouth.lower * 0.5} Q0 ${mouth.y + mouth.lower * 0.8} ${-w * 0.3} ${mouth.y + mouth.lower * 0.5} Z`,
          ),
          hex(white),
          0.4,
        )
      : '') +
    stroke(line, dark, 2.8, 0.9) +
    stroke(under, dark, 2, female ? 0.3 : 0.55)
  );
}

/** Freckles and beauty marks. */
export function drawMarks(traits: Traits, pose: Pose, seed: string): string {
  const project = projectHead(pose);
  const color = hex(shift(traits.skin.deep, 0.02, 0.02, 6));
  const random = createRandom(seed, 'freckles');
  let out = '';
  const count = Math.round(traits.freckles * 54);
  for (let i = 0; i < count; i++) {
    const side = i % 2 ? 1 : -1;
    const [x, y] = project(side * Math.abs(random.near(50, 62)), random.near(52, 36));
    out += oval(
      x,
      y,
      random.range(0.9, 2.1),
      random.range(0.9, 1.8),
      color,
      random.range(0.16, 0.42),
    );
  }
  for (const [mx, my, size] of traits.moles) {
    const [x, y] = project(mx, my);
    out += oval(x, y, size, size, hex(traits.skin.line), 0.75);
  }
  return out;
}
