import { labelOf } from '#features/characters/options/index.ts';
import { ownWordsOf } from '#features/characters/server/index.ts';
import { optionWords } from './option-words.ts';

type Card = Parameters<typeof optionWords>[0] & {
  slug: string;
  name: string;
  age: number;
  hair_color: string;
  eye_color: string;
  persona: string;
  scenario: string;
  description: string | null;
};

/** What the demo script knows about its character. */
export function scriptCard(card: Card) {
  const { sex, name, age, hair_color, eye_color, scenario, description } = card;
  const label = (field: 'hair_color' | 'eye_color', value: string) =>
    labelOf(sex, field, value).toLowerCase();
  return {
    name,
    age,
    ...optionWords(card),
    look: `${label('hair_color', hair_color)} hair and ${label('eye_color', eye_color)} eyes`,
    own_words: ownWordsOf(card),
    scenario,
    ...(description !== null && { description }),
  };
}
