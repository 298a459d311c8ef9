import { infiniteQueryOptions } from '@tanstack/react-query';
import { CHARACTER_LISTS } from '#features/characters/ui/queries.ts';
import { api } from '#ui/api-client.ts';
import { toChoice, type Choice } from './character-tile.tsx';

const MORE_CHARACTERS = 24;

/** Some public characters, and the cursor of the next page. */
export interface ChoicesPage {
  choices: Choice[];
  next: string | null;
}

/** The public characters for the picker. The first page, `start`, comes from the route loader. */
export const choicesQuery = (start: ChoicesPage) =>
  infiniteQueryOptions({
    queryKey: [...CHARACTER_LISTS, 'image-choices'],
    queryFn: async ({ pageParam, signal }): Promise<ChoicesPage> => {
      const query = { limit: MORE_CHARACTERS, cursor: pageParam ?? undefined };
      const page = await api.get('/characters/', { params: { query }, signal });
      return { choices: page.data.map(toChoice), next: page.next_cursor };
    },
    initialPageParam: null as string | null,
    initialData: { pages: [start], pageParams: [null] },
    getNextPageParam: (page) => page.next,
    staleTime: Infinity,
    gcTime: 0,
  });
