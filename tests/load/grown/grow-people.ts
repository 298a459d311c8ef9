import type { PoolClient } from 'pg';

/** Accounts over three years with their sign-ins, sessions, security events and mails. */
export async function growPeople(client: PoolClient, users: number): Promise<void> {
  await client.query(
    `INSERT INTO people SELECT n, pg_temp.v7(at, 'person ' || n), at
     FROM (SELECT n, date_trunc('second', now() - interval '3 years' * (1 - n / $1::float)) AS at
       FROM generate_series(1, $1::int) n) numbered`,
    [users],
  );
  await client.query('ANALYZE people');
  for (const statement of STATEMENTS) await client.query(statement);
}

const STATEMENTS = [
  `INSERT INTO users (id, full_name, email, is_superuser, plan, premium_until, is_active, suspended_until,
     deletion_requested_at, erase_at, age_confirmed_at, age_notice_version, preferences, created_at)
   SELECT id,
     (ARRAY['Robin','Mara','Jonas','Ines','Pavel','Lucia','Anders','Noor'])[1 + n % 8] || ' ' ||
       (ARRAY['Weber','Lindt','Costa','Haddad','Novak','Moreau','Falk'])[1 + n % 7],
     'grown-' || n || '@example.test', n = 2,
     CASE WHEN n % 10 = 1 THEN 'premium' ELSE 'free' END,
     CASE WHEN n % 10 = 1 THEN now() + interval '20 days' END,
     n % 200 <> 199, CASE WHEN n % 500 = 7 THEN now() + interval '3 days' END,
     CASE WHEN n % 1000 = 9 THEN now() END, CASE WHEN n % 1000 = 9 THEN now() + interval '14 days' END,
     at, '1', CASE WHEN n % 20 = 1 THEN '{"proactive": true}' ELSE '{}' END::jsonb, at FROM people`,
  `INSERT INTO identities (provider, subject, user_id, email, created_at)
   SELECT CASE WHEN n % 3 = 0 THEN 'discord' ELSE 'google' END, 'grown-' || n, id, 'grown-' || n || '@example.test', at FROM people`,
  `INSERT INTO sessions (id, user_id, token_hash, user_agent, address, created_at, last_seen_at, expires_at, revoked_at)
   SELECT pg_temp.v7(now(), 'session ' || n || ' ' || k), id, encode(sha256(('grown ' || n || ' ' || k)::bytea), 'base64'),
     'Mozilla/5.0', '192.0.2.' || n % 250, now() - interval '1 day' * k, now() - interval '1 hour' * k,
     now() + interval '1 day' * (20 - 12 * k), CASE WHEN k = 2 THEN now() - interval '5 days' END
   FROM people, generate_series(0, CASE WHEN n % 2 = 0 THEN 1 ELSE 0 END + CASE WHEN n % 20 = 1 THEN 2 ELSE 0 END) k`,
  `INSERT INTO audit_log (id, actor_id, action, subject_type, subject_id, details, created_at)
   SELECT pg_temp.v7(at + interval '1 day' * k, 'event ' || n || ' ' || k), id, 'account.signed_in', 'user', id::text,
     '{"provider": "google", "device": "Firefox on Linux"}', at + interval '1 day' * k
   FROM people, generate_series(1, CASE WHEN n = 1 THEN 500 ELSE 2 END) k`,
  `INSERT INTO daily_usage (user_id, day, messages)
   SELECT id, (now() - interval '1 day' * k)::date, 1 + (n + k) % 20
   FROM people, generate_series(1, CASE WHEN n % 10 = 0 THEN 30 WHEN n % 2 = 0 THEN 2 ELSE 0 END) k`,
  `INSERT INTO mails (id, key, template, recipient, data, status, sent_at, created_at, queued_at)
   SELECT pg_temp.v7(now() - interval '1 hour' * (n % 2000), 'mail ' || n), 'grown ' || n, 'welcome', 'grown-' || n || '@example.test',
     'null', CASE WHEN n % 5000 = 0 THEN 'dead' ELSE 'sent' END, now(), now() - interval '1 hour' * (n % 2000), now() FROM people`,
  `INSERT INTO kept_requests (user_id, key, digest, status, body, created_at)
   SELECT id, 'grown ' || n, md5(n::text), 200, '{}', now() - interval '1 hour' * (n % 24) FROM people WHERE n % 5 = 0`,
  `INSERT INTO age_acknowledgements (id, browser_hash, version, created_at)
   SELECT pg_temp.v7(at, 'age ' || n), md5('age ' || n), '1', at FROM people`,
  `INSERT INTO login_attempts (id, browser_hash, nonce, state, code_verifier, expires_at)
   SELECT pg_temp.v7(now(), 'attempt ' || n), md5('attempt ' || n), 'n', 's', 'v', now() + interval '5 minutes' FROM people WHERE n % 50 = 0`,
  `INSERT INTO data_exports (id, user_id, status, progress, requested_at, expires_at)
   SELECT pg_temp.v7(now(), 'export ' || n), id, 'expired', 1, at, at FROM people WHERE n % 100 = 1`,
];
