/** The sexes of a character, as in the API. */
export type Sex = 'female' | 'male';

/** One option: `label` is for people, `prompt` for a model; `wizard` shows it in the wizard. */
export interface Option<Id extends string = string> {
  readonly id: Id;
  readonly label: string;
  readonly prompt: string;
  readonly wizard: boolean;
}

/** `[id, label, prompt]`: a row of an option table. */
type Row = readonly [id: string, label: string, prompt: string];

/** Builds a list from the wizard's rows and those that only the edit form shows. */
export function optionList<
  const Shown extends readonly Row[],
  const Added extends readonly Row[] = readonly [],
>(shown: Shown, added?: Added): readonly Option<Shown[number][0] | Added[number][0]>[] {
  const build = (wizard: boolean) => (row: Row) => ({
    id: row[0],
    label: row[1],
    prompt: row[2],
    wizard,
  });
  return [...shown.map(build(true)), ...(added ?? []).map(build(false))];
}

/** Picture styles, the same for both sexes. */
export const style = optionList([
  ['realistic', 'Realistic', 'photorealistic portrait of an adult'],
  ['anime', 'Anime', 'anime illustration of an adult with grown-up proportions'],
]);

/** Hobbies; a character has at most three. */
export const hobbies = optionList([
  ['fitness', 'Fitness', 'keeping fit'],
  ['weightlifting', 'Weightlifting', 'lifting weights'],
  ['traveling', 'Traveling', 'traveling'],
  ['hiking', 'Hiking', 'hiking'],
  ['gaming', 'Gaming', 'playing video games'],
  ['parties', 'Parties', 'going to parties'],
  ['tv_series', 'TV Series', 'watching TV series'],
  ['anime', 'Anime', 'watching anime'],
  ['cosplay', 'Cosplay', 'making and wearing costumes'],
  ['self_development', 'Self-Development', 'self-development'],
  ['writing', 'Writing', 'writing'],
  ['camping', 'Camping', 'camping'],
  ['sailing', 'Sailing', 'sailing'],
  ['photography', 'Photography', 'photography'],
  ['volunteering', 'Volunteering', 'volunteering'],
  ['cars', 'Cars', 'cars and engines'],
  ['art', 'Art', 'art'],
  ['triathlon', 'Triathlon', 'training for triathlons'],
]);
