import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/helpers/app.ts';
import { runJob } from '#tests/helpers/run-job.ts';
import { makeUser } from '#tests/helpers/factories.ts';

const NOW = new Date('2029-06-15T12:00:00Z');
/** Each setting differs from its default, so that a constant in its place would be found. */
const SETTINGS = {
  KEEP_REQUEST_KEYS_HOURS: '48',
  KEEP_SESSIONS_DAYS: '20',
  KEEP_AGE_NOTICES_DAYS: '100',
  KEEP_EXPORTS_DAYS: '50',
  KEEP_USAGE_DAYS: '40',
  KEEP_MAILS_DAYS: '60',
  KEEP_IMAGE_JOBS_DAYS: '9',
  KEEP_REFUSALS_DAYS: '200',
  KEEP_CASES_DAYS: '300',
  KEEP_CONTACTS_MONTHS: '12',
  KEEP_SPAM_MONTHS: '2',
  KEEP_APPLICATIONS_MONTHS: '6',
};

let app: TestApp;
let userId: string;
beforeAll(async () => {
  app = await createTestApp({ env: SETTINGS, now: () => NOW, roles: ['api'] });
  userId = (await makeUser(app.ctx.db)).id;
});
afterAll(() => app.close());

const ID = 'gen_random_uuid()';
/** One row of age `at`; `n` differs. `user` is a user's id. */
const ROWS: [
  table: string,
  job: string,
  age: string,
  insert: (at: string, n: number, user: string) => string,
][] = [
  [
    'kept_requests',
    'database.tidy',
    '48 hours',
    (at, n, user) => `(user_id, key, digest, created_at) VALUES (${user}, 'k${n}', 'd', ${at})`,
  ],
  [
    'chat_requests',
    'chat.purge',
    '48 hours',
    (at, n, user) =>
      `(user_id, key, digest, message_id, created_at) VALUES (${user}, 'k${n}', 'd', ${ID}, ${at})`,
  ],
  [
    'character_requests',
    'characters.sweep',
    '48 hours',
    (at, n, user) =>
      `(user_id, key, digest, slug, created_at) VALUES (${user}, 'k${n}', 'd', 's', ${at})`,
  ],
  [
    'sessions',
    'accounts.sweep',
    '20 days',
    (at, n, user) =>
      `(id, user_id, token_hash, expires_at) VALUES (${ID}, ${user}, 'expired${n}', ${at})`,
  ],
  [
    'sessions',
    'accounts.sweep',
    '20 days',
    (at, n, user) =>
      `(id, user_id, token_hash, expires_at, revoked_at) VALUES (${ID}, ${user}, 'revoked${n}', '2030-01-01', ${at})`,
  ],
  [
    'age_acknowledgements',
    'accounts.sweep',
    '100 days',
    (at, n) => `(id, browser_hash, version, created_at) VALUES (${ID}, 'h${n}', '1', ${at})`,
  ],
  [
    'data_exports',
    'accounts.sweep',
    '50 days',
    (at, _n, user) =>
      `(id, user_id, status, requested_at) VALUES (${ID}, ${user}, 'expired', ${at})`,
  ],
  [
    'daily_usage',
    'billing.sweep-usage',
    '40 days',
    (at, _n, user) => `(user_id, day) VALUES (${user}, (${at})::date)`,
  ],
  [
    'mails',
    'mail.sweep',
    '60 days',
    (at, n) =>
      `(id, key, template, recipient, data, status, created_at) VALUES (${ID}, 'm${n}', 'welcome', 'a@example.test', 'null', 'sent', ${at})`,
  ],
  [
    'image_jobs',
    'images.sweep',
    '9 days',
    (
      at,
      _n,
      user,
    ) => `(id, user_id, source, prompt, is_nsfw, aspect, full_prompt, negative_prompt, seed, count, image_ids, price, status, progress, deadline_at, created_at, ended_at)
    VALUES (${ID}, ${user}, 'studio', 'p', false, 'square', 'p', '', 1, 1, ARRAY[${ID}], 0, 'done', '[1]', ${at}, ${at}, ${at})`,
  ],
  [
    'moderation_events',
    'moderation.sweep',
    '200 days',
    (at) =>
      `(id, surface, outcome, categories, rules_version, engine, text_sha256, created_at) VALUES (${ID}, 'chat', 'block', '{}', '1', 'rules', 's', ${at})`,
  ],
  [
    'reports',
    'moderation.sweep',
    '300 days',
    (at) =>
      `(id, subject_type, subject_id, reason, priority, status, resolved_at) VALUES (${ID}, 'character', 's', 'spam', 2, 'dismissed', ${at})`,
  ],
  [
    'removal_requests',
    'moderation.sweep',
    '300 days',
    (at) =>
      `(id, name, email, kind, what, statement, signature, status, answer_due_at, decision_due_at, decided_at) VALUES (${ID}, 'n', 'e', 'privacy', 'w', 's', 's', 'declined', ${at}, ${at}, ${at})`,
  ],
  [
    'contact_messages',
    'submissions.sweep',
    '12 months',
    (at) =>
      `(id, name, email, subject, message, status, handled_at) VALUES (${ID}, 'n', 'e', 's', 'm', 'closed', ${at})`,
  ],
  [
    'contact_messages',
    'submissions.sweep',
    '2 months',
    (at) =>
      `(id, name, email, subject, message, is_suspect, created_at) VALUES (${ID}, 'n', 'e', 's', 'm', true, ${at})`,
  ],
  [
    'affiliate_applications',
    'submissions.sweep',
    '6 months',
    (at) =>
      `(id, email, first_name, website_url, traffic_source, status, answer_due_at, decided_at) VALUES (${ID}, 'e', 'n', 'w', 'blog', 'declined', ${at}, ${at})`,
  ],
];

