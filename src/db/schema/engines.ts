import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** What was asked of engines that cost money, by hour, over all processes: what the spend breaker counts. */
export const engine_use = pgTable(
  'engine_use',
  {
    /** Pictures, or replies and other texts. */
    kind: text('kind', { enum: ['image', 'text'] }).notNull(),
    /** The full hour (UTC) in which it was asked for. */
    hour: timestamp('hour', { withTimezone: true, mode: 'date', precision: 0 }).notNull(),
    amount: integer('amount').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.hour] })],
);
