import { lookUp } from './look-up.ts';
import type { Random } from './random.ts';
import { type HairTones, type SkinTones, blend, shift, tone } from './palette.ts';

import type { Traits } from './person.ts';

const smiles: Record<string, number> = {
  happy: 1,
  joyful: 1,
  cheerful: 1,
  playful: 0.9,
  warm: 0.75,
  flirty: 0.7,
  loving: 0.7,
  calm: 0.35,
  dreamy: 0.3,
  shy: 0.4,
  neutral: 0.2,
  mysterious: 0.2,
  serious: 0,
  confident: 0.45,
  sad: -0.2,
  angry: -0.15,
};

export function readFace(random: Random, female: boolean, anime: boolean, heritage: string) {
  const long = random.near(0, 1);
  const wide = random.near(0, 1);
  const asian = heritage === 'asian';
  const black = heritage === 'black';
  const face = female
    ? {
        temple: 141 + wide * 6,
        cheek: 136 + wide * 8 + (asian ? 3 : 0),
        jaw: random.near(104, 11) + (anime ? -9 : 0),
        jawY: random.near(134, 8) - (anime ? 8 : 0),
        chin: random.near(36, 12) - (anime ? 6 : 0),
        chinY: 226 + long * 12 - (anime ? 3 : 0),
      }
    : {
        temple: 149 + wide * 6,
        cheek: 144 + wide * 7,
        jaw: random.near(122, 11) - (anime ? 9 : 0),
        jawY: random.near(136, 8),
        chin: random.near(50, 13) - (anime ? 6 : 0),
        chinY: 237 + long * 13 - (anime ? 2 : 0),
      };
  const eye = {
    x: random.near(female ? 67 : 66, 4) + (anime ? 5 : 0),
    y: random.near(4, 4) + (anime ? 10 : 0),
    half: random.near(female ? 40.5 : 37, 3.5) * (anime ? 1.1 : 1),
    up: random.near(female ? 17.5 : 14, 3) * (anime ? 1.5 : 1) * (asian ? 0.9 : 1),
    low: random.near(female ? 11 : 9.5, 1.5) * (anime ? 1.35 : 1),
    tilt: random.near(female ? 5 : 3, 6) + (asian ? 2.5 : 0),
    crease: asian ? random.range(3, 8.5) : random.range(7, 12),
    hood: asian ? random.range(0.5, 1) : random.range(0, 0.5),
  };
  const nose = {
    width: random.near(female ? 29.5 : 35.5, 5.5) + (black ? 6 : asian ? 2 : 0) - (anime ? 6 : 0),
    y: random.near(female ? 91 : 96, 8),
    bridge: random.near(female ? 11 : 13.5, 2) + (asian || black ? 1.5 : 0),
    tip: random.near(0, 1),
  };
  return { face, eye, nose };
}

export function readBrow(
  random: Random,
  female: boolean,
  anime: boolean,
  hair: HairTones,
  skin: SkinTones,
): Traits['brow'] {
  // Brows are rarely as light as fair hair and never as bright as dyed hair.
  const natural = hair.base.c > 0.1 && hair.base.h > 300 ? tone(0.4, 0.05, 40) : hair.base;
  const dark = Math.min(natural.l - 0.09, skin.base.l - 0.24, 0.5);
  return {
    y: random.near(female ? -46 : -36, 4) - (anime ? 6 : 0),
    thick: random.near(female ? 8.8 : 13.5, 3.4) * (anime ? 0.72 : 1),
    arch: random.near(female ? 10 : 6, 4.5),
    tilt: random.near(female ? 1 : 0, 3.6),
    half: random.near(female ? 47 : 49, 3.5),
    tone: tone(Math.max(0.13, dark), Math.min(natural.c, 0.07), natural.h),
  };
}

export function readMouth(
  random: Random,
  female: boolean,
  anime: boolean,
  heritage: string,
  mood: string | undefined,
): Traits['mouth'] {
  const full = random.near(0, 1) + (heritage === 'black' ? 0.6 : 0);
  const usual = random.range(0.38, 1.05);
  const smile = (mood ? lookUp(smiles, mood.toLowerCase()) : undefined) ?? usual;
  return {
    y: random.near(female ? 142 : 149, 6),
    half: random.near(female ? 52 : 56, 7) - (anime ? 13 : 0),
    upper: (female ? 15.5 : 12.5) + full * 4 - (anime ? 5 : 0),
    lower: (female ? 22 : 18.5) + full * 5 - (anime ? 6 : 0),
    bow: random.range(0.25, 0.95),
    smile,
    open: smile > 0.66 && random.chance(0.62) ? (smile - 0.66) * 2 + 0.3 : 0,
  };
}

export function readMakeup(random: Random, female: boolean, skin: SkinTones): Traits['makeup'] {
  const lids = [
    shift(skin.shade, -0.08, 0.01),
    tone(skin.base.l - 0.24, 0.06, 30),
    tone(skin.base.l - 0.28, 0.05, 350),
    tone(skin.base.l - 0.2, 0.075, 55),
    tone(skin.base.l - 0.3, 0.03, 300),
  ];
  const bold = random.chance(0.3);
  const lips = bold
    ? random.pick([
        tone(0.44, 0.165, 22),
        tone(0.38, 0.12, 14),
        tone(0.5, 0.15, 32),
        tone(0.42, 0.12, 0),
      ])
    : shift(skin.lip, random.near(0, 0.03), random.near(0, 0.02), random.near(0, 10));
  return {
    lid: random.pick(lids),
    strength: female ? random.range(0.3, 0.85) : 0,
    wing: female ? random.range(1, 9) : 0,
    lip: female ? blend(skin.lip, lips, 0.85) : skin.lip,
    lipGloss: female ? random.range(0.2, 0.6) : 0.12,
  };
}

export function readMarks(random: Random, skin: SkinTones, ethnicity: string, anime: boolean) {
  const fair = skin.base.l > 0.72 && (ethnicity === 'caucasian' || ethnicity === 'latina');
  const spots = [
    [58, 112],
    [-62, 118],
    [40, 128],
    [-84, 62],
    [88, 44],
    [30, 182],
    [-96, 20],
  ] as const;
  const count = random.chance(anime ? 0.2 : 0.32) ? 1 + Number(random.chance(0.25)) : 0;
  const moles = Array.from({ length: count }, () => {
    const [x, y] = random.pick(spots);
    return [x + random.near(0, 6), y + random.near(0, 6), random.range(1.9, 3)] as const;
  });
  return { freckles: fair && random.chance(0.3) ? random.range(0.45, 1) : 0, moles };
}
