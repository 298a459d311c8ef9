import { type Point, mixPoint, smoothPath } from './geometry.ts';
import type { Guide } from './hair-strands.ts';
import type { HairStudio } from './hair-plan.ts';

/** Hair brushed back from the forehead over the crown; `height` is how far it rises. */
export function sweptBack(studio: HairStudio, height: number, lean = 0): Guide[] {
  const { place } = studio;
  const dome = (angle: number, grow: number): Point => {
    const rise = grow * Math.max(0, Math.cos(angle - lean * 0.3)) ** 2;
    return [Math.sin(angle) * 157, -92 - Math.cos(angle) * (168 + rise)];
  };
  return [-1, -0.82, -0.6, -0.35, 0, 0.35, 0.6, 0.82, 1].map((t) => {
    const root: Point = [140 * Math.sin(t * 1.5), -160 + 100 * Math.abs(t) ** 2.8];
    const angle = t * 1.25;
    const side = Math.abs(t) ** 3;
    const over = dome(angle, height);
    const middle = mixPoint(root, over, 0.55);
    const tip = dome(angle * (0.72 + side * 0.2) + lean * 0.16 * (1 - side), height * 1.04);
    return [
      place(root[0], root[1], side > 0.9 ? 40 : undefined),
      place(middle[0] * 1.05, middle[1] - 6),
      place(over[0], over[1], 0),
      place(tip[0], tip[1], 0),
    ];
  });
}

/** Hair combed from a side parting across the forehead. */
export function sideSwept(studio: HairStudio, part: number, height: number, low: number): Guide[] {
  const { place } = studio;
  const s = part > 0 ? 1 : -1;
  const root = s * Math.max(58, Math.abs(part) + 24);
  const over = (t: number): Point[] => [
    place(root - s * t * 24, -162 - t * 70),
    place(root - s * (46 + t * 20), -170 - t * 84 - height * (0.3 + 0.7 * t)),
    place(-s * (66 + t * 20), -156 - t * 84 - height * (0.2 + 0.6 * t)),
    place(-s * (122 + t * 30), -114 - t * 50 + low * (1 - t)),
    place(-s * (144 + t * 16), -66 - t * 44 + low * (1 - t)),
  ];
  return [over(0), over(0.34), over(0.67), over(1)];
}

export function nearSide(studio: HairStudio, part: number): Guide[] {
  const { place } = studio;
  const s = part > 0 ? 1 : -1;
  const root = s * Math.max(58, Math.abs(part) + 24);
  return [
    [place(root, -162), place(s * 112, -138), place(s * 140, -92, 40), place(s * 148, -40, 20)],
    [
      place(root - s * 12, -200),
      place(s * 120, -190),
      place(s * 152, -130, 0),
      place(s * 157, -60, 0),
    ],
    [
      place(root - s * 24, -240),
      place(s * 110, -234),
      place(s * 156, -164, 0),
      place(s * 162, -80, 0),
    ],
  ];
}

export const skullCap = (studio: HairStudio, hairline: number, grow: number) =>
  smoothPath(
    [
      studio.place(-146, -30, 20),
      studio.place(-134, -84, 40),
      studio.place(-112, -126),
      studio.place(-60, hairline + 8),
      studio.place(0, hairline),
      studio.place(60, hairline + 8),
      studio.place(112, -126),
      studio.place(134, -84, 40),
      studio.place(146, -30, 20),
      studio.place(158 + grow, -70, 0),
      studio.place(154 + grow, -150, 0),
      studio.place(100 + grow, -222 - grow, 0),
      studio.place(0, -242 - grow, 0),
      studio.place(-100 - grow, -222 - grow, 0),
      studio.place(-154 - grow, -150, 0),
      studio.place(-158 - grow, -70, 0),
    ],
    true,
  );