test.each(ROWS)(
  '%s: %s deletes what is older than %s, and nothing else',
  async (table, job, age, insert) => {
    const { db } = app.ctx;
    await db.execute(sql.raw(`DELETE FROM ${table}`));
    for (const [n, change] of ["- interval '25 hours'", "+ interval '25 hours'"].entries()) {
      const at = `('${NOW.toISOString()}'::timestamptz - interval '${age}' ${change})`;
      await db.execute(sql.raw(`INSERT INTO ${table} ${insert(at, n, `'${userId}'`)}`));
    }
    await runJob(app, job);
    const { rows } = await db.execute<{ count: number }>(
      sql.raw(`SELECT count(*)::int AS count FROM ${table}`),
    );
    expect(rows[0]!.count).toBe(1);
  },
);

test('a refusal that led to a strike stays with it, and an open report stays', async () => {
  const { db } = app.ctx;
  await db.execute(
    sql.raw(`
    WITH event AS (
      INSERT INTO moderation_events (id, surface, outcome, categories, rules_version, engine, text_sha256, created_at)
      VALUES (gen_random_uuid(), 'chat', 'block', '{}', '1', 'rules', 'kept', '2020-01-01') RETURNING id
    ) INSERT INTO strikes (id, user_id, event_id, category, step, expires_at)
      SELECT gen_random_uuid(), '${userId}', id, 'hate', 'warning', '2020-06-01' FROM event`),
  );
  await db.execute(
    sql.raw(`
    INSERT INTO reports (id, subject_type, subject_id, reason, priority, created_at)
    VALUES (gen_random_uuid(), 'character', 'open', 'spam', 2, '2020-01-01')`),
  );
  await runJob(app, 'moderation.sweep');
  const { rows } = await db.execute<{ events: number; reports: number }>(sql`
    SELECT (SELECT count(*)::int FROM moderation_events WHERE text_sha256 = 'kept') AS events,
      (SELECT count(*)::int FROM reports WHERE subject_id = 'open') AS reports`);
  expect(rows[0]).toEqual({ events: 1, reports: 1 });
});
