import { fringeOf, hairOf, polygon } from './bristles.ts';
import { AXIS, lipDepth } from './face/axis.ts';
import { type Brush, type Spot, createBrush } from './face/brush.ts';
import { contourSide } from './face/contour.ts';
import { readLips } from './face/mouth.ts';
import { faceTones } from './face/planes.ts';
import { type Point, sampleCurve, smoothPath } from './geometry.ts';
import { type Tone, blend, hex, shift } from './palette.ts';
import type { Traits } from './person.ts';
import type { Pose } from './pose.ts';
import { type Random, createRandom } from './random.ts';
import type { Lighting } from './schemes.ts';
import { type Sketch, fill, stroke } from './sketch.ts';
import { stubbleHairs } from './stubble.ts';

interface Barber {
  traits: Traits;
  pose: Pose;
  light: Lighting;
  brush: Brush;
  random: Random;
}

/** How far a beard grows over the jaw, and the length of the hairs at its edge, in units. */
const cuts = {
  stubble: { grow: 0, hair: 0 },
  short_beard: { grow: 4, hair: 6 },
  full_beard: { grow: 18, hair: 11 },
  goatee: { grow: 6, hair: 10 },
} as const;

/** The natural colors of a beard: dyed hair has none, and gray hair keeps no blue. */
export function beardTones({ hair, skin }: Traits) {
  const natural: Tone =
    hair.base.h > 300 && hair.base.c > 0.06
      ? { l: 0.33, c: 0.05, h: 45 }
      : blend(hair.dark, hair.base, 0.35);
  const gray = natural.l > 0.24 && natural.c < 0.03;
  const warm = gray ? { ...natural, c: 0.01, h: 60 } : natural;
  // A blond beard is redder than the hair.
  const h = warm.h > 62 && warm.h < 110 ? 58 : warm.h;
  const base = { ...warm, h, l: Math.min(warm.l, skin.base.l - 0.14) };
  // Black hair shows its form by its light only.
  const dim = base.l < 0.3;
  return {
    base: dim ? shift(base, 0.035) : base,
    deep: shift(base, -0.07),
    light: shift(base, dim ? 0.19 : 0.1, dim ? 0.01 : 0),
  };
}

/** The jaw from the left ear over the chin to the right ear, grown by a beard. */
function jawOf({ traits, pose, brush }: Barber, grow: number): Point[] {
  const left = contourSide(traits, pose, -1, grow);
  const right = contourSide(traits, pose, 1, grow).reverse();
  const chin = brush.at(0, traits.face.chinY + grow, AXIS.chin);
  return sampleCurve([...left.slice(4), chin, ...right.slice(0, -4)], 80);
}

const bothSides = (half: readonly Spot[], middle: readonly Spot[]): Spot[] => [
  ...half,
  ...middle,
  ...half.toReversed().map(([x, y, z]) => [-x, y, z] as const),
];

/** The upper border of a beard from the right ear to the left one, `inset` lower; `lips`: over the upper lip. */
function cheekLine({ face, mouth, nose }: Traits, inset: number, lips: boolean): Spot[] {
  const half: Spot[] = [
    [face.cheek + 24, -22 + inset, 0],
    [face.cheek - 7 + inset * 0.8, -8 + inset * 1.4],
    [face.cheek - 16 + inset * 0.7, 30 + inset],
    [face.cheek - 23 + inset * 0.6, 68 + inset],
    [94 + inset * 0.4, 104 + inset],
    [mouth.half + 27, mouth.y - 22 + inset * 0.9],
    [mouth.half + 9, mouth.y - 16 + inset * 0.4],
  ];
  if (!lips) return bothSides(half, [[0, mouth.y - 4]]);
  const lip: Spot[] = [
    [mouth.half * 0.62, mouth.y - 26],
    [nose.width * 0.5, nose.y + 15],
  ];
  return bothSides([...half, ...lip], [[0, nose.y + 19]]);
}

