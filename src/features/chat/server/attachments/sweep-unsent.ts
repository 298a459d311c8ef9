import type { Context } from '#platform/context.ts';
import { UNSENT_HOURS } from '../../rules.ts';

const BATCH = 200;

interface UnsentFiles<Row> {
  /** Deletes a batch of rows that were stored before `before` and never sent. */
  deleteUnsent(db: Context['db'], before: Date, limit: number): Promise<Row[]>;
  removeFiles(ctx: Context, gone: readonly Row[]): Promise<void>;
}

/** Deletes uploads that were not sent within a day, with their files. */
export async function sweepUnsent<Row>(ctx: Context, files: UnsentFiles<Row>): Promise<void> {
  const before = new Date(ctx.now().getTime() - UNSENT_HOURS * 3_600_000);
  for (;;) {
    const gone = await files.deleteUnsent(ctx.db, before, BATCH);
    await files.removeFiles(ctx, gone);
    if (gone.length < BATCH) return;
  }
}
