import { z } from 'zod';
import hobbies from './data/hobbies.json' with { type: 'json' };
import { Hobby } from './types.ts';

/** By option id; the same list for both sexes. */
export const HOBBIES: Readonly<Record<string, Hobby>> = z.record(z.string(), Hobby).parse(hobbies);
