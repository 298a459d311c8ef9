import {
  type AnyPgColumn,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { users } from './accounts.ts';

const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });
const amount = (name: string) => integer(name).notNull().default(0);

/** What a user has used of the daily allowances; days are UTC. */
export const daily_usage = pgTable(
  'daily_usage',
  {
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    messages: integer('messages').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.day] }),
    index('daily_usage_age').on(table.day),
  ],
);

/**
 * A user's token accounts and their balances, kept in addition to the ledger for speed. Its id
 * represents the user in the ledger; when the user is erased, the row stays without a name.
 */
export const token_wallets = pgTable(
  'token_wallets',
  {
    id: uuid('id').primaryKey(),
    user_id: uuid('user_id')
      .unique()
      .references(() => users.id, { onDelete: 'set null' }),
    daily: amount('daily'),
    monthly: amount('monthly'),
    bought: amount('bought'),
    held_daily: amount('held_daily'),
    held_monthly: amount('held_monthly'),
    held_bought: amount('held_bought'),
    /** The UTC day that `daily` belongs to, and how much that day's allowance was. */
    daily_day: date('daily_day', { mode: 'string' }),
    daily_granted: amount('daily_granted'),
    /** The number of the wallet's newest ledger entry. */
    last_seq: amount('last_seq'),
    created_at: time('created_at').notNull().defaultNow(),
  },
  () => [
    check(
      'token_wallets_never_negative',
      sql`least(daily, monthly, bought, held_daily, held_monthly, held_bought) >= 0`,
    ),
  ],
);

/**
 * The token ledger: an entry moves amounts between the accounts of one wallet and those of the
 * house (granted, sold, spent, expired), and sums to zero. Rows are never changed or removed: a trigger refuses it.
 */
export const ledger_entries = pgTable(
  'ledger_entries',
  {
    id: uuid('id').primaryKey(),
    wallet_id: uuid('wallet_id')
      .notNull()
      .references(() => token_wallets.id),
    /** Numbers the wallet's entries from 1 without gaps. */
    seq: integer('seq').notNull(),
    /** What the entry is for: the same key never has a second effect. */
    key: text('key').notNull().unique(),
    kind: text('kind', {
      enum: [
        'daily_grant',
        'monthly_grant',
        'support_grant',
        'purchase',
        'expiry',
        'hold',
        'release',
        'spend',
        'reversal',
        'grant_reversal',
      ],
    }).notNull(),
    purpose: text('purpose', { enum: ['image', 'chat_image', 'voice_message', 'call'] }),
    /** What it was for, by the id of the other feature's row. */
    reference: text('reference'),
    /** The reason, in words that the user may read; never about a person. */
    note: text('note'),
    hold_id: uuid('hold_id'),
    reverses: uuid('reverses').references((): AnyPgColumn => ledger_entries.id),
    daily: amount('daily'),
    monthly: amount('monthly'),
    bought: amount('bought'),
    held_daily: amount('held_daily'),
    held_monthly: amount('held_monthly'),
    held_bought: amount('held_bought'),
    granted: amount('granted'),
    sold: amount('sold'),
    spent: amount('spent'),
    expired: amount('expired'),
    /** The wallet's total after this entry, including held amounts. */
    balance_after: integer('balance_after').notNull(),
    created_at: time('created_at').notNull(),
  },
  (table) => [
    unique('ledger_entries_wallet_seq').on(table.wallet_id, table.seq),
    index('ledger_entries_reverses')
      .on(table.reverses)
      .where(sql`reverses IS NOT NULL`),
    check(
      'ledger_entries_sum_to_zero',
      sql`daily + monthly + bought + held_daily + held_monthly + held_bought + granted + sold + spent + expired = 0`,
    ),
    check('ledger_entries_balance_never_negative', sql`balance_after >= 0`),
  ],
);

/** Tokens reserved for work in progress. `daily`, `monthly` and `bought` are what is still held. */
export const token_holds = pgTable(
  'token_holds',
  {
    id: uuid('id').primaryKey(),
    wallet_id: uuid('wallet_id')
      .notNull()
      .references(() => token_wallets.id),
    key: text('key').notNull().unique(),
    purpose: text('purpose', { enum: ['image', 'chat_image', 'voice_message', 'call'] }).notNull(),
    reference: text('reference'),
    amount: integer('amount').notNull(),
    captured: amount('captured'),
    released: amount('released'),
    daily: amount('daily'),
    monthly: amount('monthly'),
    bought: amount('bought'),
    /** The UTC day whose allowance `daily` came from: if returned later, it is expired. */
    day: date('day', { mode: 'string' }).notNull(),
    /** After this time the sweeper returns what is left. */
    expires_at: time('expires_at').notNull(),
    ended_at: time('ended_at'),
    created_at: time('created_at').notNull(),
  },
  (table) => [
    index('token_holds_wallet').on(table.wallet_id),
    index('token_holds_open')
      .on(table.expires_at)
      .where(sql`ended_at IS NULL`),
    check(
      'token_holds_add_up',
      sql`amount > 0 AND least(captured, released, daily, monthly, bought) >= 0 AND captured + released + daily + monthly + bought = amount`,
    ),
    check('token_holds_end_empty', sql`(ended_at IS NULL) = (daily + monthly + bought > 0)`),
  ],
);
