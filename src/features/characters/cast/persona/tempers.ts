import { z } from 'zod';
import { lookUp } from '#shared/look-up.ts';
import tempers from './data/tempers.json' with { type: 'json' };
import { Temper } from './types.ts';

const TEMPERS: Readonly<Record<string, Temper>> = z.record(z.string(), Temper).parse(tempers);

export const hasTemper = (personality: string): boolean => Object.hasOwn(TEMPERS, personality);

/** An unknown personality reads as the most neutral one. */
export const temperOf = (personality: string): Temper =>
  lookUp(TEMPERS, personality) ?? TEMPERS.confidant!;

/** The same personality without courtship. */
export const soberTemperOf = (personality: string): Pick<Temper, 'traits' | 'speech'> => {
  const temper = temperOf(personality);
  return temper.sober ?? temper;
};
