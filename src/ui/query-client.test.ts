import { notifyManager, QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { createQueryClient, refreshQueries } from './query-client.ts';

it('notifies components of a started mutation before the task of its click ends', async () => {
  const client = createQueryClient();
  const render = vi.fn();
  // Components subscribe like this.
  client.getMutationCache().subscribe(notifyManager.batchCalls(render));
  const mutation = client
    .getMutationCache()
    .build(client, { mutationFn: () => new Promise<never>(() => {}) });
  void mutation.execute(undefined);
  await Promise.resolve();
  expect(render).toHaveBeenCalled();
});

it('cancels a first read in progress, since it may predate the change', async () => {
  const client = createQueryClient();
  const answers: ((value: string) => void)[] = [];
  const observer = new QueryObserver(client, {
    queryKey: ['list', 1],
    queryFn: () => new Promise<string>((resolve) => answers.push(resolve)),
  });
  const leave = observer.subscribe(() => {});
  void refreshQueries(['list'], client);
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[0]!('before');
  answers[1]!('after');
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('after'));
  leave();
});
