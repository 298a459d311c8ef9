import { type Point, mixPoint, smoothPath, smoothstep } from './geometry.ts';
import type { Guide } from './hair-strands.ts';
import type { HairStudio } from './hair-plan.ts';

/** Hair brushed back from the forehead over the crown; `height` is how far it rises. */
export function sweptBack(
  studio: HairStudio,
  height: number,
  lean: number,
  recede: number,
): Guide[] {
  const { place, pose } = studio;
  const dome = (angle: number, grow: number): Point => {
    const rise = grow * Math.max(0, Math.cos(angle - lean * 0.3)) ** 2;
    return [Math.sin(angle) * 157, -92 - Math.cos(angle) * (168 + rise)];
  };
  return [-1, -0.82, -0.6, -0.35, 0, 0.35, 0.6, 0.82, 1].map((t) => {
    const root = frontal(t, recede);
    const angle = t * 1.25;
    const side = Math.abs(t) ** 3;
    const over = dome(angle, height);
    const middle = mixPoint(root, over, 0.55);
    const tip = dome(angle * (0.72 + side * 0.2) + lean * 0.16 * (1 - side), height * 1.04);
    return [
      onHead(studio, -1.5)(place(root[0], root[1], side > 0.9 ? 60 : undefined)),
      place(middle[0] * 1.05, middle[1] - 6, side > 0.5 && t * pose.yaw > 0 ? 0 : undefined),
      place(over[0], over[1], 0),
      place(tip[0], tip[1], 0),
    ];
  });
}

/** A man's hairline above the forehead, `t` from temple (-1) to temple (1): a peak between two bays. */
export const frontal = (t: number, recede: number): Point => [
  124 * Math.sin(t * 1.5),
  -156 +
    62 * Math.abs(t) ** 4 -
    (8 + 26 * recede) * Math.exp(-(((Math.abs(t) - 0.52) / 0.24) ** 2)),
];

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

/**
 * Keeps the hair of the far temple on the head: a hairline stays inside of the silhouette, and the
 * hair's own edge outside, until it ends on the silhouette next to the eye.
 */
export const onHead =
  ({ pose, edge }: HairStudio, out: number) =>
  ([x, y]: Point): Point => {
    const far = pose.yaw > 0 ? 1 : -1;
    if (x * far <= 0 || y < -190) return [x, y];
    const limit = edge(far, y) * far + out;
    if (out < 0) return [far * Math.min(x * far, limit), y];
    const rest = 1 - smoothstep(-66, -20, y);
    return [far * (limit + Math.max(0, x * far - limit) * rest), y];
  };

/** The hairline of a short cut from the left ear to the right one; `inset` is how far it grows in. */
export function cutLine(studio: HairStudio, recede: number, inset = 0): Point[] {
  const { place, pose } = studio;
  const temple = (s: -1 | 1) => [
    // The far sideburn is on the silhouette, and the near one in front of the ear.
    place(s * (126 - inset * 0.2), 12 - inset * 5, pose.yaw * s > 0 ? 66 : 26),
    place(s * (122 + inset * 0.4), Math.min(-44, -8 - inset * 5), pose.yaw * s > 0 ? 66 : 52),
    place(s * 118, -92 - inset * 1.2, 66),
  ];
  const front = [-0.86, -0.66, -0.5, -0.3, 0, 0.3, 0.5, 0.66, 0.86].map((t) => {
    const [x, y] = frontal(t, recede);
    return place(x, y - inset * 0.6);
  });
  return [...temple(-1), ...front, ...temple(1).reverse()].map(onHead(studio, -1.5));
}

/** The hair of a short cut on the skull, `grow` over the bone. */
export const skullCap = (studio: HairStudio, recede: number, grow: number, inset = 0) => {
  const { place } = studio;
  const low = 16 - inset * 5;
  const skull = [
    place(144 + grow * 0.5, low - 4, 4),
    place(152 + grow, -70, 0),
    place(150 + grow, -140, 0),
    place(104 + grow, -216 - grow, 0),
    place(0, -246 - grow, 0),
    place(-104 - grow, -216 - grow, 0),
    place(-150 - grow, -140, 0),
    place(-152 - grow, -70, 0),
    place(-144 - grow * 0.5, low - 4, 4),
  ].map(onHead(studio, grow * 0.7));
  return smoothPath([...cutLine(studio, recede, inset), ...skull], true);
};
