import { type Point, bladePath, sampleCurve } from './geometry.ts';
import type { HairPlan, HairStudio } from './hair-plan.ts';
import { blend, hex } from './palette.ts';
import { fill, stroke } from './sketch.ts';

/** A pointed lock: root and tip on the head, and how far it swings outward on its way. */
type Lock = readonly [rootX: number, tipX: number, tipY: number, bow: number, width: number];

/** Locks that fall beside the face; the widest lies at the temple. */
function fallingLocks(plan: HairPlan, low: number): readonly Lock[] {
  const part = plan.part * 0.7;
  const s = plan.part > 0 ? 1 : -1;
  return [
    [part + s * 12, s * 142, low + 96, s * 44, 50],
    [part - s * 16, -s * 146, low + 112, -s * 50, 58],
    [part + s * 6, s * 130, low + 34, s * 32, 40],
    [part - s * 8, -s * 132, low + 44, -s * 40, 62],
    [part - s * 4, -s * 104, low - 34, -s * 26, 36],
  ];
}

/** Locks of a man's short cut: they end above the brows and lie across the forehead. */
function shortLocks(plan: HairPlan, low: number): readonly Lock[] {
  const part = plan.part * 0.8;
  const s = plan.part > 0 ? 1 : -1;
  return [
    [part + s * 14, s * 134, low - 66, s * 34, 44],
    [part - s * 20, -s * 140, low - 44, -s * 40, 56],
    [part - s * 10, -s * 104, low - 58, -s * 30, 50],
    [part + s * 2, s * 92, low - 88, s * 20, 36],
    [part - s * 4, -s * 58, low - 72, -s * 18, 44],
  ];
}

/** Large pointed locks that part over the forehead, for the drawn style. */
export function drawGraphicLocks(studio: HairStudio, plan: HairPlan): string {
  const { light, place, random, sketch, swing, female } = studio;
  const { tones } = light;
  const low = random.range(-44, -22);
  const locks = female || plan.style === 'long' ? fallingLocks(plan, low) : shortLocks(plan, low);
  return locks
    .map(([rootX, tipX, tipY, bow, wide]) => {
      const width = wide * random.range(0.8, 1.15);
      const spine: Point[] = sampleCurve(
        [
          place(rootX, -246),
          place((rootX + tipX) / 2 + bow, -172),
          place(tipX + bow * 0.3, (tipY - 168) / 2),
          // The end turns back to the head instead of standing out as a spike.
          place(tipX - bow * 0.2 + swing * 0.3, tipY),
        ],
        16,
      );
      // It grows out of the parting as a point, and is widest over the temple.
      const grown = (u: number) => Math.min(1, 0.1 + u * 1.9) * (1 - u ** 2.8);
      const shape = bladePath(spine, (u) => width * grown(u));
      const along = (shift: number, part: number, from: number, to: number) =>
        bladePath(
          spine
            .slice(Math.round(from * 15), Math.round(to * 15) + 1)
            .map(([x, y]) => [x + light.side * width * shift, y] as const),
          (u) => width * part * Math.sin(Math.PI * u),
        );
      light.outlines.push(shape);
      return (
        fill(shape, hex(tones.base)) +
        sketch.cut(
          shape,
          fill(along(0.26, 0.4, 0.05, 1), hex(tones.dark), 0.8) +
            fill(along(-0.16, 0.3, 0.25, 0.68), hex(blend(tones.light, tones.shine, 0.4)), 0.75),
        ) +
        stroke(shape, hex(blend(tones.deep, tones.dark, 0.25)), 2.6)
      );
    })
    .join('');
}
