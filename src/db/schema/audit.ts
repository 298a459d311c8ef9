import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * A permanent log of superusers' actions and of security events of accounts: a trigger prevents
 * changing or deleting rows. People are identified only by id; an erasure replaces it with a
 * pseudonym.
 */
export const audit_log = pgTable(
  'audit_log',
  {
    id: uuid('id').primaryKey(),
    /** Null: the operator's shell, which has no account, or the product itself. */
    actor_id: uuid('actor_id'),
    /** Such as `user.changed`. */
    action: text('action').notNull(),
    subject_type: text('subject_type').notNull(),
    subject_id: text('subject_id').notNull(),
    /** Details: field names, states, numbers; never a person's words. */
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
