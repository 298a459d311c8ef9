import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
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
    /** A sign-in provider's picture; `picture_image_id` takes precedence. */
    profile_picture: text('profile_picture'),
    /** One of the user's generated images as the picture; it may have been deleted. */
    picture_image_id: uuid('picture_image_id'),
    is_active: boolean('is_active').notNull().default(true),
    is_superuser: boolean('is_superuser').notNull().default(false),
    plan: text('plan', { enum: ['free', 'premium'] })
      .notNull()
      .default('free'),
    plan_renews_at: time('plan_renews_at'),
    /** For a purchased plan: when it ends unless it is renewed. Null: it does not end. */
    premium_until: time('premium_until'),
    suspended_until: time('suspended_until'),
    /** Why the account is suspended, or was closed by the rules: one plain sentence for its owner. */
    standing_reason: text('standing_reason'),
    age_notice_version: text('age_notice_version'),
    age_confirmed_at: time('age_confirmed_at'),
    ai_disclosed_at: time('ai_disclosed_at'),
    /** The explicit choices; `resolvePreferences` fills in the rest. */
    preferences: jsonb('preferences').$type<Record<string, unknown>>().notNull().default({}),
    deletion_requested_at: time('deletion_requested_at'),
    /**
     * When all of this person's data is erased; sign-in is blocked unless support cancels the
     * erasure.
     */
    erase_at: time('erase_at'),
    created_at: time('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('users_email_unique').on(sql`lower(${table.email})`),
    // For the superusers' list and its selective filters.
    index('users_newest').on(table.created_at, table.id),
    index('users_premium')
      .on(table.created_at, table.id)
      .where(sql`plan = 'premium'`),
    index('users_suspended')
      .on(table.created_at, table.id)
      .where(sql`suspended_until IS NOT NULL`),
    index('users_inactive')
      .on(table.created_at, table.id)
      .where(sql`NOT is_active`),
    index('users_name_parts').using('gin', sql`lower(${table.full_name}) gin_trgm_ops`),
    index('users_email_parts').using('gin', sql`lower(${table.email}) gin_trgm_ops`),
    index('users_superusers')
      .on(table.id)
      .where(sql`is_superuser`),
    index('users_erase')
      .on(table.erase_at)
      .where(sql`erase_at IS NOT NULL`),
  ],
);

export const identities = pgTable(
  'identities',
  {
    provider: text('provider', { enum: ['google', 'discord'] }).notNull(),
    subject: text('subject').notNull(),
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** As the provider sent them at the last sign-in. */
    email: text('email'),
    picture: text('picture'),
    created_at: time('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    index('identities_user').on(table.user_id),
  ],
);

/** A new e-mail address that waits for its link to be opened, and the outcome. */
export const email_changes = pgTable(
  'email_changes',
  {
    id: uuid('id').primaryKey(),
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    old_email: text('old_email').notNull(),
    new_email: text('new_email').notNull(),
    created_at: time('created_at').notNull(),
    expires_at: time('expires_at').notNull(),
    /** Confirmed, canceled, or replaced by a later one. */
    ended_at: time('ended_at'),
  },
  (table) => [
    uniqueIndex('email_changes_one_open')
      .on(table.user_id)
      .where(sql`ended_at IS NULL`),
    index('email_changes_user').on(table.user_id),
  ],
);

/** Copies of a person's data: requested, created piece by piece, kept for a while. */
export const data_exports = pgTable(
  'data_exports',
  {
    id: uuid('id').primaryKey(),
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    status: text('status', { enum: ['queued', 'running', 'ready', 'failed', 'expired'] })
      .notNull()
      .default('queued'),
    /** From 0 to 1. */
    progress: real('progress').notNull().default(0),
    /** The number of pieces of the ZIP in the storage. */
    parts: integer('parts').notNull().default(0),
    size_bytes: bigint('size_bytes', { mode: 'number' }).notNull().default(0),
    attempt: integer('attempt').notNull().default(0),
    requested_at: time('requested_at').notNull(),
    ready_at: time('ready_at'),
    expires_at: time('expires_at'),
  },
  (table) => [
    uniqueIndex('data_exports_one_open')
      .on(table.user_id)
      .where(sql`status IN ('queued', 'running')`),
    index('data_exports_user').on(table.user_id, table.id),
    index('data_exports_end')
      .on(table.expires_at)
      .where(sql`status = 'ready'`),
  ],
);

/** Changes to an account's sign-in methods that can still be undone by a link in an email. */
export const account_changes = pgTable(
  'account_changes',
  {
    id: uuid('id').primaryKey(),
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['link', 'unlink', 'email', 'export', 'deletion'] }).notNull(),
    /** What undoing requires, by kind; and `told`, the addresses that received a link. */
    details: jsonb('details').$type<ChangeDetails>().notNull(),
    created_at: time('created_at').notNull(),
    undo_until: time('undo_until').notNull(),
    undone_at: time('undone_at'),
  },
  (table) => [
    index('account_changes_user').on(table.user_id),
    index('account_changes_end').on(table.undo_until),
  ],
);

export interface ChangeDetails {
  told: string[];
  /** link, unlink: the previous sign-in method. */
  identity?: {
    provider: 'google' | 'discord';
    subject: string;
    email: string | null;
    picture: string | null;
    created_at: string;
  };
  /** email: before and after. */
  old_email?: string;
  new_email?: string;
  export_id?: string;
}

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
    /** Until then the session may change sign-in methods, because its sign-in is recent. */
    fresh_until: time('fresh_until'),
    /** The session that a fresh sign-in replaces; it ends when this one is first used. */
    replaces: uuid('replaces'),
  },
  (table) => [
    index('sessions_user').on(table.user_id),
    index('sessions_expiry').on(table.expires_at),
    index('sessions_revoked')
      .on(table.revoked_at)
      .where(sql`revoked_at IS NOT NULL`),
  ],
);

/** A sign-in in progress: what the provider's response must match. Used once, short-lived. */
export const login_attempts = pgTable(
  'login_attempts',
  {
    id: uuid('id').primaryKey(),
    /** SHA-256 of the cookie that binds the attempt to one browser. */
    browser_hash: text('browser_hash').notNull().unique(),
    nonce: text('nonce').notNull(),
    state: text('state').notNull(),
    code_verifier: text('code_verifier').notNull(),
    expires_at: time('expires_at').notNull(),
    consumed_at: time('consumed_at'),
  },
  (table) => [index('login_attempts_end').on(table.expires_at)],
);

export const age_acknowledgements = pgTable(
  'age_acknowledgements',
  {
    id: uuid('id').primaryKey(),
    /** SHA-256 of the visitor's cookie. */
    browser_hash: text('browser_hash').notNull().unique(),
    version: text('version').notNull(),
    created_at: time('created_at').notNull().defaultNow(),
  },
  (table) => [index('age_acknowledgements_age').on(table.created_at)],
);
