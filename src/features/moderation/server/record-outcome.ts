import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Transaction } from '#db/client.ts';
import { crisis_referrals, moderation_events } from '#db/schema/index.ts';
import { announceSessionChange } from '#features/accounts/server/index.ts';
import type { Context } from '#platform/context.ts';
import type { StrikeNotice } from '#shared/contract.ts';
import { newId } from '#shared/ids.ts';
import { findBlamedCategory, RULES_VERSION, type Category, type Surface } from '../rules/index.ts';
import { isClearedByClassifier } from './ask-model.ts';
import { issueStrike } from './strikes/issue-strike.ts';
import { lockStrikeRecipient } from './strikes/queries.ts';

export interface Outcome {
  surface: Surface;
  outcome: 'block' | 'crisis' | 'queue';
  categories: Category[];
  rule: string | null;
  texts: string[];
  userId: string | null;
  /** The engine that found it; the embedded rules by default. */
  engine?: string;
  /** The texts that the user wrote just now. Only these can lead to a strike. */
  own?: readonly string[];
}

/**
 * Records an outcome and its consequence: a crisis is counted; a block that the user's own words clearly
 * justify leads to a strike, unless the embedded classifier clears them. Returns the strike notice.
 */
export async function recordOutcome(ctx: Context, found: Outcome): Promise<StrikeNotice | null> {
  const { surface, outcome, categories, rule, userId, own = [] } = found;
  ctx.telemetry.moderation.inc({ surface, outcome });
  const now = ctx.now();
  const digest = createHash('sha256').update(found.texts.join('\n')).digest('hex');
  const clear = outcome === 'block' && userId ? findBlamedCategory(surface, own) : null;
  const blamed = clear && !(await isClearedByClassifier(ctx, surface, own)) ? clear : null;
  const strike = await ctx.db.transaction(async (tx) => {
    if (outcome === 'crisis') await countCrisis(tx, now);
    // Lock before inserting the event: two transactions with shared locks would deadlock.
    const person = blamed && userId ? await lockStrikeRecipient(tx, userId) : undefined;
    const eventId = newId();
    await tx.insert(moderation_events).values({
      id: eventId,
      user_id: userId,
      surface,
      outcome,
      categories,
      rule,
      rules_version: RULES_VERSION,
      engine: found.engine ?? 'rules',
      text_sha256: digest,
      created_at: now,
    });
    return person && blamed
      ? issueStrike(tx, ctx, { person, eventId, category: blamed, digest })
      : null;
  });
  // Every process must apply a suspension immediately.
  if (userId && strike) announceSessionChange(ctx, { userId });
  return strike;
}

async function countCrisis(tx: Transaction, now: Date): Promise<void> {
  await tx
    .insert(crisis_referrals)
    .values({ day: now.toISOString().slice(0, 10), kind: 'self_harm', count: 1 })
    .onConflictDoUpdate({
      target: [crisis_referrals.day, crisis_referrals.kind],
      set: { count: sql`${crisis_referrals.count} + 1` },
    });
}
