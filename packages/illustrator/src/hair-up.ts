import { type Point, smoothstep } from './geometry.ts';
import { drawPartedCap, drawSweptCap, drawWisps, gatherBehind } from './hair-caps.ts';
import { drawBraid, drawTuft } from './hair-braid.ts';
import { drawBun } from './hair-bun.ts';
import { drawSheet } from './hair-strands.ts';
import type { HairLayers, HairPlan, HairStudio } from './hair-plan.ts';
import { hex } from './palette.ts';
import { fill, oval } from './sketch.ts';

export type Updo = 'bun' | 'ponytail' | 'pigtails' | 'braids';

/** A plain band round gathered hair. */
export const tie = ({ light }: HairStudio, [x, y]: Point, size: number) =>
  fill(
    `M${x - size} ${y - 6}Q${x} ${y + 2} ${x + size} ${y - 6}L${x + size} ${y + 7}Q${x} ${y + 15} ${x - size} ${y + 7}Z`,
    hex({ ...light.tones.deep, l: 0.18 }),
  );

/** Hair behind the head casts no shadow on the face. */
const behindHead = (studio: HairStudio): HairStudio => ({
  ...studio,
  light: { ...studio.light, outlines: [] },
});

/** Tied-up hair: a bun, a ponytail, two low tails, or a braid. */
export function drawUpdo(studio: HairStudio, plan: HairPlan, kind: Updo): HairLayers {
  const { sketch, light, random, place, swing } = studio;
  const [nx, ny] = place(0, -50, 0);
  const nape = oval(nx, ny, 158, 150, hex(light.tones.deep));
  const side = plan.part > 0 ? -1 : 1;
  if (kind === 'bun') {
    const high = plan.twist < 0.6;
    const behind = behindHead(studio);
    const bun = high ? drawBun(behind, 0, -298, 78, 66) : drawBun(behind, side * 120, 150, 92, 78);
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
  if (kind === 'pigtails')
    return {
      back: nape + gathered + lowTails(behindHead(studio), plan),
      front: drawPartedCap(studio, plan) + drawWisps(studio, 0.7),
    };
  // Adults wear one braid over a shoulder, or a braid round the crown.
  return plan.twist < 0.6 || light.anime
    ? {
        back: nape + gatherBehind(studio, side),
        front: drawPartedCap(studio, plan) + drawWisps(studio, 0.8) + sideBraid(studio, side),
      }
    : {
        back: oval(nx, ny - 30, 150, 118, hex(light.tones.deep)),
        front: drawSweptCap(studio, false) + crownBraid(studio) + drawWisps(studio, 0.7),
      };
}

/** Hair tied low in two at the nape, which lies on the shoulders as loose locks. */
function lowTails(studio: HairStudio, plan: HairPlan): string {
  const { sketch, light, random, place, swing } = studio;
  const spine = (s: -1 | 1): Point[] => [
    place(s * 104, 120, -30),
    place(s * 146, 176, 0),
    place(s * 186, 270, 20),
    place(s * 184 + swing * 0.5, 380, 30),
    place(s * 170 + swing, 500, 30),
  ];
  return ([-1, 1] as const)
    .map((s) =>
      drawSheet(
        sketch,
        {
          guides: [-1, -0.3, 0.3, 1].map((t) =>
            spine(s).map(
              ([x, y], i) =>
                [
                  x + t * [20, 40, 50, 46, 30][i]!,
                  y + (i === 4 ? (1 - Math.abs(t)) * 26 : 0),
                ] as const,
            ),
          ),
          wave: { size: 14, count: 1.5, phase: s * 2 + plan.twist * 4 },
          shine: [0.4],
          shade: 0.3,
          feather: 1,
          swing,
        },
        light,
        random,
      ),
    )
    .join('');
}

/** One loose braid from the nape over a shoulder. */
function sideBraid(studio: HairStudio, s: -1 | 1): string {
  const { sketch, light, place, swing } = studio;
  const spine: Point[] = [
    place(s * 128, 96, -10),
    place(s * 150, 168, 0),
    place(s * 152, 270, 20),
    place(s * 128 + swing * 0.5, 380, 30),
    place(s * 116 + swing, 480, 30),
  ];
  // It is narrow where the hair begins and toward the tie.
  const width = (u: number) =>
    (70 - 24 * u) * Math.min(1, 0.55 + u * 6) * (1 - 0.4 * smoothstep(0.72, 1, u));
  return (
    drawBraid(sketch, spine, width, light, 6) +
    drawTuft(studio, spine[4]!, s) +
    tie(studio, spine[4]!, 14)
  );
}

/** A braid around the crown from ear to ear, which tapers behind the ears. */
function crownBraid({ sketch, light, place }: HairStudio): string {
  const spine = [
    [-166, -28],
    [-170, -92],
    [-148, -166],
    [-88, -222],
    [0, -240],
    [88, -222],
    [148, -166],
    [170, -92],
    [166, -28],
  ].map(([x, y]) => place(x!, y!, 10));
  return drawBraid(
    sketch,
    spine,
    (u) => 20 + 38 * Math.min(1, Math.sin(Math.PI * u) * 1.6),
    light,
    9,
  );
}
