/** Texts of character cards and lists. */
export const CARD_TEXT = {
  fallbackDescription: 'A wonderful AI companion ready to chat with you.',
  nameAndAge: (name: string, age: number) => `${name}, ${age}`,
  previousPicture: (name: string) => `Previous picture of ${name}`,
  nextPicture: (name: string) => `Next picture of ${name}`,
  portraitOf: (name: string) => `Portrait of ${name}`,
} as const;
