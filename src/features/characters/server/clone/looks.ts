import type { OptionField, Sex } from '../../options/index.ts';

/** The parts of a person's appearance that become option ids; never the face. */
export const LOOK_FIELDS = [
  'ethnicity',
  'body_type',
  'hair_color',
  'hair_style',
  'eye_color',
  'clothing',
] as const satisfies readonly OptionField[];
export type LookField = (typeof LOOK_FIELDS)[number];

/** The attributes seen in a picture, without those that were not seen. */
export interface Seen {
  sex?: Sex;
  /** In years, at least the minimum age. */
  age?: number;
  looks: Partial<Record<LookField, string>>;
}

/** Street clothes only: a clone of a real person wears nothing revealing. */
export const CLOTHES: Record<Sex, readonly string[]> = {
  female: [
    'casual',
    'jeans',
    'skirt',
    'long_dress',
    'summer_dress',
    'black_dress',
    'red_dress',
    'hijab',
    'sari',
    'business_suit',
    'blazer',
    'white_shirt',
    'turtleneck',
    'oversized_sweater',
    'cardigan',
    'hoodie',
    'denim_jacket',
    'leather_jacket',
    'trench_coat',
    'winter_coat',
    'gym_outfit',
  ],
  male: [
    'jeans_and_t_shirt',
    'suit_and_tie',
    'tuxedo',
    'white_shirt',
    'casual_shirt',
    'linen_shirt',
    'flannel_shirt',
    'polo_shirt',
    'turtleneck',
    'knit_sweater',
    'cardigan',
    'hoodie',
    'blazer_and_jeans',
    'denim_jacket',
    'leather_jacket',
    'bomber_jacket',
    'trench_coat',
    'wool_coat',
    'thobe',
    'gym_outfit',
  ],
};

/** Defaults where the picture shows nothing. */
export const DEFAULT_LOOKS: Record<Sex, Record<LookField, string>> = {
  female: {
    ethnicity: 'caucasian',
    body_type: 'slim',
    hair_color: 'brunette',
    hair_style: 'long',
    eye_color: 'brown',
    clothing: 'casual',
  },
  male: {
    ethnicity: 'caucasian',
    body_type: 'muscular',
    hair_color: 'brown',
    hair_style: 'short',
    eye_color: 'brown',
    clothing: 'jeans_and_t_shirt',
  },
};
