import type { Appearance } from '#platform/models/image/illustrator.ts';
import type { OptionPictureQuery } from './contract.ts';

/** The person that shows a choice; everything except that choice is fixed. */
const MODELS: Record<'female' | 'male', Omit<Appearance, 'style'>> = {
  female: {
    sex: 'female',
    age: 28,
    ethnicity: 'caucasian',
    body_type: 'slim',
    hair_color: 'brunette',
    hair_style: 'long',
    eye_color: 'blue',
    clothing: 'casual',
  },
  male: {
    sex: 'male',
    age: 30,
    ethnicity: 'caucasian',
    body_type: 'muscular',
    hair_color: 'brown',
    hair_style: 'short',
    eye_color: 'brown',
    clothing: 'jeans_and_t_shirt',
  },
};
export const TILE_SEEDS = { female: 'choice-female-2', male: 'choice-male-3' } as const;

export function tilePerson({ sex, style, field, id }: OptionPictureQuery): Appearance {
  const person: Appearance = { ...MODELS[sex], style, [field]: id };
  // Long hair would cover collars.
  if (field === 'clothing') person.hair_style = sex === 'female' ? 'bun' : 'short';
  return person;
}
