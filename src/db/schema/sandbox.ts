import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });
const minor = (name: string) => bigint(name, { mode: 'number' });

/** Checkouts of the sandbox provider. The product reads them only through the provider's API. */
export const sandbox_sales = pgTable(
  'sandbox_sales',
  {
    id: uuid('id').primaryKey(),
    /** Random id of the hosted page. */
    reference: text('reference').notNull().unique(),
    order_reference: text('order_reference').notNull().unique(),
    kind: text('kind', { enum: ['subscription', 'purchase'] }).notNull(),
    amount_minor: minor('amount_minor').notNull(),
    currency: text('currency').notNull(),
    period_months: integer('period_months'),
    recurs: boolean('recurs').notNull(),
    method: text('method', { enum: ['card', 'bank', 'crypto'] }).notNull(),
    description: text('description').notNull(),
    success_url: text('success_url').notNull(),
    decline_url: text('decline_url').notNull(),
    /** The amount of the next renewal, when it was changed. */
    next_amount_minor: minor('next_amount_minor'),
    next_period_months: integer('next_period_months'),
    state: text('state', { enum: ['open', 'paid', 'cancelled', 'failed', 'ended'] }).notNull(),
    started_at: time('started_at'),
    paid_months: integer('paid_months').notNull().default(0),
    paid_through: time('paid_through'),
    created_at: time('created_at').notNull(),
  },
  (table) => [index('sandbox_sales_due').on(table.paid_through)],
);

/** Webhooks of the sandbox, until they are delivered. */
export const sandbox_events = pgTable(
  'sandbox_events',
  {
    id: uuid('id').primaryKey(),
    sale_id: uuid('sale_id')
      .notNull()
      .references(() => sandbox_sales.id),
    type: text('type').notNull(),
    transaction: text('transaction'),
    parent: text('parent'),
    amount_minor: minor('amount_minor'),
    /** The callback's body. */
    body: text('body').notNull(),
    delivered_at: time('delivered_at'),
    created_at: time('created_at').notNull(),
  },
  (table) => [index('sandbox_events_sale').on(table.sale_id)],
);
