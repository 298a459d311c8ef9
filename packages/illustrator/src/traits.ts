import { readBrow, readFace, readMakeup, readMarks, readMouth } from './features.ts';
import { type Random, createRandom } from './random.ts';
import { ageFeatures, ageHair, readMaturity } from './aging.ts';
import { chooseHair, chooseIris, chooseSkin } from './palette.ts';
import type { Appearance, FacialHair, Traits } from './person.ts';

/** Derives the permanent features of a person from the appearance and the seed. */
export function readTraits(appearance: Appearance, seed: string): Traits {
  const { sex, ethnicity } = appearance;
  const female = sex === 'female';
  const anime = appearance.style === 'anime';
  const skinRandom = createRandom(seed, 'skin');
  const skin = chooseSkin(ethnicity, female, skinRandom);
  const dyed = /pink|white|gray/.test(appearance.hair_color);
  const natural = chooseHair(appearance.hair_color, createRandom(seed, 'hair'));
  const hair = dyed ? natural : ageHair(natural, appearance.age);
  const heritage = ethnicity.startsWith('black')
    ? 'black'
    : ethnicity.startsWith('latin')
      ? 'latin'
      : ethnicity;
  const random = createRandom(seed, 'face');
  const shape = readFace(random, female, anime, heritage);
  const brow = readBrow(random, female, anime, heritage, hair, skin);
  const mouth = readMouth(random, female, anime, heritage, appearance.mood);
  const features = ageFeatures({ ...shape, brow, mouth }, appearance.age, anime);
  return {
    female,
    anime,
    maturity: readMaturity(appearance.age),
    skin,
    hair,
    iris: chooseIris(appearance.eye_color, createRandom(seed, 'iris')),
    ...features,
    makeup: readMakeup(createRandom(seed, 'makeup'), female, skin),
    ...readMarks(createRandom(seed, 'marks'), skin, ethnicity, anime),
    ...readExtras(createRandom(seed, 'extras'), female, appearance),
  };
}

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
