import type { Point } from '../geometry.ts';

/** A finger along points from its root to its tip; `thick` in units. */
interface Finger {
  points: readonly Point[];
  thick: number;
  /** Whether the back of its tip shows, and with it the nail. */
  nail?: boolean;
}

/**
 * A hand in units: the wrist at the origin, the fingers toward -y, the thumb toward +x. A stretched
 * hand is 300 units long.
 */
export interface HandShape {
  /** Drawn below the palm, in this order. */
  below: readonly Finger[];
  /** Path text (M, L, C, Z). */
  palm: string;
  /** Drawn on the palm, in this order. */
  above: readonly Finger[];
}

const finger = (thick: number, nail: boolean, ...points: Point[]): Finger => ({
  thick,
  nail,
  points,
});

const palm =
  'M-29 40 C-29 10 -38 -20 -45 -56 C-50 -84 -52 -104 -49 -124 C-34 -146 30 -148 45 -122 C48 -96 44 -60 37 -28 C32 -4 29 14 29 40 Z';

export const handShapes = {
  /** The back of a relaxed hand; the fingers lie close together. */
  open: {
    below: [
      finger(29, false, [22, -24], [55, -78], [64, -124], [60, -160]),
      finger(25, true, [-37, -104], [-50, -160], [-50, -204]),
      finger(28, true, [-14, -112], [-20, -200], [-15, -258]),
      finger(30, true, [10, -114], [10, -212], [15, -286]),
      finger(28, true, [32, -108], [38, -190], [39, -254]),
    ],
    palm,
    above: [],
  },
  /** The fingers bend around a thing; their tips point away from the viewer. */
  wrap: {
    below: [
      finger(30, false, [24, -30], [62, -78], [78, -122], [76, -152]),
      finger(28, false, [-34, -100], [-42, -146], [-36, -182]),
      finger(31, false, [-12, -108], [-17, -170], [-9, -214]),
      finger(32, false, [13, -110], [12, -180], [18, -226]),
      finger(30, false, [34, -104], [40, -164], [42, -206]),
    ],
    palm,
    above: [],
  },
  /** A loose fist with its fingers toward the viewer. */
  fist: {
    below: [],
    palm: 'M-29 40 C-30 6 -46 -22 -56 -56 C-64 -88 -62 -132 -44 -146 C-16 -160 26 -158 46 -142 C62 -128 62 -84 54 -52 C46 -22 30 6 29 40 Z',
    above: [
      finger(29, false, [-43, -140], [-50, -108], [-44, -70]),
      finger(31, false, [-15, -148], [-20, -108], [-15, -62]),
      finger(31, false, [14, -148], [12, -108], [13, -62]),
      finger(29, false, [41, -140], [43, -108], [38, -68]),
      finger(32, false, [44, -24], [44, -52], [8, -70], [-14, -68]),
    ],
  },
} as const satisfies Record<string, HandShape>;

export type HandKind = keyof typeof handShapes;
