import type { Transaction } from '#db/client.ts';
import type { Context } from '#platform/context.ts';
import { learnFactsJob } from '../jobs.ts';

/**
 * Enqueues learning a chat's facts, unless learning is off.
 * @param is_due even if fewer messages than `MEMORY_EVERY` are new, because one was regenerated
 */
export async function enqueueLearning(
  { config, jobs }: Pick<Context, 'config' | 'jobs'>,
  tx: Transaction,
  chat_id: string,
  is_due: boolean,
): Promise<void> {
  if (config.text.memoryEvery > 0) await jobs.enqueue(tx, learnFactsJob, { chat_id, is_due });
}
