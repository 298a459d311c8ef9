import { z } from 'zod';
import type { Transaction } from '#db/client.ts';
import type { Context } from '../context.ts';
import { defineJob, handleJob, type JobHandler } from '../jobs.ts';
import { digestOf, ERASURE_KINDS, putErasure, type ErasureKind } from './journal.ts';

const noteJob = defineJob({
  name: 'erasures.note',
  payload: z.object({ kind: z.enum(ERASURE_KINDS), at: z.number(), digest: z.string() }),
  retryLimit: 20,
  retryDelay: 5,
  retryBackoff: true,
  expireInSeconds: 60,
});

/** Records an erasure only after the transaction has committed. */
export const noteErasureAfter = (
  tx: Transaction,
  { jobs, now }: Pick<Context, 'jobs' | 'now'>,
  kind: ErasureKind,
  id: string,
): Promise<void> => jobs.enqueue(tx, noteJob, { kind, at: now().getTime(), digest: digestOf(id) });

export const erasureJobs: readonly JobHandler<Context>[] = [
  handleJob(
    noteJob,
    async () =>
      ({ storage }: Context, { kind, at, digest }) =>
        putErasure(storage, { kind, at: new Date(at), digest }),
  ),
];
