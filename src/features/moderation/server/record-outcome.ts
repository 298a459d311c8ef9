import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Transaction } from '#db/client.ts';
import { crisis_referrals, moderation_events } from '#db/schema/index.ts';
import { announceSessionChange } from '#features/accounts/server/index.ts';
import type { Context } from '#platform/context.ts';
import type { StrikeNotice } from '#shared/contract.ts';
import { newId } from '#shared/ids.ts';
import { blameFor, RULES_VERSION, type Category, type Surface } from '../rules/index.ts';
import { spareBlame } from './ask-model.ts';
import { giveStrike } from './strikes/give-strike.ts';
import { lockStruck } from './strikes/queries.ts';

export interface Outcome {
  surface: Surface;
  outcome: 'block' | 'crisis' | 'queue';
  categories: Category[];
  rule: string | null;
  texts: string[];
  userId: string | null;
  /** Who found it; the embedded rules when left out. */
  engine?: string;
  /** What the person wrote themselves just now: only for it can a strike follow. None: nobody is blamed. */
  own?: readonly string[];
}

/**
 * Stores an outcome and its consequence: a count for a crisis, and for a block that the person's own
 * words clearly call for, a strike, unless the embedded classifier finds them harmless. Answers what they are to be told of it.
 */
export async function recordOutcome(ctx: Context, found: Outcome): Promise<StrikeNotice | null> {
  const { surface, outcome, categories, rule, userId, own = [] } = found;
  ctx.telemetry.moderation.inc({ surface, outcome });
  const now = ctx.now();
  const digest = createHash('sha256').update(found.texts.join('\n')).digest('hex');
  const clear = outcome === 'block' && userId ? blameFor(surface, own) : null;
  const blamed = clear && !(await spareBlame(ctx, surface, own)) ? clear : null;
  const strike = await ctx.db.transaction(async (tx) => {
    if (outcome === 'crisis') await countCrisis(tx, now);
    // Before the event is written: two that each share the person's lock could not both raise it.
    const person = blamed && userId ? await lockStruck(tx, userId) : undefined;
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
      ? giveStrike(tx, ctx, { person, eventId, category: blamed, digest })
      : null;
  });
  // A suspension reaches every process at once.
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
