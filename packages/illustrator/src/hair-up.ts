import type { Point } from './geometry.ts';
import { drawPartedCap, drawSweptCap, drawWisps, gatherBehind } from './hair-caps.ts';
import { drawPlait } from './hair-plait.ts';
import { drawSheet } from './hair-strands.ts';
import type { HairLayers, HairPlan, HairStudio } from './hair-plan.ts';
import { hex } from './palette.ts';
import { fill, oval } from './sketch.ts';

export type Updo = 'bun' | 'ponytail' | 'pigtails' | 'braids';

function drawBun(studio: HairStudio, cx: number, cy: number, rx: number, ry: number): string {
  const { sketch, light, random, place } = studio;
  const turn = (from: number, to: number, out: number): Point[] =>
    Array.from({ length: 5 }, (_, i) => {
      const angle = from + ((to - from) * i) / 4;
      return place(cx + Math.cos(angle) * rx * out, cy + Math.sin(angle) * ry * out, 0);
    });
  const [bx, by] = place(cx, cy, 0);
  const base = oval(bx, by, rx, ry, hex(light.tones.dark));
  const coil = (from: number, to: number, inner: number, outer: number) =>
    drawSheet(
      sketch,
      {
        guides: [turn(from, to, inner), turn(from, to, (inner + outer) / 2), turn(from, to, outer)],
        shine: [0.5],
        feather: 0.1,
        locks: 5,
      },
      light,
      random,
    );
  return base + coil(0.6, 3.7, 0.45, 1.04) + coil(3.3, 6.6, 0.4, 1.02) + coil(4.4, 7.6, 0.05, 0.62);
}

/** A plain band round gathered hair. */
export const tie = ({ light }: HairStudio, [x, y]: Point, size: number) =>
  fill(
    `M${x - size} ${y - 6}Q${x} ${y + 2} ${x + size} ${y - 6}L${x + size} ${y + 7}Q${x} ${y + 15} ${x - size} ${y + 7}Z`,
    hex({ ...light.tones.deep, l: 0.18 }),
  );

/** Tied-up hair: a bun, a ponytail, low pigtails, or braids. */
export function drawUpdo(studio: HairStudio, plan: HairPlan, kind: Updo): HairLayers {
  const { sketch, light, random, place, swing } = studio;
  const [nx, ny] = place(0, -50, 0);
  const nape = oval(nx, ny, 158, 150, hex(light.tones.deep));
  const side = plan.part > 0 ? -1 : 1;
  if (kind === 'bun') {
    const high = plan.twist < 0.6;
    const bun = high ? drawBun(studio, 0, -298, 78, 66) : drawBun(studio, side * 120, 150, 92, 78);
    return {
      back: nape + bun,
      front: (high ? drawSweptCap(studio) : drawPartedCap(studio, plan)) + drawWisps(studio, 0.9),
    };
  }
  if (kind === 'ponytail') {
    const high = plan.twist < 0.6;
    const tail = (shade: number) =>
      drawSheet(
        sketch,
        {
          guides: [0, 0.33, 0.66, 1].map((t) =>
            high
              ? [
                  place(side * (20 + t * 14), -246 - t * 14, 0),
                  place(side * (104 + t * 16), -262 - t * 46, 0),
                  place(side * (172 + t * 60), -190 - t * 40, 0),
                  place(side * (182 + t * 84), 20, 0),
                  place(side * (170 + t * 88), 230, 0),
                  place(side * (172 + t * 66), 440 - t * 30, 0),
                ]
              : [
                  place(side * (126 + t * 40), 60 + t * 10, -10),
                  place(side * (142 + t * 54), 124, 0),
                  place(side * (136 + t * 86), 230, 20),
                  place(side * (122 + t * 92), 360, 30),
                  place(side * (140 + t * 50), 520 - t * 30, 30),
                ],
          ),
          wave: { size: 10 + plan.twist * 10, count: 1.4, phase: plan.twist * 5 },
          shine: [0.3, 0.62],
          feather: 1,
          shade,
          locks: 12,
          swing,
        },
        light,
        random,
      );
    return high
      ? { back: nape + tail(0.15), front: drawSweptCap(studio) + drawWisps(studio, 1) }
      : {
          back: nape + gatherBehind(studio, side),
          front: drawPartedCap(studio, plan) + drawWisps(studio, 0.8) + tail(0),
        };
  }
  // The tied hair runs behind the ear to the tie.
  const gathered = gatherBehind(studio, -1) + gatherBehind(studio, 1);
  const over = (s: -1 | 1): Point[] => [
    place(s * 150, 84, -10),
    place(s * 174, 160, 0),
    place(s * 190, 270, 20),
    place(s * 176 + swing * 0.5, 380, 30),
    place(s * 168 + swing, 500, 30),
  ];
  if (kind === 'pigtails') {
    const tails = ([-1, 1] as const)
      .map(
        (s) =>
          drawSheet(
            sketch,
            {
              guides: [-1, -0.3, 0.3, 1].map((t) =>
                over(s).map(
                  ([x, y], i) =>
                    [
                      x + t * [14, 40, 48, 42, 24][i]!,
                      y + (i === 4 ? (1 - Math.abs(t)) * 26 : 0),
                    ] as const,
                ),
              ),
              wave: { size: 12, count: 1.5, phase: s * 2 + plan.twist * 4 },
              shine: [0.28, 0.6],
              feather: 1,
              locks: 9,
              swing,
            },
            light,
            random,
          ) + tie(studio, over(s)[0]!, 15),
      )
      .join('');
    return {
      back: nape + gathered,
      front: drawPartedCap(studio, plan) + drawWisps(studio, 0.7) + tails,
    };
  }
  const single = plan.twist < 0.5;
  const braid = (s: -1 | 1, width: number) => {
    const spine = over(s);
    const [tx, ty] = spine[4]!;
    return (
      drawSheet(
        sketch,
        {
          guides: [-1, 1].map((t) => [
            [tx + t * 10, ty - 8],
            [tx + t * 16, ty + 30],
            [tx + t * 6, ty + 74],
          ]),
          feather: 1,
          locks: 5,
        },
        light,
        random,
      ) +
      drawPlait(sketch, spine, width, light, 7) +
      tie(studio, [tx, ty], 12)
    );
  };
  return {
    back: nape + gathered,
    front:
      drawPartedCap(studio, plan) +
      drawWisps(studio, 0.8) +
      (single ? braid(side, 66) : braid(-1, 50) + braid(1, 50)),
  };
}
