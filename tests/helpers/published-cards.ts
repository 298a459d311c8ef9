import { readdirSync, readFileSync } from 'node:fs';
import { cardTexts, readAges, readCardFile } from '#features/characters/cards/index.ts';

const FOLDER = new URL('../../src/features/moderation/labeled/published-cards/', import.meta.url);

/** The age that the importer chooses for a card without an age field. */
const CHOSEN_AGE = 30;

export interface PublishedCard {
  file: string;
  /** The texts that an import passes to moderation. */
  texts: string[];
  age: number;
}

/** Reads ordinary character cards, in the format that hobbyists publish, as an import does. */
export const readPublishedCards = (): PublishedCard[] =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .map((file) => {
      const { card } = readCardFile(readFileSync(new URL(file, FOLDER)));
      const [age = CHOSEN_AGE] = readAges(card);
      return { file, texts: [card.data.name, ...cardTexts(card)], age };
    });