/** The upper border of a beard on the chin only: over one side of the lower lip and the other. */
function chinLine({ face, mouth }: Traits, inset: number): Spot[] {
  const low = mouth.y + mouth.lower;
  const half: Spot[] = [
    [face.chin + 18 - inset, face.chinY + 20, 96],
    [face.chin + 4 - inset, face.chinY - 28 + inset * 0.3, 104],
    [face.chin * 0.62, low + 24 + inset, 114],
    [13 - inset * 0.2, low + 14 + inset, 122],
    [9 - inset * 0.2, low + 4 + inset * 0.5, 122],
  ];
  return bothSides(half, []);
}

/** The area from a border to below the chin. */
function areaBelow({ brush, traits }: Barber, border: readonly Point[]): string {
  const below = traits.face.chinY + 90;
  return polygon([...border, brush.at(-220, below, 0), brush.at(220, below, 0)]);
}

/** Single hairs which follow the growth: down the cheeks, and together at the chin. */
function strandsOf({ brush, traits, random }: Barber, count: number, chinOnly: boolean) {
  const { face, mouth } = traits;
  return Array.from({ length: count }, (_, i) => {
    const s = i % 2 ? 1 : -1;
    const u = chinOnly ? random.range(0, 0.3) : random.next() ** 0.8;
    const x = s * (u * (face.jaw + 6));
    const top = chinOnly || u < 0.45 ? mouth.y + mouth.lower + 14 : 150 - (u - 0.45) * 150;
    const y = random.range(top, Math.max(top + 10, face.chinY - 14 - u * 50));
    const long = random.range(18, 34);
    const at = (t: number) => brush.at(x - s * long * t * t * 0.25, y + long * t);
    return hairOf(at(0), at(0.5), at(1), random.range(2, 3.4));
  }).join('');
}

