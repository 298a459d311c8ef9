import type { Outfit } from './garments.ts';
import { type Tone, hex, shift } from './palette.ts';
import { startOf, straps, trimLine } from './sewing.ts';
import { stroke } from './sketch.ts';
import {
  type Tailor,
  bodiceShape,
  drawCloth,
  drawPiece,
  neckline,
  sleevedShape,
  sleevelessShape,
} from './tailoring.ts';
import { type GarmentKind, wardrobe } from './wardrobe.ts';
import { clothOf } from './gesture/sleeve.ts';

type DrawBack = (tailor: Tailor, cloth: Tone) => string;

/** A back with sleeves that reaches up to the nape; `t` is the width of its neckline. */
const sleeved =
  (t: number, depth: number, ease: number, sheen = 0): DrawBack =>
  (tailor, cloth) => {
    const edge = neckline(tailor.build, t, depth, 'round', ease);
    return drawCloth(tailor, sleevedShape(tailor.build, t, edge, ease), {
      tone: cloth,
      sleeves: true,
      sheen,
      folds: 3,
    });
  };

/** A seam down the middle of the back. */
const seam = (tailor: Tailor, cloth: Tone, from = -50) =>
  trimLine(
    tailor,
    `M0 ${from} C2 120 2 360 0 640`,
    shift(cloth, cloth.l < 0.3 ? -0.07 : -0.14),
    2.6,
    0.6,
  );

/** The seam from shoulder to shoulder of a shirt or a jacket. */
const yoke = (tailor: Tailor, cloth: Tone, y: number) => {
  const s = tailor.build.shoulder;
  return trimLine(
    tailor,
    `M${-s * 0.82} ${y - 18} C${-s * 0.4} ${y + 10} ${s * 0.4} ${y + 10} ${s * 0.82} ${y - 18}`,
    shift(cloth, cloth.l < 0.3 ? 0.06 : -0.13),
    2.6,
    0.6,
  );
};

/** A collar that lies around the nape. */
const collar = (tailor: Tailor, cloth: Tone, rise: number, fall: number) => {
  const n = tailor.build.neck;
  return drawPiece(
    tailor,
    `M${-n - 6} ${-rise} C${-n * 0.5} ${-rise + 22} ${n * 0.5} ${-rise + 22} ${n + 6} ${-rise} C${n + 20} ${-rise + 34} ${n + 34} -96 ${n + 46} -78 C${n * 0.7} ${fall} ${-n * 0.7} ${fall} ${-n - 46} -78 C${-n - 34} -96 ${-n - 20} ${-rise + 34} ${-n - 6} ${-rise} Z`,
    shift(cloth, cloth.l > 0.8 ? -0.045 : 0.02),
  );
};

const ribbed: DrawBack = (tailor, cloth) => {
  const rim = `${startOf(tailor, 0.12, 14)} ${neckline(tailor.build, 0.12, -54, 'round', 14)}`;
  return (
    sleeved(0.12, -54, 14)(tailor, cloth) +
    trimLine(tailor, rim, shift(cloth, 0.02), 20) +
    trimLine(tailor, rim, shift(cloth, -0.14), 1.6, 0.5)
  );
};

const jacket: DrawBack = (tailor, cloth) =>
  sleeved(0.14, -58, 16, 0.15)(tailor, cloth) +
  seam(tailor, cloth) +
  collar(tailor, cloth, 116, -38);

const shirt: DrawBack = (tailor, cloth) =>
  sleeved(0.08, -66, 9)(tailor, cloth) + yoke(tailor, cloth, 92) + collar(tailor, cloth, 112, -40);

const hoodie: DrawBack = (tailor, cloth) => {
  const n = tailor.build.neck;
  const hood = `M${-n - 54} -96 C${-n - 88} 6 ${-n * 0.9} 118 0 132 C${n * 0.9} 118 ${n + 88} 6 ${n + 54} -96 C${n + 24} -152 ${-n - 24} -152 ${-n - 54} -96 Z`;
  return sleeved(0.12, -40, 17)(tailor, cloth) + drawPiece(tailor, hood, shift(cloth, 0.01));
};

const strapped =
  (top: number, sheen: number, strap: number): DrawBack =>
  (tailor, cloth) =>
    (strap ? straps(tailor, top, strap, cloth) : '') +
    drawCloth(tailor, bodiceShape(tailor.build, top, 'straight'), {
      tone: cloth,
      sheen,
      folds: 3,
    }) +
    seam(tailor, cloth, top + 6);

const sleeveless =
  (t: number, outer: number, depth: number): DrawBack =>
  (tailor, cloth) =>
    drawCloth(tailor, sleevelessShape(tailor.build, t, outer, neckline(tailor.build, t, depth)), {
      tone: cloth,
      folds: 3,
    });

const symmetric =
  (kind: 'offShoulder' | 'turtleneck'): DrawBack =>
  (tailor) =>
    wardrobe[kind](tailor).front;

const backs: Partial<Record<GarmentKind, DrawBack>> = {
  tee: sleeved(0.15, -52, 6),
  fitted: sleeved(0.08, -66, 5, 0.3),
  knit: ribbed,
  deepKnit: ribbed,
  cardigan: ribbed,
  turtleneck: symmetric('turtleneck'),
  offShoulder: symmetric('offShoulder'),
  shirt,
  blazer: jacket,
  openSuit: jacket,
  coat: jacket,
  leather: (tailor, cloth) => jacket(tailor, cloth) + yoke(tailor, cloth, 84),
  denim: (tailor, cloth) =>
    sleeved(0.12, -58, 14)(tailor, cloth) +
    yoke(tailor, cloth, 104) +
    stroke(
      tailor.d('M-110 112 C-96 260 -84 420 -78 640 M110 112 C96 260 84 420 78 640'),
      hex(shift(cloth, -0.12)),
      3,
      0.6,
    ) +
    collar(tailor, cloth, 134, -36),
  bomber: (tailor, cloth) =>
    sleeved(0.14, -58, 16, 0.4)(tailor, cloth) +
    collar(tailor, shift(cloth, cloth.l < 0.3 ? 0.06 : -0.06), 128, -58),
  hoodie,
  slipDress: strapped(214, 1, 5),
  gown: strapped(206, 0.8, 0),
  squareDress: sleeveless(0.4, 0.66, 64),
  tank: sleeveless(0.3, 0.6, 10),
  cropTop: sleeveless(0.3, 0.58, 20),
  sleevedDress: sleeved(0.3, 30, 8, 0.25),
};

/**
 * The back of an outfit; undefined if the front identifies the garment (a tie, a bib, a badge), so
 * that the person does not turn away.
 */
export function readBack(outfit: Outfit): ((tailor: Tailor) => string) | undefined {
  const { kind, details, scarf, headwear } = outfit;
  const draw = backs[kind];
  if (!draw || details.length > 0 || scarf || headwear === 'headscarf') return undefined;
  return (tailor) => draw(tailor, clothOf(outfit));
}
