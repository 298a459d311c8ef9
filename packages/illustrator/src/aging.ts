import { clamp, lerp } from './geometry.ts';
import { type HairTones, type Tone, blend, tone } from './palette.ts';
import type { Traits } from './person.ts';

type Features = Pick<Traits, 'face' | 'eye' | 'brow' | 'nose' | 'mouth'>;

/** 0 up to thirty-two, nearly a third at forty, 1 from sixty on. */
export const readMaturity = (age: number) => clamp((age - 32) / 28);

/**
 * Shapes the features by age. The twenties have full cheeks and lips and open eyes; later the lids
 * and brows sink, the jaw grows heavier, and the lips thin. Nobody is drawn younger than 25.
 */
export function ageFeatures(features: Features, age: number, anime: boolean): Features {
  const { face, eye, brow, nose, mouth } = features;
  const m = readMaturity(age);
  const fresh = clamp((38 - Math.max(25, age)) / 13);
  const open = 1 + fresh * 0.05 - m * 0.17;
  return {
    face: {
      ...face,
      cheek: face.cheek + fresh - m * 3,
      jaw: face.jaw + m * 7 - fresh * 2,
      jawY: face.jawY + m * 5,
      chin: face.chin + m * 2,
      chinY: face.chinY + m * (anime ? 2 : 4),
    },
    eye: {
      ...eye,
      up: eye.up * open,
      tilt: eye.tilt - m * 3.5,
      hood: clamp(eye.hood + m * 0.25),
    },
    brow: {
      ...brow,
      y: brow.y + m * 3,
      thick: brow.thick * (1 - m * 0.12),
      tilt: brow.tilt - m * 1.5,
    },
    nose: { ...nose, y: nose.y + m * 4, width: nose.width + m * 2 },
    mouth: {
      ...mouth,
      upper: mouth.upper * lerp(1 + fresh * 0.06, 0.76, m),
      lower: mouth.lower * lerp(1 + fresh * 0.06, 0.82, m),
    },
  };
}

/**
 * Silver strands show in the light of the hair from the forties on; the hair itself turns gray
 * from the middle forties on: a third at fifty-five, half at sixty.
 */
export function ageHair(hair: HairTones, age: number): HairTones {
  const strands = clamp((age - 35) / 22) * 0.85;
  if (!strands) return hair;
  const gray = clamp((age - 44) / 22) * 0.7;
  const toward = (t: Tone, amount: number) =>
    amount ? blend(t, tone(clamp(t.l + 0.28, 0.58, 0.86), 0.008, 250), amount) : t;
  return {
    base: toward(hair.base, gray),
    dark: toward(hair.dark, gray),
    deep: toward(hair.deep, gray),
    light: toward(hair.light, strands),
    shine: toward(hair.shine, strands),
  };
}
