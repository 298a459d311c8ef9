import { readdirSync, readFileSync } from 'node:fs';
import { cardTexts, readAges, readCardFile } from '#features/characters/cards/index.ts';

const FOLDER = new URL('../../src/features/moderation/labeled/published-cards/', import.meta.url);

/** What the importer chooses for a card without an age field. */
const CHOSEN_AGE = 30;

export interface PublishedCard {
  file: string;
  /** What an import hands to the checks. */
  texts: string[];
  age: number;
}

/** Ordinary character cards in the shape that hobbyists publish, as an import reads them. */
export const readPublishedCards = (): PublishedCard[] =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .map((file) => {
      const { card } = readCardFile(readFileSync(new URL(file, FOLDER)));
      const [age = CHOSEN_AGE] = readAges(card);
      return { file, texts: [card.data.name, ...cardTexts(card)], age };
    });
