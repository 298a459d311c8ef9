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
  neutral: 0.35,
  mysterious: 0.3,
  serious: 0.15,
  confident: 0.45,
  sad: -0.2,
  angry: -0.15,
};

/** What a family of origins tends to, as offsets to the usual measures. */
interface Heritage {
  cheek: number;
  jaw: number;
  eyeUp: number;
  tilt: number;
  crease: readonly [low: number, high: number];
  hood: number;
  noseWidth: number;
  noseLength: number;
  bridge: number;
  lips: number;
  brow: number;
}

const usual: Heritage = {
  cheek: 0,
  jaw: 0,
  eyeUp: 0,
  tilt: 0,
  crease: [6, 10],
  hood: 0.2,
  noseWidth: 0,
  noseLength: 0,
  bridge: 0,
  lips: 0,
  brow: 0,
};

const heritages: Record<string, Heritage> = {
  asian: {
    ...usual,
    cheek: 5,
    jaw: -2,
    eyeUp: -2.2,
    tilt: 3,
    crease: [2, 5],
    hood: 0.8,
    noseWidth: 1.5,
    noseLength: -6,
    bridge: 3,
    brow: -0.6,
  },
  black: {
    ...usual,
    cheek: 3,
    eyeUp: 0.6,
    tilt: 1.5,
    noseWidth: 7,
    noseLength: -3,
    bridge: 2.5,
    lips: 5.5,
  },
  arab: {
    ...usual,
    eyeUp: 1.2,
    crease: [7, 11],
    noseLength: 5,
    bridge: -1,
    lips: 1,
    brow: 2.4,
  },
  latin: { ...usual, cheek: 2, eyeUp: 0.6, noseWidth: 2, lips: 2, brow: 1 },
};

/**
 * A random number from -1 to 1 that is rarely near 0, so that faces differ at the size of a card.
 */
const spread = (random: Random) => {
  const value = random.near(0, 1);
  return Math.sign(value) * Math.abs(value) ** 0.6;
};

const readHeritage = (name: string): Heritage => lookUp(heritages, name) ?? usual;

export function readFace(random: Random, female: boolean, anime: boolean, heritage: string) {
  const from = readHeritage(heritage);
  const long = spread(random);
  const wide = spread(random);
  // From a heart shape (-1) to a square one (1).
  const square = spread(random);
  const face = female
    ? {
        temple: 132 + wide * 5 - square * 2,
        cheek: 129 + wide * 7 + from.cheek,
        jaw: (anime ? 103 + square * 8 : 97 + square * 8) + wide * 3 + from.jaw,
        jawY: 134 + square * 7 + long * 4 + (anime ? 4 : 0),
        chin: anime ? 39 + square * 5 : 35 + square * 6,
        chinY: 211 + long * 9 + (anime ? 13 : 0),
      }
    : {
        temple: 137 + wide * 5,
        cheek: 132 + wide * 6 + from.cheek * 0.7,
        jaw: 113 + square * 10 + wide * 3 + from.jaw + (anime ? 1 : 0),
        jawY: 142 + square * 7 + long * 4 + (anime ? 3 : 0),
        chin: anime ? 49 + square * 6 : 44 + square * 8,
        chinY: 229 + long * 10 + (anime ? 8 : 0),
      };
  const size = random.near(1, 0.09);
  const eye = {
    x: random.near(female ? 62 : 61, 5) + (anime ? 2 : 0),
    y: random.near(1, 4) - (anime ? 4 : 0),
    half: (female ? 36.5 : 32.5) * size * (anime ? 1.03 : 1),
    up:
      (random.near(female ? 15.8 : 12.4, 1.8) + from.eyeUp) * (anime ? (female ? 1.16 : 1.12) : 1),
    low: random.near(female ? 8.6 : 7.6, 1.2) * (anime ? 1.05 : 1),
    tilt: random.near(female ? 4.5 : 2.5, 6.5) + from.tilt,
    crease: random.range(...from.crease),
    hood: Math.min(1, from.hood + random.range(-0.15, 0.2)),
  };
  const nose = {
    width:
      spread(random) * (female ? 4.6 : 5) +
      (female ? 25.5 : 30.5) +
      from.noseWidth * (anime ? 0.5 : 1) -
      (anime ? 2 : 0),
    y: spread(random) * 7 + (female ? 85 : 93) + from.noseLength + (anime ? 3 : 0),
    bridge: random.near(female ? 10 : 12.5, 3) + from.bridge,
    tip: random.near(0, 1),
  };
  return { face, eye, nose };
}

export function readBrow(
  random: Random,
  female: boolean,
  anime: boolean,
  heritage: string,
  hair: HairTones,
  skin: SkinTones,
): Traits['brow'] {
  // Brows are rarely as light as fair hair and never as bright as dyed hair.
  const natural = hair.base.c > 0.1 && hair.base.h > 300 ? tone(0.4, 0.05, 40) : hair.base;
  const dark = Math.min(natural.l - 0.09, skin.base.l - 0.24, 0.5);
  return {
    y: random.near(female ? -40 : -32, 5) - (anime ? 6 : 0),
    thick:
      (spread(random) * 3 + (female ? 8.6 : 12.5) + readHeritage(heritage).brow) *
      (anime ? 0.9 : 1),
    arch: spread(random) * 6 + (female ? 10 : 6),
    tilt: spread(random) * 3.6 + (female ? 1 : 0),
    half: random.near(female ? 41 : 44, 3.5),
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
  const full = spread(random);
  const { lips } = readHeritage(heritage);
  const resting = random.range(0.5, 1.05);
  const smile = (mood ? lookUp(smiles, mood.toLowerCase()) : undefined) ?? resting;
  return {
    y: random.near(female ? 136 : 146, 4) + (anime ? 6 : 0),
    half: random.near(female ? 44 : 48, 7.5) - (anime ? 3 : 0),
    upper: (female ? 12.5 : 9) + full * 3.8 + (anime ? lips * 0.5 - 1.5 : lips * 0.8),
    lower: (female ? 17.5 : 14) + full * 4.6 + (anime ? lips * 0.5 - 2 : lips),
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
    wing: female ? random.range(1, 8) : 0,
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
  return { freckles: fair && random.chance(0.25) ? random.range(0.45, 1) : 0, moles };
}
