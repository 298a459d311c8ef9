import { and, desc, eq, gt, isNull, sql, sum } from 'drizzle-orm';
import type { Transaction } from '#db/client.ts';
import { token_grants, token_holds, token_recalls } from '#db/schema/index.ts';
import { found } from '#platform/errors.ts';
import { grantKey, SOURCES } from './grant-tokens.ts';
import { postEntry } from './post-entry.ts';
import { findEntryByKey, type EntryRow, type HoldRow, type WalletRow } from './queries.ts';

/** A grant from a payment. */
export type PaidGrant = Pick<typeof token_grants.$inferSelect, 'kind' | 'source_id' | 'part'>;

export const paidGrantKey = ({ kind, source_id, part }: PaidGrant): string =>
  grantKey(kind, `${source_id}:${part}`);

interface Reversal {
  amount: number;
  /** Identifies the reversal within the grant. */
  part: string;
  at: Date;
}

/** Posts the entry that removes tokens of a grant from a wallet. */
export async function postGrantReversal(
  tx: Transaction,
  wallet: WalletRow,
  { kind, source_id }: PaidGrant,
  grant: EntryRow,
  { amount, part, at }: Reversal,
): Promise<void> {
  const { to, from } = SOURCES[kind];
  await postEntry(tx, wallet, {
    key: `grant_reversal:${grant.id}:${part}`,
    kind: 'grant_reversal',
    moves: { [to]: -amount, [from]: amount },
    at,
    reference: source_id,
    reverses: grant.id,
  });
}

/** Marks up to `amount` held tokens of a locked wallet: marked tokens are removed when their hold is released. */
export async function markRecalls(
  tx: Transaction,
  wallet: WalletRow,
  { kind, source_id, part }: PaidGrant,
  amount: number,
): Promise<void> {
  let rest = amount;
  for (const hold of await selectOpenHolds(tx, wallet.id, kind)) {
    // Marked tokens may have been spent since, so fewer may be held than marked.
    const marked = Math.min(rest, hold.held - hold.marked);
    if (marked <= 0) continue;
    await tx
      .insert(token_recalls)
      .values({ hold_id: hold.id, source_id, part, kind, amount: marked });
    rest -= marked;
  }
}

/** Deletes the marks of a grant before its due amount is settled again. */
export async function deleteRecalls(
  tx: Transaction,
  { source_id, part }: Omit<PaidGrant, 'kind'>,
): Promise<void> {
  await tx
    .delete(token_recalls)
    .where(and(eq(token_recalls.source_id, source_id), eq(token_recalls.part, part)));
}

/** Removes the marked tokens after a hold was released to its wallet, with entries that name the grants. */
export async function applyRecalls(
  tx: Transaction,
  wallet: WalletRow,
  hold: HoldRow,
  at: Date,
): Promise<void> {
  const marks = await tx
    .delete(token_recalls)
    .where(eq(token_recalls.hold_id, hold.id))
    .returning();
  const released = { monthly: hold.monthly, bought: hold.bought };
  for (const mark of marks.toSorted(byGrant)) {
    const { to } = SOURCES[mark.kind];
    const amount = Math.min(mark.amount, released[to]);
    if (amount === 0) continue;
    released[to] -= amount;
    const grant = found(await findEntryByKey(tx, paidGrantKey(mark)));
    await postGrantReversal(tx, wallet, mark, grant, { amount, part: `hold:${hold.id}`, at });
    await tx
      .update(token_grants)
      .set({ granted: sql`${token_grants.granted} - ${amount}` })
      .where(and(eq(token_grants.source_id, mark.source_id), eq(token_grants.part, mark.part)));
  }
}

const byGrant = (a: PaidGrant, b: PaidGrant): number =>
  a.source_id < b.source_id ? -1 : a.source_id > b.source_id ? 1 : a.part - b.part;

/** A wallet's open holds with tokens of this kind, newest first, with the number of marked tokens. */
function selectOpenHolds(tx: Transaction, walletId: string, kind: PaidGrant['kind']) {
  const held = token_holds[SOURCES[kind].to];
  const isOfHold = and(eq(token_recalls.hold_id, token_holds.id), eq(token_recalls.kind, kind));
  return tx
    .select({
      id: token_holds.id,
      held,
      marked: sql`coalesce(${sum(token_recalls.amount)}, 0)`.mapWith(Number),
    })
    .from(token_holds)
    .leftJoin(token_recalls, isOfHold)
    .where(and(eq(token_holds.wallet_id, walletId), isNull(token_holds.ended_at), gt(held, 0)))
    .groupBy(token_holds.id)
    .orderBy(desc(token_holds.created_at), desc(token_holds.id));
}
