import type { PoolClient } from 'pg';

/** The work of support staff: refusals, strikes, appeals, reports and messages. */
export async function growCases(client: PoolClient): Promise<void> {
  for (const statement of STATEMENTS) await client.query(statement);
}

const STATEMENTS = [
  `INSERT INTO moderation_events (id, user_id, surface, outcome, categories, rule, rules_version, engine, text_sha256, created_at)
   SELECT pg_temp.v7(at + interval '1 day' * k, 'refusal ' || n || ' ' || k), id, 'chat', 'block', '{hate}', NULL, '1', 'rules',
     md5(n || ' ' || k), at + interval '1 day' * k FROM people, generate_series(1, 1 + n % 2) k WHERE n % 2 = 0`,
  `INSERT INTO strikes (id, user_id, event_id, category, step, created_at, expires_at, review)
   SELECT pg_temp.v7(at, 'strike ' || n), id, pg_temp.v7(at + interval '1 day', 'refusal ' || n || ' 1'), 'hate', 'warning', at,
     at + interval '90 days', CASE WHEN n % 1000 = 0 THEN 'open' END FROM people WHERE n % 20 = 0`,
  `INSERT INTO appeals (id, user_id, strike_id, message, status, created_at)
   SELECT pg_temp.v7(at, 'appeal ' || n), id, pg_temp.v7(at, 'strike ' || n), 'I meant the opposite.',
     CASE WHEN n % 400 = 0 THEN 'open' ELSE 'declined' END, at FROM people WHERE n % 100 = 0`,
  `INSERT INTO reports (id, reporter_id, subject_type, subject_id, reason, priority, status, created_at)
   SELECT pg_temp.v7(at, 'report ' || n), id, 'character', 'load-' || 1 + n % 500, 'spam', 2,
     CASE WHEN n % 100 = 5 THEN 'open' ELSE 'dismissed' END, at FROM people WHERE n % 10 = 5`,
  `INSERT INTO removal_requests (id, name, email, kind, what, statement, signature, status, created_at, answer_due_at, decision_due_at)
   SELECT pg_temp.v7(at, 'removal ' || n), 'Robin', 'grown-' || n || '@example.test', 'privacy', 'My picture', 'I am this person.', 'Robin',
     CASE WHEN n % 1000 = 6 THEN 'open' ELSE 'declined' END, at, at, at FROM people WHERE n % 100 = 6`,
  `INSERT INTO contact_messages (id, name, email, subject, message, is_suspect, status, created_at, handled_at)
   SELECT pg_temp.v7(at, 'contact ' || n), 'Robin', 'grown-' || n || '@example.test', 'A question', 'How do I change my plan?', n % 3 = 0,
     CASE WHEN n % 50 = 7 THEN 'open' ELSE 'closed' END, at, at FROM people WHERE n % 5 = 2`,
  `INSERT INTO likeness_consents (id, user_id, character_id, wording, image_sha256, created_at)
   SELECT pg_temp.v7(created_at, 'consent ' || id), owner_id, id, 'I agree.', md5(id::text), created_at FROM characters
   WHERE owner_id IS NOT NULL AND pg_temp.share('consent' || slug) < 0.1`,
];
