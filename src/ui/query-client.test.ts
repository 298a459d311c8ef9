import { notifyManager } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';

it('tells components of a started mutation before the task of its click ends', async () => {
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
