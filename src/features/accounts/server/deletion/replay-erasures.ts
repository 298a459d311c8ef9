import { inArray } from 'drizzle-orm';
import { users } from '#db/schema/index.ts';
import type { Context } from '#platform/context.ts';
import type { Erasure } from '#platform/erasures/journal.ts';
import { batchDigests, digestColumn } from '#platform/erasures/match-digests.ts';
import { DELETION_DELAY_MS } from '../../rules.ts';
import type { AccountParts } from '../parts.ts';
import { revokeSessionsOf, updateUser } from '../queries.ts';
import { announceSessionChange } from '../session-store.ts';
import { eraseDue } from './erase-due.ts';

/**
 * Repeats what a restored database lost: erased accounts are erased again, and accounts scheduled
 * for erasure are scheduled again.
 * @param erasures the whole journal, oldest first
 * @returns the number of accounts that this changed
 */
export async function replayAccountErasures(
  ctx: Context,
  parts: AccountParts,
  erasures: readonly Erasure[],
): Promise<number> {
  const due = dueByDigest(erasures);
  const digest = digestColumn(users.id);
  let changed = 0;
  for (const digests of batchDigests([...due.keys()])) {
    const found = await ctx.db
      .select({ id: users.id, erase_at: users.erase_at, digest })
      .from(users)
      .where(inArray(digest, digests));
    for (const user of found) {
      const { asked, eraseAt } = due.get(user.digest)!;
      if (user.erase_at && user.erase_at <= eraseAt) continue;
      await ctx.db.transaction(async (tx) => {
        await updateUser(tx, user.id, { deletion_requested_at: asked, erase_at: eraseAt });
        await revokeSessionsOf(tx, user.id);
      });
      announceSessionChange(ctx, { userId: user.id });
      changed += 1;
    }
  }
  if (changed > 0) await eraseDue(ctx, parts);
  return changed;
}

/** When each account must be erased, unless that was canceled later; an erasure is final. */
function dueByDigest(erasures: readonly Erasure[]) {
  const due = new Map<string, { asked: Date; eraseAt: Date }>();
  const erased = new Set<string>();
  for (const { kind, at, digest } of erasures) {
    if (erased.has(digest)) continue;
    if (kind === 'leaving')
      due.set(digest, { asked: at, eraseAt: new Date(at.getTime() + DELETION_DELAY_MS) });
    else if (kind === 'kept') due.delete(digest);
    else if (kind === 'account') {
      erased.add(digest);
      due.set(digest, { asked: at, eraseAt: at });
    }
  }
  return due;
}
