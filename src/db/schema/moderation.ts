import { sql } from 'drizzle-orm';
import {
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** Every check with a result other than "allow"; stores a digest of the text, never the text. */
export const moderation_events = pgTable(
  'moderation_events',
  {
    id: uuid('id').primaryKey(),
    user_id: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    surface: text('surface').notNull(),
    outcome: text('outcome').notNull(),
    categories: text('categories').array().notNull(),
    rule: text('rule'),
    rules_version: text('rules_version').notNull(),
    engine: text('engine').notNull(),
    text_sha256: text('text_sha256').notNull(),
    created_at: time('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('moderation_events_user').on(table.user_id, table.created_at),
    index('moderation_events_age').on(table.created_at),
  ],
);

/**
 * A sanction against an account for one blocked text: warning, then suspension, then termination.
 * It counts until it expires or is lifted.
 */
export const strikes = pgTable(
  'strikes',
  {
    id: uuid('id').primaryKey(),
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    event_id: uuid('event_id')
      .notNull()
      .references(() => moderation_events.id),
    category: text('category').notNull(),
    step: text('step', { enum: ['warning', 'suspension', 'termination'] }).notNull(),
    created_at: time('created_at').notNull().defaultNow(),
    /** The end of a suspension. */
    until: time('until'),
    expires_at: time('expires_at').notNull(),
    /** Lifted by a moderator, after an appeal or a review. */
    lifted_at: time('lifted_at'),
    lifted_by: uuid('lifted_by').references(() => users.id, { onDelete: 'set null' }),
    /** Null when it needs no review unless there is an appeal. */
    review: text('review', { enum: ['open', 'upheld', 'lifted'] }),
  },
  (table) => [
    index('strikes_user').on(table.user_id, table.created_at),
    index('strikes_event').on(table.event_id),
    index('strikes_lifter').on(table.lifted_by),
    index('strikes_review')
      .on(table.id)
      .where(sql`review = 'open'`),
  ],
);

/** An appeal against a strike or the closing of an account, and its answer. */
export const appeals = pgTable(
  'appeals',
  {
    id: uuid('id').primaryKey(),
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null: the account was closed by the team. */
    strike_id: uuid('strike_id').references(() => strikes.id, { onDelete: 'cascade' }),
    /** The Idempotency-Key of the request. */
    request_key: text('request_key'),
    message: text('message').notNull(),
    status: text('status', { enum: ['open', 'granted', 'declined'] })
      .notNull()
      .default('open'),
    answer: text('answer').notNull().default(''),
    created_at: time('created_at').notNull(),
    decided_at: time('decided_at'),
    decided_by: uuid('decided_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    uniqueIndex('appeals_request').on(table.user_id, table.request_key),
    uniqueIndex('appeals_one_open')
      .on(table.user_id, sql`coalesce(strike_id, '00000000-0000-0000-0000-000000000000'::uuid)`)
      .where(sql`status = 'open'`),
    index('appeals_queue').on(table.status, table.id),
    index('appeals_strike').on(table.strike_id),
    index('appeals_decider').on(table.decided_by),
  ],
);

/** Crisis referrals per day and type, without any identifier, for the annual report. */
export const crisis_referrals = pgTable(
  'crisis_referrals',
  {
    day: date('day', { mode: 'string' }).notNull(),
    kind: text('kind').notNull(),
    count: integer('count').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.day, table.kind] })],
);

/** A report. It outlives the reporter's account and its subject, of which it stores only the name. */
export const reports = pgTable(
  'reports',
  {
    id: uuid('id').primaryKey(),
    reporter_id: uuid('reporter_id').references(() => users.id, { onDelete: 'set null' }),
    subject_type: text('subject_type', { enum: ['character', 'message', 'image'] }).notNull(),
    /** A character's slug, or the id of a message or an image. */
    subject_id: text('subject_id').notNull(),
    reason: text('reason', {
      enum: [
        'underage',
        'real_person',
        'illegal',
        'hate',
        'violence',
        'self_harm',
        'privacy',
        'copyright',
        'spam',
        'other',
      ],
    }).notNull(),
    details: text('details').notNull().default(''),
    /** 1: urgent; 2: normal. */
    priority: smallint('priority').notNull(),
    status: text('status', { enum: ['open', 'resolved', 'dismissed'] })
      .notNull()
      .default('open'),
    note: text('note').notNull().default(''),
    created_at: time('created_at').notNull().defaultNow(),
    resolved_at: time('resolved_at'),
    resolved_by: uuid('resolved_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    uniqueIndex('reports_one_open')
      .on(table.reporter_id, table.subject_type, table.subject_id)
      .where(sql`status = 'open'`),
    index('reports_queue').on(table.status, table.priority, table.id),
    index('reports_subject').on(table.subject_type, table.subject_id),
    index('reports_reporter').on(table.reporter_id),
    index('reports_resolver').on(table.resolved_by),
  ],
);

/** A removal request with its deadlines. */
export const removal_requests = pgTable(
  'removal_requests',
  {
    id: uuid('id').primaryKey(),
    /** Digest of the sender's Idempotency-Key. */
    request_key: text('request_key').unique(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    kind: text('kind', {
      enum: ['likeness', 'copyright', 'card_scheme', 'privacy', 'illegal', 'other'],
    }).notNull(),
    /** What should be removed, in the sender's words. */
    what: text('what').notNull(),
    /** The statement as shown, and the typed signature. */
    statement: text('statement').notNull(),
    signature: text('signature').notNull(),
    status: text('status', { enum: ['open', 'reviewing', 'approved', 'removed', 'declined'] })
      .notNull()
      .default('open'),
    note: text('note').notNull().default(''),
    created_at: time('created_at').notNull().defaultNow(),
    answer_due_at: time('answer_due_at').notNull(),
    /** When a moderator first handled it. */
    answered_at: time('answered_at'),
    decision_due_at: time('decision_due_at').notNull(),
    decided_at: time('decided_at'),
    /** For a likeness: from the start; otherwise from the approval. */
    removal_due_at: time('removal_due_at'),
    removed_at: time('removed_at'),
    handled_by: uuid('handled_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('removal_requests_queue').on(table.status, table.id),
    index('removal_requests_handler').on(table.handled_by),
  ],
);
