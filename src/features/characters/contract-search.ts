import { z } from 'zod';
import { CharacterSummary } from './contract.ts';
import { SEARCH_LENGTH, SEARCH_LIMIT } from './limits.ts';

/** The number of results of a search by default. */

export const SearchCharactersQuery = z.object({
  q: z.string().trim().max(SEARCH_LENGTH).default('').meta({
    description:
      'Part of a name, of an occupation, a personality or a description. Empty: popular.',
    example: 'elena',
  }),
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .max(SEARCH_LIMIT)
    .default(SEARCH_LIMIT)
    .meta({ example: SEARCH_LIMIT }),
});
export type SearchCharactersQuery = z.infer<typeof SearchCharactersQuery>;

export const CharacterSearchResult = z
  .object({
    data: z.array(CharacterSummary).meta({ description: 'Best first.' }),
    count: z.number().int().meta({ description: 'The length of `data`.', example: 3 }),
  })
  .meta({ id: 'CharacterSearchResult' });
export type CharacterSearchResult = z.infer<typeof CharacterSearchResult>;
