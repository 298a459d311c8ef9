import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * What superusers did, for good: rows are never changed or removed, a trigger refuses it. People are
 * named by id alone, so that an erased one leaves nothing here.
 */
export const audit_log = pgTable(
  'audit_log',
  {
    id: uuid('id').primaryKey(),
    /** Null: the operator's shell, which needs no account. */
    actor_id: uuid('actor_id'),
    /** Such as `user.changed`. */
    action: text('action').notNull(),
    subject_type: text('subject_type').notNull(),
    subject_id: text('subject_id').notNull(),
    /** What of it: names of fields, states, numbers; never a person's words. */
    details: jsonb('details').$type<Record<string, unknown>>().notNull(),
    created_at: timestamp('created_at', {
      withTimezone: true,
      mode: 'date',
      precision: 3,
    }).notNull(),
  },
  (table) => [index('audit_log_subject').on(table.subject_type, table.subject_id)],
);
