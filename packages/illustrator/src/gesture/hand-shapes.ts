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
  /** Fingers that bend toward the viewer, drawn above the palm. */
  over?: readonly Finger[];
}

const finger = (thick: number, ...points: Point[]): Finger => ({ thick, points });

/** The back of a hand. */
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

/** A hand that hangs: the fingers bend a little, the inner ones less. */
const relaxed: HandShape = {
  fingers: [
    finger(25, [-32, -96], [-46, -142], [-42, -180], [-28, -202]),
    finger(28, [-13, -104], [-23, -166], [-16, -214], [-2, -238]),
    finger(29, [9, -108], [6, -176], [14, -230], [28, -254]),
    finger(29, [31, -104], [38, -162], [40, -206], [48, -232]),
    finger(30, [25, -30], [52, -80], [56, -126], [48, -160]),
  ],
  palm,
};

/** A hand that lies on something: the fingers spread a little. */
const flat: HandShape = {
  fingers: [
    finger(30, [24, -30], [58, -70], [82, -106], [90, -136]),
    finger(26, [-34, -98], [-50, -144], [-56, -178], [-54, -200]),
    finger(28, [-13, -108], [-22, -170], [-26, -216], [-22, -242]),
    finger(30, [11, -110], [12, -182], [10, -232], [14, -262]),
    finger(29, [33, -104], [42, -166], [44, -212], [48, -236]),
  ],
  palm,
};

/** A hand round an upper arm: the ends of the fingers are behind it. */
const clasp: HandShape = {
  fingers: [
    finger(28, [-34, -92], [-50, -128], [-54, -156]),
    finger(30, [-13, -104], [-20, -152], [-18, -186]),
    finger(31, [11, -106], [14, -160], [18, -196]),
    finger(30, [33, -100], [46, -150], [52, -180]),
  ],
  palm,
};

/** A fist round a thing, seen from the side of the fingers. */
const grip: HandShape = {
  fingers: [],
  palm: 'M-29 14 C-40 -20 -60 -40 -64 -80 C-68 -116 -52 -138 0 -142 C52 -138 68 -114 62 -78 C58 -40 38 -20 29 14 Z',
  over: [
    finger(33, [-44, -62], [-58, -94], [-54, -124], [-38, -136]),
    finger(36, [-14, -58], [-24, -98], [-22, -136], [-6, -150]),
    finger(36, [16, -58], [10, -100], [10, -138], [22, -150]),
    finger(33, [44, -62], [44, -98], [42, -126], [50, -136]),
    finger(33, [44, -30], [40, -58], [14, -76], [-10, -78]),
  ],
};

/** The hands of figures. */
export const figureHands = { relaxed, flat, grip, clasp } as const;
