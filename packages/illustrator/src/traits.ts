import { readBrow, readFace, readMakeup, readMarks, readMouth } from './features.ts';
import { type Random, createRandom } from './random.ts';
import { clamp } from './geometry.ts';
import {
  type HairTones,
  type Tone,
  blend,
  chooseHair,
  chooseIris,
  chooseSkin,
  tone,
} from './palette.ts';
import type { Appearance, FacialHair, Traits } from './person.ts';

/** Derives the permanent features of a person from the appearance and the seed. */
export function readTraits(appearance: Appearance, seed: string): Traits {
  const { sex, ethnicity } = appearance;
  const female = sex === 'female';
  const anime = appearance.style === 'anime';
  const skinRandom = createRandom(seed, 'skin');
  const skin = chooseSkin(ethnicity, female, skinRandom);
  const maturity = clamp((appearance.age - 38) / 22);
  let hair = chooseHair(appearance.hair_color, createRandom(seed, 'hair'));
  if (maturity > 0.6) hair = grayed(hair, (maturity - 0.6) * 1.2);
  const heritage = ethnicity.startsWith('black')
    ? 'black'
    : ethnicity.startsWith('latin')
      ? 'latin'
      : ethnicity;
  const random = createRandom(seed, 'face');
  return {
    female,
    anime,
    maturity,
    skin,
    hair,
    iris: chooseIris(appearance.eye_color, createRandom(seed, 'iris')),
    ...readFace(random, female, anime, heritage),
    brow: readBrow(random, female, anime, heritage, hair, skin),
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

function readExtras(random: Random, female: boolean, appearance: Appearance) {
  const beards: FacialHair[] = [
    'clean',
    'stubble',
    'stubble',
    'short_beard',
    'full_beard',
    'mustache',
    'goatee',
  ];
  const young = appearance.age < 24;
  const picked = random.pick(beards);
  return {
    facialHair: female
      ? ('clean' as const)
      : young && (picked === 'full_beard' || picked === 'mustache')
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
    glasses: random.chance(0.13)
      ? random.pick(['round', 'square', 'thin'] as const)
      : ('none' as const),
  };
}
