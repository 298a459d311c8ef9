import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { users } from './accounts.ts';
import { payments } from './payments.ts';
import { affiliate_applications } from './submissions.ts';

const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });
const minor = (name: string) => bigint(name, { mode: 'number' });
const payoutMethod = () => text('method', { enum: ['bank', 'crypto'] });
const affiliate = () =>
  uuid('affiliate_id')
    .notNull()
    .references(() => affiliates.id);

/** Accepted affiliates. Erased ones keep their totals under a meaningless code. */
export const affiliates = pgTable(
  'affiliates',
  {
    id: uuid('id').primaryKey(),
    /** Null: the application was erased. */
    application_id: uuid('application_id')
      .unique()
      .references(() => affiliate_applications.id, { onDelete: 'set null' }),
    /** Whose dashboard it is; null until the invitation was accepted. */
    user_id: uuid('user_id')
      .unique()
      .references(() => users.id, { onDelete: 'set null' }),
    /** The last part of the link. */
    code: text('code').notNull().unique(),
    first_name: text('first_name').notNull(),
    /** From the application: where the invitation is sent. */
    email: text('email').notNull(),
    status: text('status', { enum: ['active', 'paused'] })
      .notNull()
      .default('active'),
    commission_bps: integer('commission_bps').notNull(),
    /** Where the money goes; all three are null until the affiliate enters them. */
    method: payoutMethod(),
    account_name: text('account_name'),
    account: text('account'),
    created_at: time('created_at').notNull(),
    joined_at: time('joined_at'),
    erased_at: time('erased_at'),
  },
  (table) => [
    index('affiliates_email').on(sql`lower(${table.email})`),
    index('affiliates_status').on(table.status, table.id),
    check('affiliates_commission', sql`commission_bps BETWEEN 0 AND 4000`),
    check(
      'affiliates_details_together',
      sql`(method IS NULL) = (account IS NULL) AND (method IS NULL) = (account_name IS NULL)`,
    ),
  ],
);

/** The number of visits per link, without any information about visitors. Days are UTC. */
export const affiliate_clicks = pgTable(
  'affiliate_clicks',
  {
    affiliate_id: affiliate(),
    day: date('day').notNull(),
    clicks: integer('clicks').notNull(),
  },
  (table) => [primaryKey({ columns: [table.affiliate_id, table.day] })],
);

/** The networks that an affiliate used in the last 30 days, as keyed digests. */
export const affiliate_addresses = pgTable(
  'affiliate_addresses',
  {
    affiliate_id: affiliate(),
    digest: text('digest').notNull(),
    last_seen_at: time('last_seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.affiliate_id, table.digest] }),
    index('affiliate_addresses_seen').on(table.last_seen_at),
  ],
);

/** Users who signed up through a link: bound permanently at registration. */
export const affiliate_referrals = pgTable(
  'affiliate_referrals',
  {
    id: uuid('id').primaryKey(),
    affiliate_id: affiliate(),
    /** Null: the person was erased. */
    user_id: uuid('user_id')
      .unique()
      .references(() => users.id, { onDelete: 'set null' }),
    clicked_at: time('clicked_at').notNull(),
    /** Probably the affiliate's own account: it earns nothing. */
    refused: text('refused', { enum: ['same_user', 'same_email', 'same_address'] }),
    created_at: time('created_at').notNull(),
  },
  (table) => [index('affiliate_referrals_affiliate').on(table.affiliate_id, table.created_at)],
);

/** What one settled payment earns. Its state follows from these columns, the time and the payouts. */
export const affiliate_commissions = pgTable(
  'affiliate_commissions',
  {
    id: uuid('id').primaryKey(),
    payment_id: uuid('payment_id')
      .notNull()
      .unique()
      .references(() => payments.id),
    affiliate_id: affiliate(),
    referral_id: uuid('referral_id')
      .notNull()
      .references(() => affiliate_referrals.id),
    kind: text('kind', { enum: ['plan', 'pack'] }).notNull(),
    is_first: boolean('is_first').notNull(),
    /** The amount paid, the part of it refunded, and the rest after the provider's fees. */
    paid_minor: minor('paid_minor').notNull(),
    returned_minor: minor('returned_minor').notNull().default(0),
    net_minor: minor('net_minor').notNull(),
    commission_bps: integer('commission_bps').notNull(),
    amount_minor: minor('amount_minor').notNull(),
    reversed_minor: minor('reversed_minor').notNull().default(0),
    currency: text('currency').notNull(),
    settled_at: time('settled_at').notNull(),
    approves_at: time('approves_at').notNull(),
  },
  (table) => [
    index('affiliate_commissions_affiliate').on(table.affiliate_id, table.id),
    index('affiliate_commissions_referral').on(table.referral_id),
    check(
      'affiliate_commissions_bounds',
      sql`commission_bps BETWEEN 0 AND 4000 AND net_minor BETWEEN 0 AND paid_minor
        AND returned_minor BETWEEN 0 AND paid_minor AND amount_minor BETWEEN 0 AND net_minor
        AND reversed_minor BETWEEN 0 AND amount_minor`,
    ),
  ],
);

/** Money for an affiliate, approved manually, with the payout account at that time. */
export const affiliate_payouts = pgTable(
  'affiliate_payouts',
  {
    id: uuid('id').primaryKey(),
    affiliate_id: affiliate(),
    number: text('number').notNull().unique(),
    status: text('status', { enum: ['approved', 'paid', 'cancelled'] })
      .notNull()
      .default('approved'),
    amount_minor: minor('amount_minor').notNull(),
    currency: text('currency').notNull(),
    method: payoutMethod().notNull(),
    /** Both are empty when the affiliate was erased. */
    account_name: text('account_name').notNull(),
    account: text('account').notNull(),
    commissions: integer('commissions').notNull(),
    /** The bank's or blockchain's reference; empty until it is paid. */
    reference: text('reference').notNull().default(''),
    created_at: time('created_at').notNull(),
    paid_at: time('paid_at'),
    cancelled_at: time('cancelled_at'),
  },
  (table) => [
    index('affiliate_payouts_affiliate').on(table.affiliate_id, table.id),
    index('affiliate_payouts_status').on(table.status, table.id),
    uniqueIndex('affiliate_payouts_one_open')
      .on(table.affiliate_id, table.currency)
      .where(sql`status = 'approved'`),
    check('affiliate_payouts_positive', sql`amount_minor > 0`),
  ],
);

/** The share of each commission in a payout; negative: refunded after an earlier payout. */
export const affiliate_payout_lines = pgTable(
  'affiliate_payout_lines',
  {
    payout_id: uuid('payout_id')
      .notNull()
      .references(() => affiliate_payouts.id),
    commission_id: uuid('commission_id')
      .notNull()
      .references(() => affiliate_commissions.id),
    amount_minor: minor('amount_minor').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.payout_id, table.commission_id] }),
    index('affiliate_payout_lines_commission').on(table.commission_id),
    check('affiliate_payout_lines_something', sql`amount_minor <> 0`),
  ],
);

/** The last payout's number of each year. */
export const affiliate_payout_counters = pgTable('affiliate_payout_counters', {
  year: integer('year').primaryKey(),
  last: integer('last').notNull(),
});