/** Stubble and beards on the jaw, drawn before the mouth; the mustache comes after it. */
export function drawBeard(
  sketch: Sketch,
  traits: Traits,
  pose: Pose,
  light: Lighting,
  seed: string,
): string {
  const { facialHair: kind, skin, anime, face } = traits;
  if (kind === 'clean' || kind === 'mustache') return '';
  const random = createRandom(seed, 'beard');
  const brush = createBrush(pose);
  const barber: Barber = { traits, pose, light, brush, random };
  const tones = beardTones(traits);
  const { grow, hair } = cuts[kind];
  const chinOnly = kind === 'goatee';
  const jaw = jawOf(barber, grow);
  const outline = polygon([...jaw, brush.at(150, -60, 0), brush.at(-150, -60, 0)]);
  const borderAt = (inset: number, lips: boolean) => {
    const spots = chinOnly ? chinLine(traits, inset) : cheekLine(traits, inset, lips);
    return sampleCurve(
      spots.map(([x, y, z]) => brush.at(x, y, z)),
      60,
    );
  };
  if (kind === 'stubble') {
    // A faint shade without an edge, and the hairs that make it.
    const paint = hex(blend(tones.base, skin.deep, 0.4));
    const bands = [2, 9, 17, 26, 36].map((inset) => areaBelow(barber, borderAt(inset, true)));
    const spots = cheekLine(traits, 4, true);
    const half = spots.slice(0, (spots.length + 1) / 2);
    const hairs = stubbleHairs(traits, brush, half, anime ? 700 : 1500, random);
    return sketch.cut(
      outline,
      bands.map((d) => fill(d, paint, 0.05)).join('') +
        lipsFree(barber, 0.15) +
        stroke(hairs, hex(blend(tones.base, skin.deep, 0.15)), 1.5, 0.5),
    );
  }
  const steps = anime ? [0, 9] : [0, 8, 17];
  const bands = steps.map((inset, i) => {
    const part = (i + 1) / steps.length;
    const border = borderAt(inset, i === 0);
    const paint = hex(blend(tones.base, skin.shade, 0.5 * (1 - part)));
    const opacity = 0.6 + 0.38 * part;
    // The hairs of the cheeks grow down and back, those beside the mouth straight down.
    const crossing = fringeOf(
      border,
      {
        step: anime ? 10 : 6,
        length: () => 12,
        growth: ([x], u) => [Math.sign(x - brush.at(0, 100)[0]) * 0.35 * Math.abs(1 - 2 * u), 0.9],
        width: 3.2,
      },
      random,
    );
    return fill(areaBelow(barber, border), paint, opacity) + fill(crossing, paint, opacity);
  });
  const d = -pose.light;
  const side = (move: number) =>
    brush.shape([
      [d * (64 + move), 60],
      [d * (58 + move), 130],
      [d * (40 + move), 190],
      [d * move, face.chinY + 50],
      [d * 230, face.chinY + 50, 0],
      [d * 230, 0, 0],
    ]);
  // The light falls on the cheek and on one side of the chin.
  const lit = (soft: number) =>
    brush.shape([
      [-d * (face.jaw - 2), 84 - soft],
      [-d * (face.jaw - 12 - soft), 128],
      [-d * 44, face.chinY - 36 - soft],
      [-d * 8, face.chinY - 26 - soft],
      [-d * 2, face.chinY - 8],
      [-d * 42, face.chinY - 8 + soft * 0.4],
      [-d * (face.jaw - 20), 160 + soft],
      [-d * (face.jaw + 4), 124],
    ]);
  const [few, many] = chinOnly ? [14, 12] : [56, 52];
  const inside =
    fill(side(-14), hex(tones.deep), 0.35) +
    fill(side(6), hex(tones.deep), 0.45) +
    (chinOnly ? '' : fill(lit(10), hex(tones.light), 0.28) + fill(lit(0), hex(tones.light), 0.3)) +
    fill(strandsOf(barber, few, chinOnly), hex(tones.deep), 0.65) +
    fill(strandsOf(barber, many, chinOnly), hex(tones.light), anime ? 0.5 : 0.6);
  const [middle] = brush.at(0, face.chinY, AXIS.chin);
  const span = chinOnly ? face.chin + 4 : face.jaw + 20;
  const hem = fringeOf(
    jaw.filter(([x, y]) => (chinOnly ? Math.abs(x - middle) < span * 0.8 : y > 60)),
    {
      step: anime ? 11 : 6,
      length: (u) => hair * (0.4 + 0.6 * Math.sin(Math.PI * u)),
      growth: ([x]) => [((x - middle) / span) * 0.55, 0.85],
      width: 6.5,
    },
    random,
  );
  return (
    fill(hem, hex(tones.base), 0.97) +
    sketch.cut(
      outline,
      bands.join('') +
        sketch.cut(areaBelow(barber, borderAt(9, false)), inside) +
        lipsFree(barber) +
        (anime && !chinOnly ? stroke(smoothPath(jaw), hex(tones.deep), 4, 0.9) : ''),
    )
  );
}

/** The skin round the lips, wider beside the tuft below the lower lip. */
function lipsFree({ traits, brush, light }: Barber, opacity = 1): string {
  const { w, y, corner, gap, upper, lower } = readLips(traits);
  const tones = faceTones(traits, light);
  const low = y + gap + lower;
  const half: Spot[] = [
    [w + 3, corner],
    [w * 0.72, corner + (low - corner) * 0.7],
    [w * 0.4, low + 3],
  ];
  const all = [
    ...bothSides(half, [[0, low + 1]]),
    [-w * 0.5, y - upper] as const,
    [w * 0.5, y - upper] as const,
  ];
  const shape = brush.shape(all.map(([x, py]) => [x, py, lipDepth(x)] as const));
  return fill(shape, hex(blend(tones.base, tones.shade, 0.4)), opacity);
}
