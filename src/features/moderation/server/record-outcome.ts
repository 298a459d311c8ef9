import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '#db/client.ts';
import { crisis_referrals, moderation_events, strikes } from '#db/schema/index.ts';
import {
  announceSessionChange,
  deactivateUser,
  suspendUser,
} from '#features/accounts/server/index.ts';
import type { Context } from '#platform/context.ts';
import { newId } from '#shared/ids.ts';
import { RULES_VERSION, type Category, type Surface } from '../rules/index.ts';

const SUSPENSION_DAYS = 7;
/** What an engine made (a reply, a picture) is refused without blaming the user. */
const BLAMELESS: ReadonlySet<Surface> = new Set(['reply', 'image_result']);

export interface Outcome {
  surface: Surface;
  outcome: 'block' | 'crisis' | 'queue';
  categories: Category[];
  rule: string | null;
  texts: string[];
  userId: string | null;
  /** Who found it; the embedded rules when left out. */
  engine?: string;
  /** It is kept and counts against nobody. */
  isBlameless?: boolean;
}

/** Stores an outcome and its consequence: a strike for a block, a count for a crisis. */
export async function recordOutcome(ctx: Context, found: Outcome): Promise<void> {
  ctx.telemetry.moderation.inc({ surface: found.surface, outcome: found.outcome });
  const now = ctx.now();
  await ctx.db.transaction(async (tx) => {
    if (found.outcome === 'crisis') await countCrisis(tx, now);
    const eventId = newId();
    await tx.insert(moderation_events).values({
      id: eventId,
      user_id: found.userId,
      surface: found.surface,
      outcome: found.outcome,
      categories: found.categories,
      rule: found.rule,
      rules_version: RULES_VERSION,
      engine: found.engine ?? 'rules',
      text_sha256: createHash('sha256').update(found.texts.join('\n')).digest('hex'),
      created_at: now,
    });
    const isBlameless = found.isBlameless === true || BLAMELESS.has(found.surface);
    if (found.outcome === 'block' && found.userId && !isBlameless)
      await strike(tx, found.userId, eventId, found.categories, now);
  });
  // A suspension ends sessions at once, in every process.
  if (found.userId) announceSessionChange(ctx, { userId: found.userId });
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

async function strike(
  tx: Transaction,
  userId: string,
  eventId: string,
  categories: Category[],
  now: Date,
): Promise<void> {
  const earlier = await tx.$count(strikes, eq(strikes.user_id, userId));
  const step = nextStep(earlier, categories.includes('minors'));
  await tx.insert(strikes).values({
    id: newId(),
    user_id: userId,
    event_id: eventId,
    category: categories[0] ?? 'illegal',
    step,
    created_at: now,
  });
  if (step === 'suspension')
    await suspendUser(tx, userId, new Date(now.getTime() + SUSPENSION_DAYS * 86_400_000));
  if (step === 'termination') await deactivateUser(tx, userId);
}

/** The step that follows `earlier` strikes: a warning, a suspension, then the end; `minors` skips the warning. */
export function nextStep(
  earlier: number,
  isMinors: boolean,
): 'warning' | 'suspension' | 'termination' {
  if (earlier >= 2) return 'termination';
  return earlier === 1 || isMinors ? 'suspension' : 'warning';
}
