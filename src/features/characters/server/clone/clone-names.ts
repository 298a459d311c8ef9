import type { Sex } from '../../options/index.ts';

/** First names for clones without one: adult, short, from many countries. */
const NAMES: Record<Sex, readonly string[]> = {
  female:
    'Adriana Beatrice Camille Dalia Elin Farah Giulia Helena Ingrid Joana Karina Leonie Marta Nadia Odile Petra Rosalind Simone Tamsin Ursula Vera Wanda Yasmin Zora'.split(
      ' ',
    ),
  male: 'Anton Bruno Casimir Dario Emil Farid Gideon Hugo Ivan Joaquin Konrad Laurent Marek Nils Oscar Pavel Rafael Stellan Tariq Ulrich Victor Walter Yusuf Zoltan'.split(
    ' ',
  ),
};

/** One of the names, determined by the hash (hexadecimal). */
export function pickName(sex: Sex, hash: string): string {
  return pick(NAMES[sex], hash, 0);
}

/** One of `list`, determined by the hash's `place`-th group of four digits. */
export function pick<T>(list: readonly T[], hash: string, place: number): T {
  const digits = Number.parseInt(hash.slice(place * 4, place * 4 + 4), 16);
  return list[digits % list.length]!;
}
