import { warpPath } from '../geometry.ts';
import { blend, hex, shift, tone } from '../palette.ts';
import type { Traits } from '../person.ts';
import { type Pose, projectHead } from '../pose.ts';
import { fill } from '../sketch.ts';
import type { Sketch } from '../sketch.ts';
import { lipDepth } from './axis.ts';
import { createBrush } from './brush.ts';

/** The measures of the mouth for its smile and how far it opens. */
export function readLips({ mouth }: Traits) {
  const { half, upper, lower, smile, open, y } = mouth;
  const wide = half * (1 + Math.max(0, smile) * 0.1 + Math.min(1, open) * 0.1);
  return {
    w: wide,
    /** The middle of the line between closed lips. */
    y: y + smile * 1.5,
    corner: y - 2.5 - smile * 13 - open * 1,
    gap: open > 0 ? 7 + open * 11 : 0,
    upper: upper * (1 - Math.min(0.35, open * 0.25)),
    lower: lower * (1 - Math.min(0.25, open * 0.2)),
  };
}

/** Two tones of lips; an open smile shows the teeth as one clean shape. */
export function drawMouth(sketch: Sketch, traits: Traits, pose: Pose): string {
  const { mouth, makeup, skin, female } = traits;
  const project = projectHead(pose);
  const d = (path: string) => warpPath(path, (x, py) => project(x, py, lipDepth(x)));
  const { w, y, corner, gap, upper, lower } = readLips(traits);
  const bow = upper * (0.2 + mouth.bow * 0.22);
  const sag = gap ? y - 2 : y;
  // The lower edge of the upper lip, right to left.
  const seam = `C${w * 0.62} ${corner + (sag - corner) * 0.72} ${w * 0.34} ${sag - 1} ${w * 0.16} ${sag} Q0 ${sag + (gap ? 1 : 3.5)} ${-w * 0.16} ${sag} C${-w * 0.34} ${sag - 1} ${-w * 0.62} ${corner + (sag - corner) * 0.72} ${-w} ${corner}`;
  const top = `M${-w} ${corner} C${-w * 0.66} ${corner - upper * 0.3} ${-w * 0.4} ${sag - upper * 0.96} ${-w * 0.2} ${sag - upper} C${-w * 0.1} ${sag - upper} ${-w * 0.06} ${sag - upper + bow} 0 ${sag - upper + bow} C${w * 0.06} ${sag - upper + bow} ${w * 0.1} ${sag - upper} ${w * 0.2} ${sag - upper} C${w * 0.4} ${sag - upper * 0.96} ${w * 0.66} ${corner - upper * 0.3} ${w} ${corner}`;
  const base = y + gap;
  // The upper edge of the lower lip, right to left.
  const rest = gap
    ? `C${w * 0.74} ${corner + (base - corner) * 0.74} ${w * 0.4} ${base} 0 ${base} C${-w * 0.4} ${base} ${-w * 0.74} ${corner + (base - corner) * 0.74} ${-w} ${corner}`
    : seam;
  const bottom = base + lower;
  const lowerLip = d(
    `M${-w * 0.94} ${corner + 1} C${-w * 0.74} ${corner + (bottom - corner) * 0.66} ${-w * 0.42} ${bottom} 0 ${bottom} C${w * 0.42} ${bottom} ${w * 0.74} ${corner + (bottom - corner) * 0.66} ${w * 0.94} ${corner + 1} L${w} ${corner} ${rest} Z`,
  );
  const lip = makeup.lip;
  const firm = female ? 1 : 0.62;
  const dark = hex(blend(tone(0.24, 0.06, 18), skin.line, 0.4));
  const { blade } = createBrush(pose);
  const line = gap
    ? ''
    : fill(
        blade(
          [
            [-w - 3, corner - 1],
            [-w * 0.6, corner + (sag - corner) * 0.76],
            [-w * 0.18, sag],
            [0, sag + 2],
            [w * 0.18, sag],
            [w * 0.6, corner + (sag - corner) * 0.76],
            [w + 3, corner - 1],
          ].map(([x, py]) => [x!, py!, lipDepth(x!)] as const),
          (u) => 1.6 + 1.6 * Math.sin(Math.PI * u),
        ),
        dark,
        0.86,
      );
  const teeth = gap ? drawTeeth(sketch, d, { w, corner, sag, base, seam, rest, dark }) : '';
  return (
    teeth +
    fill(d(`${top} ${seam} Z`), hex(shift(lip, -0.05)), firm) +
    fill(lowerLip, hex(shift(lip, 0.035)), firm) +
    line
  );
}

interface Opening {
  w: number;
  corner: number;
  sag: number;
  base: number;
  seam: string;
  rest: string;
  dark: string;
}

/** The open mouth: dark inside, the upper teeth as one light shape. */
function drawTeeth(sketch: Sketch, d: (path: string) => string, mouth: Opening): string {
  const { w, corner, sag, base, seam, rest, dark } = mouth;
  // Back from the left corner to the right one along the lower lip.
  const back = reversePath(rest, w, corner);
  const opening = d(`M${w} ${corner} ${seam} ${back} Z`);
  const depth = Math.min(base - sag - 1.5, 6 + (base - sag) * 0.5);
  const row = d(
    `M${w * 0.9} ${corner} ${seam} L${-w * 0.86} ${corner + 1} C${-w * 0.6} ${corner + (sag - corner) * 0.6 + depth} ${-w * 0.3} ${sag + depth} 0 ${sag + depth} C${w * 0.3} ${sag + depth} ${w * 0.6} ${corner + (sag - corner) * 0.6 + depth} ${w * 0.86} ${corner + 1} Z`,
  );
  return fill(opening, dark) + sketch.cut(opening, fill(row, hex(tone(0.955, 0.012, 80))));
}

/** The curves of a path that ends at the left corner, drawn back to the right corner. */
function reversePath(path: string, w: number, corner: number): string {
  const numbers = (path.match(/-?\d*\.?\d+(?:e-?\d+)?/g) ?? []).map(Number);
  const points = [[w, corner] as const];
  for (let i = 0; i + 1 < numbers.length; i += 2) points.push([numbers[i]!, numbers[i + 1]!]);
  const back = points.toReversed();
  let out = `L${back[0]!.join(' ')}`;
  for (let i = 1; i + 2 < back.length; i += 3)
    out += ` C${back[i]!.join(' ')} ${back[i + 1]!.join(' ')} ${back[i + 2]!.join(' ')}`;
  return out;
}
