import {
  boolean,
  index,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';

const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey(),
    full_name: text('full_name').notNull(),
    email: text('email').notNull(),
    profile_picture: text('profile_picture'),
    is_active: boolean('is_active').notNull().default(true),
    is_superuser: boolean('is_superuser').notNull().default(false),
    plan: text('plan', { enum: ['free', 'premium'] })
      .notNull()
      .default('free'),
    plan_renews_at: time('plan_renews_at'),
    suspended_until: time('suspended_until'),
    age_notice_version: text('age_notice_version'),
    age_confirmed_at: time('age_confirmed_at'),
    ai_disclosed_at: time('ai_disclosed_at'),
    created_at: time('created_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('users_email_unique').on(sql`lower(${table.email})`)],
);

export const identities = pgTable(
  'identities',
  {
    provider: text('provider', { enum: ['google', 'discord'] }).notNull(),
    subject: text('subject').notNull(),
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    created_at: time('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    index('identities_user').on(table.user_id),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the opaque token, base64url; the token itself is never stored. */
    token_hash: text('token_hash').notNull().unique(),
    user_agent: text('user_agent'),
    address: text('address'),
    created_at: time('created_at').notNull().defaultNow(),
    last_seen_at: time('last_seen_at').notNull().defaultNow(),
    expires_at: time('expires_at').notNull(),
    revoked_at: time('revoked_at'),
  },
  (table) => [index('sessions_user').on(table.user_id)],
);

/** A sign-in under way: what the provider's answer must match. Used once, short-lived. */
export const login_attempts = pgTable('login_attempts', {
  id: uuid('id').primaryKey(),
  /** SHA-256 of the cookie that binds the attempt to one browser. */
  browser_hash: text('browser_hash').notNull().unique(),
  nonce: text('nonce').notNull(),
  state: text('state').notNull(),
  code_verifier: text('code_verifier').notNull(),
  expires_at: time('expires_at').notNull(),
  consumed_at: time('consumed_at'),
});

export const age_acknowledgements = pgTable('age_acknowledgements', {
  id: uuid('id').primaryKey(),
  /** SHA-256 of the visitor's cookie. */
  browser_hash: text('browser_hash').notNull().unique(),
  version: text('version').notNull(),
  created_at: time('created_at').notNull().defaultNow(),
});
