/** Typing styles that are applied to a sentence. */
export const REGISTERS = {
  neat: (text: string): string => text,
  lower: (text: string): string => text.toLowerCase(),
  /** No capitals, apostrophes or final period, as on a phone. */
  bare: (text: string): string => bare(text),
  texting: (text: string): string =>
    bare(text)
      .replace(/\byoure\b/g, 'ur')
      .replace(/\byour\b/g, 'ur')
      .replace(/\byou\b/g, 'u')
      .replace(/\bare\b/g, 'r')
      .replace(/\bplease\b/g, 'pls')
      .replace(/\bbecause\b/g, 'cuz')
      .replace(/\band\b/g, 'n')
      .replace(/\byears\b/g, 'yrs'),
  loud: (text: string): string => text.toUpperCase(),
} as const;

export type Register = keyof typeof REGISTERS;

const bare = (text: string): string =>
  text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[.!](?=$| >> )/g, '');
