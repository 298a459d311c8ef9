import type { Point } from './geometry.ts';
import { drawParting, looseHairs, softEdge } from './hair-edge.ts';
import { type Guide, drawSheet } from './hair-strands.ts';
import type { HairLayers, HairPlan, HairStudio } from './hair-plan.ts';

export interface Fall {
  /** How far below the eye line the hair ends. */
  length: number;
  /** Amplitude of the waves in units; 0 for straight hair. */
  wave: number;
  /** Distance of the hair from the face, 0..1. */
  open: number;
}

/** One side of parted hair, from the parting over the temple to the tips. */
function fallGuides(studio: HairStudio, plan: HairPlan, fall: Fall, side: -1 | 1): Guide[] {
  const { place } = studio;
  const v = plan.volume;
  const { length, open } = fall;
  const part = plan.part;
  const wide = Math.abs(side * 150 - part) / 150; // hair travels further on the side away from the parting
  const long = length > 300;
  const below = (x: number, y: number): Point => place(side * x, y, long ? 30 : 10);
  const tuck = open * 16;
  // Shorter hair has its bends higher.
  const down = (y: number) => y * Math.min(1, length / 460);
  const front: Point[] = [
    place(part, -170),
    place(part + side * 44 * wide, -160 + (1 - open) * 16),
    place(side * (104 + tuck * 0.5), -104 + (1 - open) * 14),
    place(side * (134 + tuck), -20, 40),
    below(143 + tuck, 70),
    ...(long
      ? // It follows the neck and lies on the collarbone.
        [below(126 + tuck * 0.6, down(180)), below(142, down(300)), below(164, length - 4)]
      : [below(132 + tuck * 0.7, 140), below(118 + tuck * 0.4, length)]),
  ];
  const second: Point[] = [
    place(part * 0.95, -198),
    place(part + side * 66 * wide, -204),
    place(side * 138, -138),
    place(side * (168 * v), -20, 10),
    below(176 * v, 90),
    ...(long
      ? [below(170 * v, down(196)), below(190 * v, down(320)), below(194, length + 12)]
      : [below(168 * v, 150), below(146, length + 6)]),
  ];
  const third: Point[] = [
    place(part * 0.85, -234),
    place(part * 0.6 + side * 76, -230),
    place(side * 152 * (0.5 + v * 0.5), -162),
    place(side * 187 * v, -30, 0),
    below(204 * v, 100),
    ...(long
      ? [below(206 * v, down(216)), below(230 * v, down(340)), below(222, length - 14)]
      : [below(192 * v, 160), below(166, length + 2)]),
  ];
  const last: Point[] = [
    place(part * 0.6, -258 * (0.9 + 0.1 * v)),
    place(part * 0.3 + side * 82, -246 * (0.9 + 0.1 * v)),
    place(side * 164 * (0.5 + v * 0.5), -176),
    place(side * 198 * v, -50, 0),
    below(216 * v, 84),
    ...(long
      ? [below(222 * v, down(206)), below(250 * v, down(330)), below(244, length - 72)]
      : [below(204 * v, 150), below(176, length - 8)]),
  ];
  return [front, second, third, last];
}

/** Parted hair of any length from a bob to below the chest. */
export function drawLongFall(studio: HairStudio, plan: HairPlan, fall: Fall): HairLayers {
  const { sketch, light, random, place, swing } = studio;
  const v = plan.volume;
  const long = fall.length > 300;
  const reach = fall.length + (long ? 20 : -8);
  // Straight long hair still bends a little on its way.
  const wave = fall.wave
    ? { size: fall.wave, count: long ? 2.2 : 1.1, phase: plan.twist * 6 }
    : long
      ? { size: 6, count: 1.1, phase: plan.twist * 6 }
      : undefined;
  const back = drawSheet(
    sketch,
    {
      guides: [-1, -0.5, 0, 0.5, 1].map((x) => [
        place(x * 96, -214, 0),
        place(x * 180 * v, -50, 0),
        place(x * 208 * v, 110, 0),
        place(x * (long ? 222 : 196) * v, Math.min(220, reach * 0.8), 0),
        place(x * (long ? 250 : 176), reach, 0),
      ]),
      // On a back it lies in the light.
      shade: studio.pose.back ? 0.22 : 1,
      ...(studio.pose.back && { shine: [0.16, 0.5] }),
      wave,
      swing: swing * 0.6,
    },
    light,
    random,
  );
  const sides = ([-1, 1] as const).map((side) =>
    drawSheet(
      sketch,
      {
        guides: fallGuides(studio, plan, fall, side),
        wave: wave && { ...wave, phase: wave.phase + (side > 0 ? 1.7 : 0) },
        shine: long ? [0.17, fall.wave ? 0.62 : 0.3] : [0.3],
        feather: fall.wave ? 0.5 : 0.25,
        swing,
        rim: side === light.side ? 'last' : undefined,
      },
      light,
      random,
    ),
  );
  const edges = ([-1, 1] as const).map((side) =>
    fallGuides(studio, plan, fall, side)[0]!.slice(0, 4),
  );
  return {
    back,
    front:
      edges.map((edge) => softEdge(studio, edge, 12)).join('') +
      // The side with more hair overlaps the other at the parting.
      (plan.part > 0 ? sides[1]! + sides[0]! : sides[0]! + sides[1]!) +
      drawParting(studio, plan.part) +
      edges.map((edge) => looseHairs(studio, edge, place(0, -60), 6)).join(''),
  };
}

/** A fringe over the forehead. */
export function drawFringe(studio: HairStudio, plan: HairPlan): string {
  const { sketch, light, random, place } = studio;
  const sheet = (guides: Guide[], feather: number) =>
    drawSheet(sketch, { guides, shine: [0.42], feather }, light, random);
  if (plan.twist > 0.55)
    return ([-1, 1] as const)
      .map((s) =>
        sheet(
          [
            [place(-s * 3, -172), place(s * 26, -128), place(s * 84, -84), place(s * 128, -22, 60)],
            [
              place(-s * 3, -196),
              place(s * 46, -158),
              place(s * 108, -104),
              place(s * 146, -18, 40),
            ],
            [
              place(-s * 3, -218),
              place(s * 62, -186),
              place(s * 128, -130),
              place(s * 160, -30, 20),
            ],
            [
              place(-s * 3, -240),
              place(s * 76, -214),
              place(s * 144, -156),
              place(s * 168, -60, 0),
            ],
          ],
          0.2,
        ),
      )
      .join('');
  const low = -54 + plan.twist * 14;
  // It is thin and long at the temples, where it meets the sides.
  return drawSheet(
    sketch,
    {
      guides: [-1.12, -0.7, -0.25, 0.25, 0.7, 1.12].map((x) => [
        place(x * 12, -244),
        place(x * 70, -206),
        place(x * 112, -140),
        place(x * 121, low + Math.abs(x) ** 3 * 46),
      ]),
      shine: [0.42],
      feather: 0.1,
      split: 1.3,
    },
    light,
    random,
  );
}
