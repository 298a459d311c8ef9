import { type Point, bladePath, sampleCurve } from './geometry.ts';
import type { HairPlan, HairStudio } from './hair-plan.ts';
import { hex } from './palette.ts';
import { fill, stroke } from './sketch.ts';

/** A pointed lock: root and tip on the head, and how far it swings outward on its way. */
type Lock = readonly [rootX: number, tipX: number, tipY: number, bow: number, width: number];

/** Large pointed locks that part over the forehead, for the drawn style. */
export function drawGraphicLocks(studio: HairStudio, plan: HairPlan): string {
  const { light, place, random, sketch, swing } = studio;
  const { tones } = light;
  const part = plan.part * 0.7;
  const s = plan.part > 0 ? 1 : -1;
  const low = random.range(-44, -22);
  const locks: readonly Lock[] = [
    [part + s * 16, s * 140, low + 96, s * 46, 46],
    [part - s * 30, -s * 144, low + 112, -s * 52, 52],
    [part + s * 6, s * 126, low + 32, s * 36, 50],
    [part - s * 16, -s * 128, low + 40, -s * 44, 58],
    [part - s * 4, -s * 108, low - 30, -s * 30, 46],
  ];
  return locks
    .map(([rootX, tipX, tipY, bow, width]) => {
      const spine: Point[] = sampleCurve(
        [
          place(rootX, -236),
          place((rootX + tipX) / 2 + bow, -168),
          place(tipX + bow * 0.3, (tipY - 168) / 2),
          // The end turns back to the head instead of standing out as a spike.
          place(tipX - bow * 0.2 + swing * 0.3, tipY),
        ],
        12,
      );
      const shape = bladePath(spine, (u) => width * Math.min(1, 0.55 + u) * (1 - u ** 3.2));
      const dark = bladePath(
        spine.map(([x, y]) => [x + light.side * width * 0.22, y] as const),
        (u) => width * 0.34 * Math.sin(Math.PI * Math.min(1, u)),
      );
      light.outlines.push(shape);
      return (
        fill(shape, hex(tones.base)) +
        sketch.cut(shape, fill(dark, hex(tones.dark), 0.85)) +
        stroke(shape, hex(tones.deep), 3)
      );
    })
    .join('');
}
