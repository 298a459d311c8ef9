import { AppError } from '#platform/errors.ts';
import {
  CardError,
  guessFields,
  isAdultAge,
  readAges,
  readCardFile,
  takeTexts,
  type Guess,
  type ReadCard,
  type TakenTexts,
} from '../../cards/index.ts';
import type { CardPreview, ImportChoices } from '../../contract-cards.ts';
import { replaceRestricted, type Restricted } from '../../options/index.ts';
import { CARD_ANSWERS } from './copy.ts';

type Need = CardPreview['needs'][number];

/** A card file, read and understood as far as it can be. */
export interface OpenedCard extends ReadCard {
  texts: TakenTexts;
  guess: Guess;
  needs: Need[];
  /** A sentence for each thing that is not taken. */
  leftOut: string[];
  /** The card's own age field is under 18. */
  saysMinor: boolean;
}

/**
 * Reads a card file and what it says of the person, with `choices` before its own words; what is
 * restricted is not guessed.
 * @throws AppError payload_too_large, bad_request with a sentence that says what is wrong with the file
 */
export function openCard(
  bytes: Buffer,
  choices: ImportChoices,
  restricted: Restricted,
): OpenedCard {
  const read = readFile(bytes);
  const leftOut: string[] = [];
  if (read.hasMorePictures)
    leftOut.push(CARD_ANSWERS[read.format === 'charx' ? 'moreAssets' : 'pictures']);
  const texts = takeTexts(read.card, (field) => {
    const sentence = CARD_ANSWERS.tooLong(field);
    if (!leftOut.includes(sentence)) leftOut.push(sentence);
  });
  const guessed = guessFields(read.card, choices.sex);
  const guess = {
    ...guessed,
    choices: replaceRestricted(guessed.sex ?? 'female', restricted, guessed.choices),
  };
  const ages = readAges(read.card);
  const saysMinor = ages.some((age) => age < 18);
  const needs: Need[] = [];
  if (texts.name === '' && choices.name === undefined) needs.push('name');
  // An age found in words may be somebody else's: only the card's own field counts without a choice.
  if (choices.age === undefined && !(ages.length > 0 && ages.every(isAdultAge))) needs.push('age');
  if (guess.sex === null) needs.push('sex');
  return { ...read, texts, guess, needs, leftOut, saysMinor };
}

function readFile(bytes: Buffer): ReadCard {
  try {
    return readCardFile(bytes);
  } catch (error) {
    if (!(error instanceof CardError)) throw error;
    const code = error.problem === 'too_large' ? 'payload_too_large' : 'bad_request';
    throw new AppError(code, {
      detail: error.message,
      extra: { problem: error.problem },
      cause: error,
    });
  }
}
