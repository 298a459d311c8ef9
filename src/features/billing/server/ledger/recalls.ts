import { and, desc, eq, gt, isNull, sql, sum } from 'drizzle-orm';
import type { Transaction } from '#db/client.ts';
import { token_grants, token_holds, token_recalls } from '#db/schema/index.ts';
import { found } from '#platform/errors.ts';
import { grantKey, SOURCES } from './grant-tokens.ts';
import { postEntry } from './post-entry.ts';
import { findEntryByKey, type EntryRow, type HoldRow, type WalletRow } from './queries.ts';

/** A grant that a payment brought. */
export type PaidGrant = Pick<typeof token_grants.$inferSelect, 'kind' | 'source_id' | 'part'>;

export const paidGrantKey = ({ kind, source_id, part }: PaidGrant): string =>
  grantKey(kind, `${source_id}:${part}`);

interface Reversal {
  amount: number;
  /** Names it among the reversals of the grant. */
  part: string;
  at: Date;
}

/** The entry by which tokens of a grant leave a wallet that has them. */
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

/** Marks up to `amount` tokens that are set aside in a locked wallet: those that come back will go. */
export async function recallHeld(
  tx: Transaction,
  wallet: WalletRow,
  { kind, source_id, part }: PaidGrant,
  amount: number,
): Promise<void> {
  let rest = amount;
  for (const hold of await openHolds(tx, wallet.id, kind)) {
    // What was marked before may have been spent since, so that fewer are held than marked.
    const marked = Math.min(rest, hold.held - hold.marked);
    if (marked <= 0) continue;
    await tx
      .insert(token_recalls)
      .values({ hold_id: hold.id, source_id, part, kind, amount: marked });
    rest -= marked;
  }
}

/** Forgets what was marked for a grant, before what is due of it is settled anew. */
export async function dropRecalls(
  tx: Transaction,
  { source_id, part }: Omit<PaidGrant, 'kind'>,
): Promise<void> {
  await tx
    .delete(token_recalls)
    .where(and(eq(token_recalls.source_id, source_id), eq(token_recalls.part, part)));
}

/** After a hold's rest came back to its wallet: takes what was marked of it, naming the grants. */
export async function takeRecalled(
  tx: Transaction,
  wallet: WalletRow,
  hold: HoldRow,
  at: Date,
): Promise<void> {
  const marks = await tx
    .delete(token_recalls)
    .where(eq(token_recalls.hold_id, hold.id))
    .returning();
  const back = { monthly: hold.monthly, bought: hold.bought };
  for (const mark of marks.toSorted(byGrant)) {
    const { to } = SOURCES[mark.kind];
    const amount = Math.min(mark.amount, back[to]);
    if (amount === 0) continue;
    back[to] -= amount;
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

/** A wallet's open holds with tokens of this kind, the newest first, and how many are marked. */
function openHolds(tx: Transaction, walletId: string, kind: PaidGrant['kind']) {
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
