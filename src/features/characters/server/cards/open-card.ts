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
import { CARD_MESSAGES } from './copy.ts';

type Need = CardPreview['needs'][number];

/** A parsed card file. */
export interface OpenedCard extends ReadCard {
  texts: TakenTexts;
  guess: Guess;
  needs: Need[];
  /** A message for each part that is not imported. */
  leftOut: string[];
  /** The card's own age field is under 18. */
  saysMinor: boolean;
}

/**
 * Parses a card file and its statements about the person; `choices` take precedence, restricted
 * options are not guessed.
 * @throws AppError payload_too_large, bad_request with a message about the file
 */
export function openCard(
  bytes: Buffer,
  choices: ImportChoices,
  restricted: Restricted,
): OpenedCard {
  const read = readFile(bytes);
  const leftOut: string[] = [];
  if (read.hasMorePictures)
    leftOut.push(CARD_MESSAGES[read.format === 'charx' ? 'moreAssets' : 'pictures']);
  const texts = takeTexts(read.card, (field) => {
    const sentence = CARD_MESSAGES.tooLong(field);
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
  // An age in the text may be another person's, so only the card's age field counts without a
  // choice.
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
