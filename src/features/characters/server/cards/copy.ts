/** Messages of card import and export. */
export const CARD_MESSAGES = {
  multipart: 'Send the card as multipart/form-data with a part named file.',
  brokenForm: 'The form could not be read. Send the file again.',
  choicesNoJson: 'choices must be a JSON object.',
  needs: {
    name: 'The card has no name. Enter one.',
    age: 'The card does not state an adult age. Enter an age of 18 or more.',
    sex: 'The card does not say whether this is a woman or a man. Choose one.',
  },
  ageUnder18: 'The card’s age is under 18. Everyone here is an adult. Enter an age of 18 or more.',
  pictures: 'Pictures in the file are not imported: a new portrait is drawn.',
  moreAssets: 'Sounds, models, missing files and more than 12 pictures are left out.',
  unreadable: (count: number) =>
    count === 1
      ? 'A picture in the file cannot be read and is left out.'
      : `${count} pictures in the file cannot be read and are left out.`,
  tooLong: (field: string) =>
    `“${field}” is too long: only its beginning is used here, but an export contains all of it.`,
  noPortrait: 'There is no portrait yet. Try again when it is ready, or export the card as JSON.',
} as const;
