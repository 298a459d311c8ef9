import { type Point, bladePath, num, sampleCurve, warpPath } from '../geometry.ts';
import { faceTones } from '../face/planes.ts';
import { blend, hex } from '../palette.ts';
import type { Traits } from '../person.ts';
import type { Lighting } from '../schemes.ts';
import { type Sketch, fill, group, stroke } from '../sketch.ts';
import type { HandShape } from './hand-shapes.ts';

/** A hand in the picture; the origin is the middle of the eye line. */
export interface Hand {
  wrist: Point;
  /** The direction of the fingers, degrees clockwise from upward. */
  angle: number;
  /** The length of the stretched hand in units. */
  length: number;
  /** The side of the thumb when the fingers point upward: 1 right. */
  thumb: -1 | 1;
  shape: HandShape;
}

/** What a hand is drawn with. */
export interface HandPaint {
  sketch: Sketch;
  traits: Traits;
  light: Lighting;
  /** The side of the key light. */
  k: -1 | 1;
  /** The width of a line relative to a portrait's. */
  line?: number;
}

/** Maps the units of a hand's shape to the picture. */
export function placeHand({ wrist, angle, length, thumb }: Hand, wide = 1) {
  const turn = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const size = length / 300;
  return (x: number, y: number): Point => {
    const [u, v] = [x * thumb * size * wide, y * size];
    return [wrist[0] + u * cos - v * sin, wrist[1] + u * sin + v * cos];
  };
}

const widthOf = (traits: Traits) => (traits.female ? 0.9 : 1.12);

/** The outlines of a hand's parts as path text, from the back to the front. */
function partsOf(hand: Hand, traits: Traits) {
  const slim = widthOf(traits);
  const place = placeHand(hand, slim);
  const size = hand.length / 300;
  const drawn = (finger: HandShape['fingers'][number]) => {
    const spine = sampleCurve(
      finger.points.map(([x, y]) => place(x, y)),
      12,
    );
    const thick = finger.thick * size * slim;
    // A tip narrows a little, and ends round.
    const width = (u: number) =>
      thick *
      (1 - (traits.female ? 0.3 : 0.22) * u) *
      Math.sqrt(Math.max(0, 1 - Math.max(0, (u - 0.84) / 0.16) ** 2));
    return bladePath(spine, width);
  };
  return {
    fingers: hand.shape.fingers.map(drawn),
    palm: warpPath(hand.shape.palm, place),
    over: (hand.shape.over ?? []).map(drawn),
  };
}

/** All outlines of a hand in one list, for its shadow. */
export const handOutlines = (hand: Hand, traits: Traits): string[] => {
  const { fingers, palm, over } = partsOf(hand, traits);
  return [...fingers, palm, ...over];
};

/** Draws a hand in two tones with few lines. */
export function drawHand(hand: Hand, paint: HandPaint): string {
  const { sketch, traits, light, k, line: thin = 1 } = paint;
  const { skin, anime, maturity } = traits;
  const tones = faceTones(traits, light);
  const [base, shade] = [hex(tones.base), hex(tones.shade)];
  const line = hex(anime ? skin.line : blend(tones.deep, skin.line, 0.25));
  const parts = partsOf(hand, traits);
  const size = hand.length / 300;
  // Each part is shade, with the light shifted across the hand onto it: a crescent on one side.
  const turn = (hand.angle * Math.PI) / 180;
  const [ax, ay] = [Math.cos(turn), Math.sin(turn)];
  const toLight = k * 0.6 * ax - 0.8 * ay > 0 ? 1 : -1;
  const contour = (d: string) => stroke(d, line, (anime ? 3.6 : 2.6) * thin, anime ? 0.9 : 0.75);
  const surface = (d: string, shadow: number) =>
    fill(d, shade) +
    sketch.cut(
      d,
      group(
        `transform="translate(${num(ax * toLight * shadow)} ${num(ay * toLight * shadow)})"`,
        fill(d, base),
      ),
    );
  return (
    // The fingers grow out of the palm without a line between them.
    contour(parts.palm) +
    parts.fingers.map((d) => contour(d) + surface(d, 6.5 * size)).join('') +
    surface(parts.palm, 15 * size) +
    (hand.shape.over
      ? parts.over.map((d) => contour(d) + surface(d, 6.5 * size)).join('')
      : creases(hand, traits, line, thin) +
        (maturity > 0.3 ? tendons(hand, traits, line, thin) : ''))
  );
}

/** The cuts between the fingers run on a little into the back of the hand. */
function creases(hand: Hand, traits: Traits, line: string, thin: number): string {
  const place = placeHand(hand, widthOf(traits));
  const cuts = 'M-27 -140 L-26 -122 M-2 -146 L-2 -126 M22 -144 L22 -124';
  return stroke(warpPath(cuts, place), line, 2.2 * thin, 0.6);
}

/** The tendons on the back of an older hand. */
function tendons(hand: Hand, traits: Traits, line: string, thin: number): string {
  const place = placeHand(hand, widthOf(traits));
  const lines =
    'M-24 -112 C-20 -84 -14 -60 -10 -36 M0 -116 C0 -88 0 -62 -1 -38 M22 -112 C18 -84 12 -60 8 -40';
  return stroke(warpPath(lines, place), line, 2.4 * thin, traits.maturity * 0.42);
}
