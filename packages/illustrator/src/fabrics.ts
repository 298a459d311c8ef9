import { type Tone, shift, tone } from './palette.ts';
import type { Random } from './random.ts';

const fabrics = [
  tone(0.9, 0.018, 82), // ivory
  tone(0.79, 0.036, 76), // oatmeal
  tone(0.21, 0.014, 320), // black
  tone(0.32, 0.014, 260), // charcoal
  tone(0.31, 0.055, 262), // navy
  tone(0.41, 0.062, 205), // petrol
  tone(0.39, 0.055, 158), // forest
  tone(0.36, 0.1, 14), // wine
  tone(0.56, 0.115, 42), // terracotta
  tone(0.69, 0.11, 76), // ocher
  tone(0.7, 0.062, 16), // old rose
  tone(0.37, 0.075, 328), // plum
  tone(0.67, 0.042, 145), // sage
  tone(0.62, 0.068, 66), // camel
  tone(0.47, 0.095, 256), // blue
  tone(0.48, 0.12, 32), // rust
  tone(0.74, 0.04, 240), // pale blue
  tone(0.5, 0.14, 24), // red
] as const;

/** The color of a denim jacket, regardless of the outfit's cloth. */
export const denimBlue = tone(0.46, 0.065, 252);

/** The color of a leather jacket: the outfit's cloth if it is dark. */
export const leatherOf = (cloth: Tone): Tone => (cloth.l > 0.45 ? tone(0.24, 0.02, 40) : cloth);

export const suitCloths = [
  tone(0.27, 0.05, 262),
  tone(0.31, 0.014, 260),
  tone(0.22, 0.014, 320),
  tone(0.42, 0.03, 250),
  tone(0.31, 0.04, 160),
  tone(0.3, 0.06, 12),
  tone(0.58, 0.05, 66),
  tone(0.36, 0.035, 50),
] as const;

export const serviceCloths = [
  tone(0.92, 0.012, 240),
  tone(0.3, 0.05, 260),
  tone(0.26, 0.014, 280),
  tone(0.6, 0.045, 90),
  tone(0.66, 0.045, 240),
] as const;

export const distance = (a: Tone, b: Tone) =>
  Math.hypot(
    a.l - b.l,
    (a.c * Math.cos((a.h * Math.PI) / 180) - b.c * Math.cos((b.h * Math.PI) / 180)) * 2,
    (a.c * Math.sin((a.h * Math.PI) / 180) - b.c * Math.sin((b.h * Math.PI) / 180)) * 2,
  );

/** Picks a cloth that contrasts with the given tones (skin, hair). */
export function pickFabric(random: Random, away: readonly Tone[], least = 0.2): Tone {
  let best: Tone = fabrics[0];
  let bestDistance = -1;
  for (let i = 0; i < 6; i++) {
    const candidate = random.pick(fabrics);
    const near = Math.min(...away.map((t) => distance(candidate, t)));
    if (near >= least) return shift(candidate, random.near(0, 0.03), 0, random.near(0, 6));
    if (near > bestDistance) [best, bestDistance] = [candidate, near];
  }
  return best;
}

/** Cloth closer to skin than this could be mistaken for skin. */
const MIN_SKIN_DISTANCE = 0.14;

/**
 * Returns a cloth color that cannot be mistaken for skin: if it is too close to this person's or to
 * common skin tones, it is made paler or darker, and grayer.
 */
export function contrastWithSkin(cloth: Tone, skin: Tone): Tone {
  const hue = ((cloth.h % 360) + 360) % 360;
  const isFlesh = hue > 30 && hue < 85 && cloth.c > 0.03 && cloth.c < 0.12 && cloth.l > 0.5;
  if (distance(cloth, skin) >= MIN_SKIN_DISTANCE && !isFlesh) return cloth;
  const pale = Math.min(0.97, Math.max(cloth.l, skin.l + 0.2));
  const dark = Math.min(cloth.l, skin.l - 0.24);
  const l = cloth.l >= skin.l && pale - skin.l >= 0.12 ? pale : skin.l > 0.55 ? dark : pale;
  return { ...cloth, l, c: Math.min(cloth.c, 0.022) };
}
