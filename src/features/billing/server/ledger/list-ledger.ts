import type { UserContext } from '#platform/context.ts';
import { invalidCursor, readPlace } from '#platform/page-cursor.ts';
import { encodeCursor } from '#shared/cursor.ts';
import type { Ledger, LedgerEntry, LedgerQuery } from '../../contract.ts';
import { ownedTokens } from './post-entry.ts';
import { countHistory, findWallet, selectHistory, type EntryRow } from './queries.ts';
import { balanceOf } from './read-balance.ts';

/** Maximum value of the column. */
const LAST_SEQ = 2 ** 31 - 1;

/** The caller's balance and ledger entries, newest first. @throws FieldError */
export async function listLedger(ctx: UserContext, query: LedgerQuery): Promise<Ledger> {
  const { cursor, skip, limit } = query;
  const before = seqOf(cursor);
  const wallet = await findWallet(ctx.db, ctx.caller.id);
  const balance = balanceOf(wallet, ctx);
  if (!wallet) return { data: [], count: 0, next_cursor: null, balance };
  const [rows, count] = await Promise.all([
    selectHistory(ctx.db, wallet.id, { skip, limit, before }),
    countHistory(ctx.db, wallet.id),
  ]);
  const last = rows.length === limit ? rows.at(-1) : undefined;
  return {
    data: rows.map(presentEntry),
    count,
    next_cursor: last && last.seq > 1 ? encodeCursor('ledger', [last.seq]) : null,
    balance,
  };
}

/** The number of the previous page's last entry. */
function seqOf(cursor: string | undefined): number | undefined {
  const [seq] = readPlace('ledger', cursor, ['number']) ?? [];
  if (seq !== undefined && (seq < 1 || seq > LAST_SEQ)) throw invalidCursor();
  return seq;
}

/** An entry as shown to its owner. */
export function presentEntry(row: EntryRow): LedgerEntry {
  return {
    id: row.id,
    kind: row.kind as LedgerEntry['kind'],
    purpose: row.purpose,
    amount: ownedTokens(row),
    balance_after: row.balance_after,
    reference: row.reference,
    note: row.note,
    reverses: row.reverses,
    created_at: row.created_at.toISOString(),
  };
}
