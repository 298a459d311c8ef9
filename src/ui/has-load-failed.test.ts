import { keepPreviousData, QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { hasLoadFailed } from './has-load-failed.ts';

/** A query whose calls end when the test says so. */
function observe() {
  const calls: PromiseWithResolvers<string>[] = [];
  const optionsOf = (key: string) => ({
    queryKey: [key],
    queryFn: () => {
      const call = Promise.withResolvers<string>();
      calls.push(call);
      return call.promise;
    },
    retry: false,
    placeholderData: keepPreviousData,
  });
  const observer = new QueryObserver(new QueryClient(), optionsOf('first'));
  observer.subscribe(() => undefined);
  return {
    observer,
    ask: (key: string) => observer.setOptions(optionsOf(key)),
    last: () => calls.at(-1)!,
    result: () => observer.getCurrentResult(),
  };
}

test('a failed query stays failed while it is tried again, until there are data', async () => {
  const { observer, last, result } = observe();
  expect(hasLoadFailed(result())).toBe(false);
  last().reject(new Error('No answer'));
  await vi.waitFor(() => expect(result().isError).toBe(true));
  expect(hasLoadFailed(result())).toBe(true);

  void observer.refetch();
  expect(result()).toMatchObject({ isPending: true, isFetching: true });
  expect(hasLoadFailed(result())).toBe(true);
  last().resolve('an answer');
  await vi.waitFor(() => expect(result().data).toBe('an answer'));
  expect(hasLoadFailed(result())).toBe(false);

  // Data that could not be refreshed are shown.
  void observer.refetch();
  last().reject(new Error('No answer'));
  await vi.waitFor(() => expect(result().isRefetchError).toBe(true));
  expect(hasLoadFailed(result())).toBe(false);
});

test('data of an earlier choice do not hide that the next one failed', async () => {
  const { observer, ask, last, result } = observe();
  last().resolve('an answer');
  await vi.waitFor(() => expect(result().data).toBe('an answer'));
  ask('second');
  expect(hasLoadFailed(result())).toBe(false);
  last().reject(new Error('No answer'));
  await vi.waitFor(() => expect(result().isError).toBe(true));
  void observer.refetch();
  expect(result().isPlaceholderData).toBe(true);
  expect(hasLoadFailed(result())).toBe(true);
});
