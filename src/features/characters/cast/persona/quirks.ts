import quirks from './data/quirks.json' with { type: 'json' };
import { Quirks } from './types.ts';

const QUIRKS = Quirks.parse(quirks);

/** Small habits that fit the age, in years. */
export function quirksFor(age: number): readonly string[] {
  const ofAge = age < 30 ? QUIRKS.under_30 : age < 50 ? QUIRKS.under_50 : QUIRKS.from_50;
  return [...QUIRKS.any_age, ...ofAge];
}
