import { expect, test } from 'vitest';
import {
  characterQuery,
  ownCharactersQuery,
  removeCachedCharacter,
  searchQuery,
} from '#features/characters/ui/queries.ts';
import { ownPickerQuery, pickerQuery } from '#features/chat/ui/queries.ts';
import { choicesQuery } from '#features/images/ui/studio/choices-query.ts';
import { meQuery } from '#ui/me-query.ts';
import { queryClient } from '#ui/query-client.ts';

test('a removed character leaves every list of characters, and nothing else is read again', async () => {
  const lists = [
    ownCharactersQuery,
    searchQuery('mara'),
    ownPickerQuery,
    pickerQuery,
    choicesQuery({ choices: [], next: null }),
  ].map(({ queryKey }): readonly unknown[] => queryKey);
  const others = [meQuery, characterQuery('finn')].map(
    ({ queryKey }): readonly unknown[] => queryKey,
  );
  for (const key of [...lists, ...others, characterQuery('mara').queryKey])
    queryClient.setQueryData(key, {});

  await removeCachedCharacter('mara');
  const isRefreshed = (key: readonly unknown[]) => queryClient.getQueryState(key)?.isInvalidated;
  expect(lists.map(isRefreshed)).toEqual(lists.map(() => true));
  expect(others.map(isRefreshed)).toEqual(others.map(() => false));
  expect(queryClient.getQueryState(characterQuery('mara').queryKey)).toBeUndefined();
});
