import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { token_holds, token_wallets } from './billing.ts';

const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });
const minor = (name: string) => bigint(name, { mode: 'number' });
const PROVIDERS = ['sandbox', 'verotel', 'ccbill', 'btcpay'] as const;
const provider = () => text('provider', { enum: PROVIDERS }).notNull();
const METHODS = ['card', 'bank', 'crypto'] as const;
const method = () => text('method', { enum: METHODS }).notNull();
/** What an event says, in the words of platform/payments/port.ts. */
const EVENT_TYPES = [
  'initial',
  'renewal',
  'renewal_failed',
  'extended',
  'cancelled',
  'uncancelled',
  'expired',
  'price_changed',
  'replaced',
  'invoice_settled',
  'payment_pending',
  'payment_failed',
  'refund',
  'chargeback',
  'chargeback_reversed',
  'ignored',
] as const;
/** The payer: the wallet stands for the user, and loses the name when the user is erased. */
const wallet = () =>
  uuid('wallet_id')
    .notNull()
    .references(() => token_wallets.id);

/**
 * A plan as it was bought, and what happened to it. All but the first columns follow from the
 * events (decision 008): they are kept for reading, and made anew with each event.
 */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: uuid('id').primaryKey(),
    wallet_id: wallet(),
    provider: provider(),
    method: method(),
    /** The provider charges each further period by itself. */
    recurs: boolean('recurs').notNull(),
    /** A plan bought while another was still paid begins when that one ends. */
    not_before: time('not_before'),
    /** The plan to go on with after this period; null: the same. */
    next_plan_id: text('next_plan_id'),
    /** The sale at the provider; null until its first event. */
    provider_reference: text('provider_reference'),
    plan_id: text('plan_id').notNull(),
    started_at: time('started_at'),
    paid_through: time('paid_through'),
    /** Paid time and, while the next payment is awaited, its grace. */
    access_until: time('access_until'),
    cancelled_at: time('cancelled_at'),
    /** A charge-back ends everything at its moment. */
    ended_at: time('ended_at'),
    failed_at: time('failed_at'),
    /** When something changes by time alone: a month's grant, the end of the paid time or of access. */
    next_check_at: time('next_check_at'),
    /** The end of paid time that the last reminder was about. */
    reminded_of: time('reminded_of'),
    created_at: time('created_at').notNull(),
  },
  (table) => [
    index('subscriptions_wallet').on(table.wallet_id),
    index('subscriptions_next_check').on(table.next_check_at),
  ],
);

/** The prices under which a subscription may be charged: its own, and those of plans it was changed to. */
export const subscription_terms = pgTable(
  'subscription_terms',
  {
    subscription_id: uuid('subscription_id')
      .notNull()
      .references(() => subscriptions.id),
    plan_id: text('plan_id').notNull(),
    months: integer('months').notNull(),
    amount_minor: minor('amount_minor').notNull(),
  },
  (table) => [primaryKey({ columns: [table.subscription_id, table.plan_id, table.amount_minor] })],
);

/** What someone set out to buy, at the price of that moment. */
export const payment_orders = pgTable(
  'payment_orders',
  {
    id: uuid('id').primaryKey(),
    /** Random; the only thing of ours that a provider learns and repeats. */
    reference: text('reference').notNull().unique(),
    wallet_id: wallet(),
    kind: text('kind', { enum: ['plan', 'pack'] }).notNull(),
    /** The id of the plan or pack in the catalog. */
    item_id: text('item_id').notNull(),
    /** Months of a plan, tokens of a pack. */
    units: integer('units').notNull(),
    amount_minor: minor('amount_minor').notNull(),
    currency: text('currency').notNull(),
    method: method(),
    provider: provider(),
    recurs: boolean('recurs').notNull(),
    state: text('state', { enum: ['open', 'pending', 'paid', 'failed', 'returned'] })
      .notNull()
      .default('open'),
    /** Of a plan: set when it is paid, or before when it lengthens one. */
    subscription_id: uuid('subscription_id').references(() => subscriptions.id),
    /** For a plan: when what was paid before ends. */
    not_before: time('not_before'),
    /** The Idempotency-Key of the checkout. */
    request_key: text('request_key'),
    redirect_url: text('redirect_url'),
    provider_reference: text('provider_reference'),
    created_at: time('created_at').notNull(),
    updated_at: time('updated_at').notNull(),
  },
  (table) => [
    unique('payment_orders_request').on(table.wallet_id, table.request_key),
    index('payment_orders_subscription').on(table.subscription_id),
    check('payment_orders_priced', sql`amount_minor > 0 AND units > 0`),
  ],
);

/** A provider's names (sale, transaction) and the order that each is bound to, for ever. */
export const payment_references = pgTable(
  'payment_references',
  {
    provider: provider(),
    /** `sale:` or `tx:` and the provider's own. */
    reference: text('reference').notNull(),
    /** Null while only an event that came too early has named it. */
    order_id: uuid('order_id').references(() => payment_orders.id),
  },
  (table) => [primaryKey({ columns: [table.provider, table.reference] })],
);

/**
 * What providers told us, each event once: the facts from which orders, subscriptions and payments
 * follow. `delivery` holds the callback's fields without secrets and without the buyer.
 */
