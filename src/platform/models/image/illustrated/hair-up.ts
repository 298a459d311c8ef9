import { bladePath, sampleCurve, smoothPath, type Point } from './geometry.ts';
import type { HairLayers, HairPlan, HairStudio } from './hair.ts';
import { drawPlait, drawSheet } from './hair-strands.ts';
import { hex } from './palette.ts';
import { fill, oval } from './sketch.ts';

export type Updo = 'bun' | 'ponytail' | 'pigtails' | 'braids';

/** The hair on the skull, drawn tight to the sides from a parting. */
function drawPartedCap(studio: HairStudio, plan: HairPlan): string {
  const { sketch, light, random, place } = studio;
  const { part } = plan;
  return ([-1, 1] as const)
    .map((side) =>
      drawSheet(
        sketch,
        {
          guides: [
            [place(part, -168), place(part + side * 40, -158), place(side * 104, -118), place(side * 138, -62, 30), place(side * 152, -34, 0)],
            [place(part * 0.95, -198), place(part + side * 56, -196), place(side * 128, -140), place(side * 158, -66, 10), place(side * 166, -16, -10)],
            [place(part * 0.9, -226), place(part * 0.6 + side * 78, -226), place(side * 150, -156), place(side * 172, -66, 0), place(side * 176, 6, -20)],
            [place(part * 0.7, -249), place(part * 0.4 + side * 84, -247), place(side * 166, -164), place(side * 183, -60, 0), place(side * 180, 36, -20)],
          ],
          shine: [0.42],
          feather: 0.1,
          locks: 8,
          strands: 30,
          softRoots: true,
          rim: side === light.side ? 'last' : undefined,
        },
        light,
        random,
      ),
    )
    .join('');
}

/** The hair swept from the forehead up to the crown. */
function drawSweptCap(studio: HairStudio): string {
  const { sketch, light, random, place } = studio;
  const guide = (root: Point, bend: Point, near: Point, end: Point) => [root, bend, near, end];
  const side = (s: -1 | 1) =>
    drawSheet(
      sketch,
      {
        guides: [
          guide(place(-s * 10, -158), place(-s * 8, -196), place(-s * 6, -226), place(-s * 4, -258)),
          guide(place(s * 56, -149), place(s * 62, -194), place(s * 48, -228), place(s * 16, -260)),
          guide(place(s * 104, -124), place(s * 122, -172), place(s * 94, -222), place(s * 26, -260)),
          [place(s * 134, -68, 30), place(s * 152, -132, 20), place(s * 138, -190, 20), place(s * 98, -236, 0), place(s * 42, -263, 0)],
          [place(s * 148, -24, 0), place(s * 169, -100, 0), place(s * 157, -178, 0), place(s * 112, -238, 0), place(s * 50, -264, 0)],
        ],
        shine: [0.4],
        feather: 0.1,
        locks: 12,
        strands: 40,
        softRoots: true,
        rim: s === light.side ? 'last' : undefined,
      },
      light,
      random,
    );
  return side(-1) + side(1);
}

/** Fine loose strands in front of the ears. */
function drawWisps(studio: HairStudio, amount: number): string {
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
        strands: 16,
      },
      light,
      random,
    );
  return base + coil(0.6, 3.7, 0.45, 1.04) + coil(3.3, 6.6, 0.4, 1.02) + coil(4.4, 7.6, 0.05, 0.62);
}

/** Hair behind one ear, on its way to where it is tied. */
const gatherBehind = ({ place, light }: HairStudio, s: -1 | 1) =>
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

/** Hair gathered up: a bun, a ponytail, low pigtails or braids. */
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
          strands: 30,
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
  // The gathered hair runs behind the ear to where it is tied.
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
              guides: [-1, -0.3, 0.3, 1].map((t) => over(s).map(([x, y], i) => [x + t * [14, 40, 48, 42, 24][i]!, y + (i === 4 ? (1 - Math.abs(t)) * 26 : 0)] as const)),
              wave: { size: 12, count: 1.5, phase: s * 2 + plan.twist * 4 },
              shine: [0.28, 0.6],
              feather: 1,
              locks: 9,
              strands: 24,
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
      drawSheet(sketch, { guides: [-1, 1].map((t) => [[tx + t * 10, ty - 8], [tx + t * 16, ty + 30], [tx + t * 6, ty + 74]]), feather: 1, locks: 5, strands: 8 }, light, random) +
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

/** A plain band round gathered hair. */
const tie = ({ light }: HairStudio, [x, y]: Point, size: number) =>
  fill(`M${x - size} ${y - 6}Q${x} ${y + 2} ${x + size} ${y - 6}L${x + size} ${y + 7}Q${x} ${y + 15} ${x - size} ${y + 7}Z`, hex({ ...light.tones.deep, l: 0.18 }));
