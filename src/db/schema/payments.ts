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
/** Event types as in platform/payments/port.ts. */
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
/** The payer. The wallet is pseudonymous once the user is erased. */
const wallet = () =>
  uuid('wallet_id')
    .notNull()
    .references(() => token_wallets.id);

/**
 * A purchased plan and its state. All but the first columns are derived from the events (decision
 * 008) and rebuilt with each event.
 */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: uuid('id').primaryKey(),
    wallet_id: wallet(),
    provider: provider(),
    method: method(),
    /** The provider charges each further period automatically. */
    recurs: boolean('recurs').notNull(),
    /** Start of the paid time; a plan bought early starts when the current one ends. */
    not_before: time('not_before'),
    /** The plan after this period; null: the same. */
    next_plan_id: text('next_plan_id'),
    /** The sale at the provider; null until its first event. */
    provider_reference: text('provider_reference'),
    plan_id: text('plan_id').notNull(),
    started_at: time('started_at'),
    paid_through: time('paid_through'),
    /** End of the paid time, and of the grace period while a payment is due. */
    access_until: time('access_until'),
    cancelled_at: time('cancelled_at'),
    /** When a charge-back ended it. */
    ended_at: time('ended_at'),
    failed_at: time('failed_at'),
    /**
     * The next change that needs no event: a monthly grant, the end of the paid time or of access.
     */
    next_check_at: time('next_check_at'),
    /** The end of the paid time named in the last reminder. */
    reminded_of: time('reminded_of'),
    created_at: time('created_at').notNull(),
  },
  (table) => [
    index('subscriptions_wallet').on(table.wallet_id),
    index('subscriptions_next_check').on(table.next_check_at),
  ],
);

/** The prices at which a subscription may be charged: its own and those of later plans. */
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

/** A checkout with the price at that time. */
export const payment_orders = pgTable(
  'payment_orders',
  {
    id: uuid('id').primaryKey(),
    /** Random reference; the only value of ours that a provider sees. */
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
    /** For a plan: set when it is paid, or earlier when it extends one. */
    subscription_id: uuid('subscription_id').references(() => subscriptions.id),
    /** For a plan: when the earlier paid time ends. */
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

/** A provider's sale and transaction ids, each bound to one order permanently. */
export const payment_references = pgTable(
  'payment_references',
  {
    provider: provider(),
    /** `sale:` or `tx:` and the provider's own. */
    reference: text('reference').notNull(),
    /** Null while only an early event refers to it. */
    order_id: uuid('order_id').references(() => payment_orders.id),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.reference] }),
    index('payment_references_order').on(table.order_id),
  ],
);

/**
 * Events of providers, each stored once: the facts from which orders, subscriptions and payments
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
    /** Why it was rejected or quarantined, or what an operator should check. */
    problem: text('problem'),
    order_id: uuid('order_id').references(() => payment_orders.id),
    /** Number of deliveries. */
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
    index('payment_events_state').on(table.state, table.received_at, table.id),
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
    /** What it paid for: the catalog id, and months or tokens. */
    item_id: text('item_id').notNull(),
    units: integer('units').notNull(),
    amount_minor: minor('amount_minor').notNull(),
    currency: text('currency').notNull(),
    /** Amount returned so far by refunds and charge-backs. */
    returned_minor: minor('returned_minor').notNull().default(0),
    is_charged_back: boolean('is_charged_back').notNull().default(false),
    /** Set for a payment that arrived after its account was closed: it is refunded and grants nothing. */
    late: text('late', { enum: ['open', 'refund_asked', 'for_operator'] }),
    /** Receipt number, without gaps within its year. */
    receipt_number: text('receipt_number').notNull().unique(),
    settled_at: time('settled_at').notNull(),
    created_at: time('created_at').notNull(),
  },
  (table) => [
    unique('payments_transaction').on(table.provider, table.transaction_reference),
    index('payments_wallet').on(table.wallet_id, table.settled_at),
    index('payments_newest').on(table.settled_at, table.id),
    index('payments_order').on(table.order_id),
    index('payments_event').on(table.event_id),
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

/** Changes of the returned amount: positive for a return, negative when a return was reversed. */
export const payment_returns = pgTable(
  'payment_returns',
  {
    id: uuid('id').primaryKey(),
    payment_id: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    amount_minor: minor('amount_minor').notNull(),
    /** The total returned after this change. */
    returned_minor: minor('returned_minor').notNull(),
    is_charged_back: boolean('is_charged_back').notNull(),
    created_at: time('created_at').notNull(),
  },
  (table) => [index('payment_returns_payment').on(table.payment_id)],
);

/** Tokens from payments: the entitlement (`due`) and what the ledger has granted (`granted`). */
export const token_grants = pgTable(
  'token_grants',
  {
    /** A subscription, or a payment of a pack. */
    source_id: uuid('source_id').notNull(),
    /** The month of a subscription, from 0; 0 for a pack. */
    part: integer('part').notNull(),
    wallet_id: wallet(),
    kind: text('kind', { enum: ['monthly_grant', 'purchase'] }).notNull(),
    due: integer('due').notNull(),
    granted: integer('granted').notNull(),
    /** Number of changes; each has its own ledger entry. */
    changes: integer('changes').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.source_id, table.part] }),
    index('token_grants_wallet').on(table.wallet_id),
    check('token_grants_never_negative', sql`due >= 0 AND granted >= 0`),
  ],
);

/**
 * Tokens of a refunded grant that were reserved for work in progress at the time: when that hold
 * ends, whatever it releases is taken back.
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

/** The last receipt number of each year. */
export const receipt_counters = pgTable('receipt_counters', {
  year: integer('year').primaryKey(),
  last: integer('last').notNull(),
});
