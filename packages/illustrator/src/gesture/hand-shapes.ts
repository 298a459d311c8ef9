import type { Point } from '../geometry.ts';

/** A finger along points from its root to its tip; `thick` in units. */
interface Finger {
  points: readonly Point[];
  thick: number;
}

/**
 * A hand in units: the wrist at the origin, the fingers toward -y, the thumb toward +x. A stretched
 * hand is 300 units long.
 */
export interface HandShape {
  /** Drawn below the palm, in this order. */
  fingers: readonly Finger[];
  /** Path text (M, L, C, Z). */
  palm: string;
}

const finger = (thick: number, ...points: Point[]): Finger => ({ thick, points });

const palm =
  'M-29 40 C-29 10 -38 -20 -45 -56 C-50 -84 -52 -104 -49 -124 C-34 -146 30 -148 45 -122 C48 -96 44 -60 37 -28 C32 -4 29 14 29 40 Z';

/** The back of a hand whose fingers bend round a thing; their tips point away from the viewer. */
export const wrappedHand: HandShape = {
  fingers: [
    finger(30, [24, -30], [62, -78], [78, -122], [76, -152]),
    finger(28, [-34, -100], [-42, -146], [-36, -182]),
    finger(31, [-12, -108], [-17, -170], [-9, -214]),
    finger(32, [13, -110], [12, -180], [18, -226]),
    finger(30, [34, -104], [40, -164], [42, -206]),
  ],
  palm,
};
