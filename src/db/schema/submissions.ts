import { boolean, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });
const handler = (name: string) => uuid(name).references(() => users.id, { onDelete: 'set null' });

/** Messages of the contact form and their answers. */
export const contact_messages = pgTable(
  'contact_messages',
  {
    id: uuid('id').primaryKey(),
    /** Digest of the sender's Idempotency-Key. */
    request_key: text('request_key').unique(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    /** Looks like spam: not forwarded to support, and listed separately. */
    is_suspect: boolean('is_suspect').notNull().default(false),
    status: text('status', { enum: ['open', 'answered', 'closed'] })
      .notNull()
      .default('open'),
    answer: text('answer').notNull().default(''),
    note: text('note').notNull().default(''),
    created_at: time('created_at').notNull().defaultNow(),
    handled_at: time('handled_at'),
    handled_by: handler('handled_by'),
  },
  (table) => [
    index('contact_messages_queue').on(table.status, table.is_suspect, table.id),
    index('contact_messages_handler').on(table.handled_by),
  ],
);

/** Affiliate applications and their decisions. */
export const affiliate_applications = pgTable(
  'affiliate_applications',
  {
    id: uuid('id').primaryKey(),
    /** Digest of the sender's Idempotency-Key. */
    request_key: text('request_key').unique(),
    email: text('email').notNull(),
    first_name: text('first_name').notNull(),
    website_url: text('website_url').notNull(),
    traffic_source: text('traffic_source', {
      enum: ['blog', 'social', 'email', 'youtube', 'discord', 'ppc', 'seo', 'influencer', 'other'],
    }).notNull(),
    introduction: text('introduction').notNull().default(''),
    promotion_strategy: text('promotion_strategy').notNull().default(''),
    status: text('status', { enum: ['open', 'accepted', 'declined'] })
      .notNull()
      .default('open'),
    note: text('note').notNull().default(''),
    /** The deadline of the answer: 24 hours after arrival. */
    answer_due_at: time('answer_due_at').notNull(),
    created_at: time('created_at').notNull().defaultNow(),
    decided_at: time('decided_at'),
    decided_by: handler('decided_by'),
  },
  (table) => [
    index('affiliate_applications_queue').on(table.status, table.id),
    index('affiliate_applications_decider').on(table.decided_by),
  ],
);
