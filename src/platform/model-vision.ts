import { z } from 'zod';

/**
 * A setting: which text models read pictures. `true` is all of them; names, separated by commas, are
 * those models.
 */
export const modelVision = z
  .string()
  .default('')
  .transform((value): true | string[] => {
    const names = value
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && name !== 'false');
    return names.length === 1 && names[0] === 'true' ? true : names;
  });
