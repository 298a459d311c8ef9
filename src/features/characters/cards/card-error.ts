import { CARD_FILE_BYTES } from '../limits.ts';

/** The maximum size of a card's text in bytes, and its maximum nesting. */
export const MAX_CARD_BYTES = 1024 * 1024;
export const MAX_DEPTH = 64;
/** The maximum size of a picture in a CharX archive in bytes, and the number of pictures taken. */
export const MAX_PICTURE_BYTES = 10 * 1024 * 1024;
export const MAX_PICTURES = 12;
/** The maximum number of files in a CharX archive. */
export const MAX_ENTRIES = 2000;

const MESSAGES = {
  too_large: `This file is larger than ${CARD_FILE_BYTES / 1024 ** 2} MB. Choose a smaller one.`,
  empty: 'This file is empty. Choose another one.',
  unknown_format: 'This card cannot be read. Choose a JSON, PNG or CharX file.',
  broken_picture: 'This picture is damaged or cut off. Save the card again and choose that file.',
  no_card_inside: 'This picture contains no character card. Choose the exported picture.',
  broken_archive: 'This CharX file is damaged. Export the card again and choose that file.',
  hostile_archive:
    'This CharX file contains names or sizes that a card never has. It was not opened.',
  picture_too_large:
    'A picture in this CharX file is larger than 10 MB. Make it smaller and export the card again.',
  no_card_in_archive: 'This CharX file contains no card.json. Choose another file.',
  broken_base64: 'The card in this file is damaged or cut off. Export it again.',
  not_json: 'The card in this file is not valid JSON. Export it again.',
  too_much_text: 'The card in this file has more than 1 MB of text. Shorten it.',
  too_deep: 'The card in this file is nested too deeply to be read.',
  not_a_card: 'This file contains no character card: no name, description or greeting was found.',
} as const;
export type CardProblem = keyof typeof MESSAGES;

/** A card file cannot be read; the message is shown to the user. */
export class CardError extends Error {
  readonly problem: CardProblem;
  constructor(problem: CardProblem, options?: ErrorOptions) {
    super(MESSAGES[problem], options);
    this.name = 'CardError';
    this.problem = problem;
  }
}
