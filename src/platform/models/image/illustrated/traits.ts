import { clamp } from './geometry.ts';
import { createRandom, type Random } from './genes.ts';
import {
  blend,
  chooseHair,
  chooseIris,
  chooseSkin,
  shift,
  tone,
  type HairTones,
  type IrisTones,
  type SkinTones,
  type Tone,
} from './palette.ts';

/** What is known of a person; values are the words of the option lists, unknown words are allowed. */
export interface Appearance {
  sex: 'female' | 'male';
  age: number;
  style: 'realistic' | 'anime';
  ethnicity: string;
  body_type: string;
  hair_color: string;
  hair_style: string;
  eye_color: string;
  clothing: string;
  mood?: string;
}

export type FacialHair = 'clean' | 'stubble' | 'short_beard' | 'full_beard' | 'moustache' | 'goatee';

/** The lasting features of one person, the same in every picture. Lengths in head units (head = 464). */
export interface Traits {
  female: boolean;
  anime: boolean;
  /** 0 up to the late thirties, 1 from sixty on. */
  maturity: number;
  skin: SkinTones;
  hair: HairTones;
  iris: IrisTones;
  face: { temple: number; cheek: number; jaw: number; jawY: number; chin: number; chinY: number };
  eye: {
    x: number;
    y: number;
    half: number;
    up: number;
    low: number;
    tilt: number;
    crease: number;
    hood: number;
  };
  brow: { y: number; thick: number; arch: number; tilt: number; half: number; tone: Tone };
  nose: { width: number; y: number; bridge: number; tip: number };
  mouth: {
    y: number;
    half: number;
    upper: number;
    lower: number;
    bow: number;
    smile: number;
    /** How far the lips part in a smile, 0..1. */
    open: number;
  };
  makeup: { lid: Tone; strength: number; wing: number; lip: Tone; lipGloss: number };
  freckles: number;
  moles: readonly (readonly [x: number, y: number, size: number])[];
  facialHair: FacialHair;
  earrings: 'none' | 'stud' | 'hoop' | 'drop';
  necklace: 'none' | 'chain' | 'pendant' | 'pearls' | 'choker';
  glasses: 'none' | 'round' | 'square' | 'thin';
}

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

/** Reads the lasting features of a person from the appearance and the seed. */
export function readTraits(appearance: Appearance, seed: string): Traits {
  const { sex, ethnicity } = appearance;
  const female = sex === 'female';
  const anime = appearance.style === 'anime';
  const skinRandom = createRandom(seed, 'skin');
  const skin = chooseSkin(ethnicity, female, skinRandom);
  const maturity = clamp((appearance.age - 38) / 22);
  let hair = chooseHair(appearance.hair_color, createRandom(seed, 'hair'));
  if (maturity > 0.6) hair = grayed(hair, (maturity - 0.6) * 1.2);
  const heritage =
    ethnicity === 'asian' ? 'asian' : ethnicity.startsWith('black') ? 'black' : 'other';
  const random = createRandom(seed, 'face');
  return {
    female,
    anime,
    maturity,
    skin,
    hair,
    iris: chooseIris(appearance.eye_color, createRandom(seed, 'iris')),
    ...readFace(random, female, anime, heritage),
    brow: readBrow(random, female, anime, hair, skin),
    makeup: readMakeup(createRandom(seed, 'makeup'), female, skin),
    mouth: readMouth(random, female, anime, heritage, appearance.mood),
    ...readMarks(createRandom(seed, 'marks'), skin, ethnicity, anime),
    ...readExtras(createRandom(seed, 'extras'), female, appearance),
  };
}

const grayed = (hair: HairTones, amount: number): HairTones => {
  const toward = (t: Tone) => blend(t, tone(Math.min(0.85, t.l + 0.25), 0.008, 250), amount);
  return {
    base: toward(hair.base),
    dark: toward(hair.dark),
    deep: toward(hair.deep),
    light: toward(hair.light),
    shine: toward(hair.shine),
  };
};

function readFace(random: Random, female: boolean, anime: boolean, heritage: string) {
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

function readBrow(
  random: Random,
  female: boolean,
  anime: boolean,
  hair: HairTones,
  skin: SkinTones,
): Traits['brow'] {
  // Brows are seldom as light as fair hair and never as bright as dyed hair.
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

function readMouth(
  random: Random,
  female: boolean,
  anime: boolean,
  heritage: string,
  mood: string | undefined,
): Traits['mouth'] {
  const full = random.near(0, 1) + (heritage === 'black' ? 0.6 : 0);
  const habit = random.range(0.38, 1.05);
  const smile = (mood ? smiles[mood.toLowerCase()] : undefined) ?? habit;
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

function readMakeup(random: Random, female: boolean, skin: SkinTones): Traits['makeup'] {
  const lids = [
    shift(skin.shade, -0.08, 0.01),
    tone(skin.base.l - 0.24, 0.06, 30),
    tone(skin.base.l - 0.28, 0.05, 350),
    tone(skin.base.l - 0.2, 0.075, 55),
    tone(skin.base.l - 0.3, 0.03, 300),
  ];
  const bold = random.chance(0.3);
  const lips = bold
    ? random.pick([tone(0.44, 0.165, 22), tone(0.38, 0.12, 14), tone(0.5, 0.15, 32), tone(0.42, 0.12, 0)])
    : shift(skin.lip, random.near(0, 0.03), random.near(0, 0.02), random.near(0, 10));
  return {
    lid: random.pick(lids),
    strength: female ? random.range(0.3, 0.85) : 0,
    wing: female ? random.range(1, 9) : 0,
    lip: female ? blend(skin.lip, lips, 0.85) : skin.lip,
    lipGloss: female ? random.range(0.2, 0.6) : 0.12,
  };
}

function readMarks(random: Random, skin: SkinTones, ethnicity: string, anime: boolean) {
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

function readExtras(random: Random, female: boolean, appearance: Appearance) {
  const beards: FacialHair[] = ['clean', 'stubble', 'stubble', 'short_beard', 'full_beard', 'moustache', 'goatee'];
  const young = appearance.age < 24;
  const picked = random.pick(beards);
  return {
    facialHair: female
      ? ('clean' as const)
      : young && (picked === 'full_beard' || picked === 'moustache')
        ? ('stubble' as const)
        : appearance.style === 'anime' && picked !== 'stubble'
          ? random.pick(['clean', 'clean', picked] as const)
          : picked,
    earrings: female
      ? random.pick(['none', 'stud', 'hoop', 'hoop', 'drop', 'drop'] as const)
      : random.pick(['none', 'none', 'none', 'none', 'none', 'stud'] as const),
    necklace: female
      ? random.pick(['none', 'chain', 'pendant', 'pendant', 'pearls', 'choker'] as const)
      : random.pick(['none', 'none', 'none', 'chain', 'pendant'] as const),
    glasses: random.chance(0.13) ? random.pick(['round', 'square', 'thin'] as const) : ('none' as const),
  };
}