export const payment_events = pgTable(
  'payment_events',
  {
    id: uuid('id').primaryKey(),
    provider: text('provider', { enum: PROVIDERS }).notNull(),
    event_key: text('event_key').notNull(),
    content_hash: text('content_hash').notNull(),
    type: text('type', { enum: EVENT_TYPES }).notNull(),
    provider_type: text('provider_type').notNull(),
    order_reference: text('order_reference'),
    provider_reference: text('provider_reference').notNull(),
    transaction_reference: text('transaction_reference'),
    parent_reference: text('parent_reference'),
    amount_minor: minor('amount_minor'),
    currency: text('currency'),
    occurred_at: time('occurred_at').notNull(),
    next_charge_at: time('next_charge_at'),
    paid_through: time('paid_through'),
    anomaly: text('anomaly'),
    delivery: jsonb('delivery').$type<Record<string, unknown>>().notNull(),
    state: text('state', {
      enum: ['received', 'applied', 'ignored', 'parked', 'refused', 'quarantined'],
    })
      .notNull()
      .default('received'),
    /** Why it was refused or quarantined, or what somebody should look at. */
    problem: text('problem'),
    order_id: uuid('order_id').references(() => payment_orders.id),
    /** How often it came. */
    deliveries: integer('deliveries').notNull().default(1),
    received_at: time('received_at').notNull(),
    processed_at: time('processed_at'),
  },
  (table) => [
    uniqueIndex('payment_events_key')
      .on(table.provider, table.event_key)
      .where(sql`state <> 'quarantined'`),
    uniqueIndex('payment_events_quarantined')
      .on(table.provider, table.event_key, table.content_hash)
      .where(sql`state = 'quarantined'`),
    index('payment_events_order').on(table.order_id),
    index('payment_events_state').on(table.state, table.received_at),
    index('payment_events_sale').on(table.provider, table.provider_reference),
  ],
);

/** Settled money: one row for each transaction that paid for something. Each has a receipt. */
export const payments = pgTable(
  'payments',
  {
    id: uuid('id').primaryKey(),
    wallet_id: wallet(),
    order_id: uuid('order_id')
      .notNull()
      .references(() => payment_orders.id),
    subscription_id: uuid('subscription_id').references(() => subscriptions.id),
    event_id: uuid('event_id')
      .notNull()
      .references(() => payment_events.id),
    provider: provider(),
    transaction_reference: text('transaction_reference').notNull(),
    /** What it paid for, by the catalog's id, and how many months or tokens. */
    item_id: text('item_id').notNull(),
    units: integer('units').notNull(),
    amount_minor: minor('amount_minor').notNull(),
    currency: text('currency').notNull(),
    /** What went back so far, by refunds and charge-backs. */
    returned_minor: minor('returned_minor').notNull().default(0),
    is_charged_back: boolean('is_charged_back').notNull().default(false),
    /** It came after its account was closed: nothing is given for it, and it goes back. Null: it did not. */
    late: text('late', { enum: ['open', 'refund_asked', 'for_operator'] }),
    /** Counted without a gap within its year. */
    receipt_number: text('receipt_number').notNull().unique(),
    settled_at: time('settled_at').notNull(),
    created_at: time('created_at').notNull(),
  },
  (table) => [
    unique('payments_transaction').on(table.provider, table.transaction_reference),
    index('payments_wallet').on(table.wallet_id, table.settled_at),
    index('payments_order').on(table.order_id),
    index('payments_subscription').on(table.subscription_id),
    index('payments_late')
      .on(table.created_at)
      .where(sql`late IS NOT NULL`),
    check(
      'payments_return_at_most_all',
      sql`amount_minor > 0 AND returned_minor BETWEEN 0 AND amount_minor`,
    ),
  ],
);

/** Every change of what went back of a payment: positive when money went back, negative when it came again. */
export const payment_returns = pgTable(
  'payment_returns',
  {
    id: uuid('id').primaryKey(),
    payment_id: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    amount_minor: minor('amount_minor').notNull(),
    /** What the payment had returned in all after it. */
    returned_minor: minor('returned_minor').notNull(),
    is_charged_back: boolean('is_charged_back').notNull(),
    created_at: time('created_at').notNull(),
  },
  (table) => [index('payment_returns_payment').on(table.payment_id)],
);

/** Tokens that payments bring: what each should have brought (`due`) and what the ledger gave (`granted`). */
export const token_grants = pgTable(
  'token_grants',
  {
    /** A subscription, or a payment of a pack. */
    source_id: uuid('source_id').notNull(),
    /** The month of a subscription, from 0; 0 of a pack. */
    part: integer('part').notNull(),
    wallet_id: wallet(),
    kind: text('kind', { enum: ['monthly_grant', 'purchase'] }).notNull(),
    due: integer('due').notNull(),
    granted: integer('granted').notNull(),
    /** Changes so far: each has a ledger entry of its own. */
    changes: integer('changes').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.source_id, table.part] }),
    index('token_grants_wallet').on(table.wallet_id),
    check('token_grants_never_negative', sql`due >= 0 AND granted >= 0`),
  ],
);

/**
 * Tokens of a grant whose money went back while they were reserved for work in progress: when that
 * hold ends, as many as come back from it go too.
 */
export const token_recalls = pgTable(
  'token_recalls',
  {
    hold_id: uuid('hold_id')
      .notNull()
      .references(() => token_holds.id),
    source_id: uuid('source_id').notNull(),
    part: integer('part').notNull(),
    kind: text('kind', { enum: ['monthly_grant', 'purchase'] }).notNull(),
    amount: integer('amount').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.hold_id, table.source_id, table.part] }),
    foreignKey({
      name: 'token_recalls_grant',
      columns: [table.source_id, table.part],
      foreignColumns: [token_grants.source_id, token_grants.part],
    }),
    index('token_recalls_of_grant').on(table.source_id, table.part),
    check('token_recalls_of_something', sql`amount > 0`),
  ],
);

/** The last receipt's number of each year. */
export const receipt_counters = pgTable('receipt_counters', {
  year: integer('year').primaryKey(),
  last: integer('last').notNull(),
});
