import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * What superusers did, and what concerns the security of an account, for good: a trigger refuses to
 * change or remove rows. People are named by id alone; an erasure puts a pseudonym in its place.
 */
export const audit_log = pgTable(
  'audit_log',
  {
    id: uuid('id').primaryKey(),
    /** Null: the operator's shell, which needs no account, or the product itself. */
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
  (table) => [
    index('audit_log_subject').on(table.subject_type, table.subject_id, table.id),
    index('audit_log_actor').on(table.actor_id),
  ],
);
