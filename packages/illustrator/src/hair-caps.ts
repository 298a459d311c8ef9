import { type Point, bladePath, sampleCurve, smoothPath } from './geometry.ts';
import { drawParting, looseHairs, rootHairs, softEdge } from './hair-edge.ts';
import { drawSheet } from './hair-strands.ts';
import type { HairPlan, HairStudio } from './hair-plan.ts';
import { hex } from './palette.ts';
import { fill } from './sketch.ts';

/** Hair lying on the skull to both sides of a parting. */
export function drawPartedCap(studio: HairStudio, plan: HairPlan): string {
  const { sketch, light, random, place } = studio;
  const { part } = plan;
  const sides = ([-1, 1] as const).map((side) => {
    const edge = [
      place(part, -168),
      place(part + side * 40, -158),
      place(side * 104, -118),
      place(side * 138, -62, 30),
      place(side * 152, -34, 0),
    ];
    const sheet = drawSheet(
      sketch,
      {
        guides: [
          edge,
          [
            place(part * 0.95, -198),
            place(part + side * 56, -196),
            place(side * 126, -140),
            place(side * 157, -66, 10),
            place(side * 166, -16, -10),
          ],
          [
            place(part * 0.9, -226),
            place(part * 0.6 + side * 76, -222),
            place(side * 146, -158),
            place(side * 170, -66, 0),
            place(side * 176, 6, -20),
          ],
          [
            place(part * 0.7, -250),
            place(part * 0.4 + side * 80, -240),
            place(side * 158, -168),
            place(side * 179, -66, 0),
            place(side * 179, 32, -20),
          ],
        ],
        shine: [0.42],
        feather: 0.1,
        rim: side === light.side ? 'last' : undefined,
      },
      light,
      random,
    );
    return {
      below: softEdge(studio, edge.slice(0, 4), 12),
      above: sheet + looseHairs(studio, edge.slice(0, 4), place(0, -60), 5),
    };
  });
  return (
    sides.map(({ below }) => below).join('') +
    sides.map(({ above }) => above).join('') +
    drawParting(studio, part)
  );
}

/** Hair swept back from the forehead to the crown; without `shine`, below a braid. */
export function drawSweptCap(studio: HairStudio, shine = true): string {
  const { sketch, light, random, place } = studio;
  const guide = (root: Point, bend: Point, near: Point, end: Point) => [root, bend, near, end];
  const line = [
    place(-146, -24, 10),
    place(-132, -70, 34),
    place(-104, -124),
    place(-56, -151),
    place(0, -157),
    place(56, -151),
    place(104, -124),
    place(132, -70, 34),
    place(146, -24, 10),
  ];
  const side = (s: -1 | 1) =>
    drawSheet(
      sketch,
      {
        guides: [
          guide(
            place(-s * 10, -158),
            place(-s * 8, -196),
            place(-s * 6, -226),
            place(-s * 4, -258),
          ),
          guide(place(s * 56, -149), place(s * 62, -194), place(s * 48, -228), place(s * 16, -260)),
          guide(
            place(s * 104, -124),
            place(s * 122, -172),
            place(s * 94, -222),
            place(s * 26, -260),
          ),
          [
            place(s * 134, -68, 30),
            place(s * 152, -132, 20),
            place(s * 138, -190, 20),
            place(s * 98, -236, 0),
            place(s * 42, -263, 0),
          ],
          [
            place(s * 148, -24, 0),
            place(s * 169, -100, 0),
            place(s * 157, -178, 0),
            place(s * 112, -238, 0),
            place(s * 50, -264, 0),
          ],
        ],
        shine: shine ? [0.4] : [],
        fine: !shine,
        joined: true,
        feather: 0.1,
        rim: s === light.side ? 'last' : undefined,
      },
      light,
      random,
    );
  return softEdge(studio, line) + side(-1) + side(1) + rootHairs(studio, line, place(0, -260, 0));
}

/** Fine loose strands in front of the ears. */
export function drawWisps(studio: HairStudio, amount: number): string {
  const { light, random, place, swing } = studio;
  const strand = (s: -1 | 1, shift: number, long: number, thick: number) =>
    bladePath(
      sampleCurve(
        [
          place(s * (112 + shift), -126, 90),
          place(s * (137 + shift), -64, 50),
          place(s * (143 + shift * 1.4), 20, 30),
          place(s * (130 + shift * 2) + swing * 0.4, long * 0.75, 40),
          place(s * (138 + shift * 2) + swing, long, 40),
        ],
        12,
      ),
      (u) => thick * Math.sin(Math.PI * Math.min(1, 0.2 + u * 0.8)),
    );
  return ([-1, 1] as const)
    .map((s) => {
      const long = random.range(80, 190) * amount;
      return (
        fill(strand(s, 0, long, 9) + strand(s, 9, long * 0.72, 6), hex(light.tones.base)) +
        fill(strand(s, 3, long * 0.95, 2.4), hex(light.tones.light), 0.7)
      );
    })
    .join('');
}

/** Hair that is drawn back behind one ear. */
export const gatherBehind = ({ place, light }: HairStudio, s: -1 | 1) =>
  fill(
    smoothPath(
      [
        place(s * 120, -120, 0),
        place(s * 176, -60, 0),
        place(s * 184, 20, 0),
        place(s * 170, 98, -10),
        place(s * 132, 114, -10),
        place(s * 108, 40, -10),
      ],
      true,
    ),
    hex(light.tones.deep),
  );
