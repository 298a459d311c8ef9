/** What a character looks like; the values come from the option lists. */
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
}

/** Picks the appearance fields from a larger row. */
export const appearanceOf = ({
  sex,
  age,
  style,
  ethnicity,
  body_type,
  hair_color,
  hair_style,
  eye_color,
  clothing,
}: Appearance): Appearance => ({
  sex,
  age,
  style,
  ethnicity,
  body_type,
  hair_color,
  hair_style,
  eye_color,
  clothing,
});
