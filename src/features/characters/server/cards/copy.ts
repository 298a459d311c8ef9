/** Sentences of card import and export. */
export const CARD_ANSWERS = {
  multipart: 'Send the card as multipart/form-data with a part named file.',
  brokenForm: 'The form could not be read. Send the file again.',
  choicesNoJson: 'choices must be a JSON object.',
  needs: {
    name: 'The card has no name: give one.',
    age: 'The card does not say an adult age: give an age of 18 or more.',
    sex: 'The card does not say whether this is a woman or a man: choose one.',
  },
  ageUnder18: 'The card’s age is under 18. Everyone here is an adult: give an age of 18 or more.',
  pictures: 'Pictures in the file are not taken: a new portrait is drawn.',
  moreAssets: 'Sounds, models and more than 12 pictures in the file stay behind.',
  unreadable: (count: number) =>
    `${count === 1 ? 'A picture' : `${count} pictures`} in the file cannot be read and stay behind.`,
  tooLong: (field: string) =>
    `“${field}” is longer than fits: the beginning is used here, and all of it goes out again in an export.`,
  noPortrait: 'There is no portrait yet. Try again when it is drawn, or export the card as JSON.',
} as const;
