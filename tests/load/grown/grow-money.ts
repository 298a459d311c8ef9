import type { PoolClient } from 'pg';

/** Wallets and their ledger, and the purchases of a tenth of the users. */
export async function growMoney(client: PoolClient): Promise<void> {
  for (const statement of STATEMENTS) await client.query(statement);
}

const STATEMENTS = [
  // An odd number of entries ends with the day's grant.
  `CREATE TEMP TABLE wallet_plan AS
   SELECT n, id AS user_id, at, pg_temp.v7(at, 'wallet ' || n) AS id, CASE WHEN n = 1 THEN 4001 ELSE 3 END AS entries FROM people`,
  `INSERT INTO token_wallets (id, user_id, daily, daily_day, daily_granted, last_seq, created_at)
   SELECT id, user_id, 20, now()::date, 20, entries, at FROM wallet_plan`,
  `INSERT INTO ledger_entries (id, wallet_id, seq, key, kind, daily, granted, expired, balance_after, created_at)
   SELECT pg_temp.v7(at + interval '1 hour' * k, 'entry ' || n || ' ' || k), id, k, 'grown:' || n || ':' || k,
     CASE WHEN k % 2 = 1 THEN 'daily_grant' ELSE 'expiry' END, CASE WHEN k % 2 = 1 THEN 20 ELSE -20 END,
     CASE WHEN k % 2 = 1 THEN -20 ELSE 0 END, CASE WHEN k % 2 = 1 THEN 0 ELSE 20 END, CASE WHEN k % 2 = 1 THEN 20 ELSE 0 END,
     at + interval '1 hour' * k
   FROM wallet_plan, generate_series(1, entries) k`,
  `INSERT INTO token_holds (id, wallet_id, key, purpose, amount, captured, day, expires_at, ended_at, created_at)
   SELECT pg_temp.v7(now(), 'hold ' || n), id, 'grown:' || n, 'image', 10, 10, now()::date, now(), now(), now() FROM wallet_plan WHERE n % 3 = 0`,
  `CREATE TEMP TABLE buys AS
   SELECT n, k, id AS wallet_id, pg_temp.v7(at, 'plan ' || n) AS plan, pg_temp.v7(at + interval '30 days' * k, 'order ' || n || ' ' || k) AS id,
     at + interval '30 days' * k AS at
   FROM wallet_plan, generate_series(1, CASE WHEN n = 1 THEN 40 ELSE 1 + n % 3 END) k WHERE n % 10 = 1`,
  `INSERT INTO subscriptions (id, wallet_id, provider, method, recurs, provider_reference, plan_id, started_at, paid_through, access_until, next_check_at, created_at)
   SELECT DISTINCT ON (plan) plan, wallet_id, 'sandbox', 'card', true, 'sale-' || n, 'monthly', at, now() + interval '20 days',
     now() + interval '20 days', now() + interval '20 days', at FROM buys ORDER BY plan, k`,
  `INSERT INTO subscription_terms (subscription_id, plan_id, months, amount_minor) SELECT DISTINCT plan, 'monthly', 1, 1299 FROM buys`,
  `INSERT INTO payment_orders (id, reference, wallet_id, kind, item_id, units, amount_minor, currency, method, provider, recurs, state, subscription_id, created_at, updated_at)
   SELECT id, 'order-' || n || '-' || k, wallet_id, 'plan', 'monthly', 1, 1299, 'USD', 'card', 'sandbox', true,
     CASE WHEN n % 7 = 0 THEN 'open' ELSE 'paid' END, plan, at, at FROM buys`,
  `INSERT INTO payment_events (id, provider, event_key, content_hash, type, provider_type, provider_reference, amount_minor, currency, occurred_at, delivery, state, order_id, received_at, processed_at)
   SELECT pg_temp.v7(at, 'event ' || n || k), 'sandbox', 'grown-' || n || '-' || k, md5(n || '-' || k), 'initial', 'sale', 'sale-' || n, 1299, 'USD',
     at, '{}', CASE WHEN n % 7 = 0 THEN 'ignored' ELSE 'applied' END, id, at, at FROM buys`,
  `INSERT INTO payment_references (provider, reference, order_id) SELECT 'sandbox', 'tx:' || n || '-' || k, id FROM buys`,
  `INSERT INTO payments (id, wallet_id, order_id, subscription_id, event_id, provider, transaction_reference, item_id, units, amount_minor, currency, receipt_number, settled_at, created_at)
   SELECT pg_temp.v7(at, 'payment ' || n || k), wallet_id, id, plan, pg_temp.v7(at, 'event ' || n || k), 'sandbox', 'tx-' || n || '-' || k, 'monthly', 1,
     1299, 'USD', 'G-' || lpad(n::text, 7, '0') || '-' || k, at, at FROM buys WHERE n % 7 <> 0`,
  `INSERT INTO affiliate_applications (id, email, first_name, website_url, traffic_source, status, answer_due_at, created_at)
   SELECT pg_temp.v7(at, 'apply ' || n), 'grown-' || n || '@example.test', 'Robin', 'https://example.org', 'blog',
     CASE WHEN n % 3 = 0 THEN 'declined' WHEN n % 3 = 1 THEN 'accepted' ELSE 'open' END, at, at FROM people WHERE n % 50 = 4`,
  `INSERT INTO affiliates (id, application_id, user_id, code, first_name, email, commission_bps, created_at, joined_at)
   SELECT pg_temp.v7(at, 'affiliate ' || n), CASE WHEN n <> 1 THEN pg_temp.v7(at, 'apply ' || n) END, id, 'grown-' || n, 'Robin', 'grown-' || n || '@example.test', 4000, at, at
   FROM people WHERE n % 50 = 4 AND n % 3 = 1 OR n = 1`,
  `INSERT INTO affiliate_clicks (affiliate_id, day, clicks)
   SELECT id, (now() - interval '1 day' * k)::date, 1 + k % 9 FROM affiliates, generate_series(0, 200) k`,
  `INSERT INTO affiliate_referrals (id, affiliate_id, user_id, clicked_at, created_at)
   SELECT pg_temp.v7(p.at, 'referral ' || p.n), a.id, p.id, p.at, p.at FROM people p
   JOIN (SELECT id, row_number() OVER (ORDER BY id) AS place, count(*) OVER () AS many FROM affiliates) a
     ON a.place = CASE WHEN p.n % 500 = 1 THEN 1 ELSE 1 + p.n % a.many END WHERE p.n % 10 = 1`,
  `INSERT INTO affiliate_commissions (id, payment_id, affiliate_id, referral_id, kind, is_first, paid_minor, net_minor, commission_bps, amount_minor, currency, settled_at, approves_at)
   SELECT pg_temp.v7(p.settled_at, 'commission ' || p.id), p.id, r.affiliate_id, r.id, 'plan', false, 1299, 1299, 4000, 519, 'USD', p.settled_at, p.settled_at + interval '30 days'
   FROM payments p JOIN token_wallets w ON w.id = p.wallet_id JOIN affiliate_referrals r ON r.user_id = w.user_id`,
];
