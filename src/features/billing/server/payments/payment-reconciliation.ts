import { sql } from 'drizzle-orm';
import type { Db } from '#db/client.ts';

/** Settled money by currency, and discrepancies; an empty list means that there are none. */
export interface PaymentReconciliation {
  money: {
    currency: string;
    payments: number;
    settled_minor: number;
    returned_minor: number;
    charged_back_minor: number;
  }[];
  /** Tokens from payments, by the grants and by the ledger. */
  tokens: { kind: string; granted: number; ledger: number }[];
  /** One sentence per discrepancy. */
  faults: string[];
  /** Counts of events that wait or have no effect. */
  waiting: { state: string; count: number }[];
}

/** Reconciles orders, money and token accounts with each other. Read-only. */
export async function readPaymentReconciliation(db: Db): Promise<PaymentReconciliation> {
  const { rows: money } = await db.execute<PaymentReconciliation['money'][number]>(MONEY);
  const { rows: tokens } = await db.execute<PaymentReconciliation['tokens'][number]>(TOKENS);
  const { rows: faults } = await db.execute<{ fault: string }>(FAULTS);
  const { rows: waiting } = await db.execute<PaymentReconciliation['waiting'][number]>(WAITING);
  const tokenFaults = tokens
    .filter(({ granted, ledger }) => Number(granted) !== Number(ledger))
    .map(({ kind }) => `the tokens of kind ${kind} differ between payments and ledger`);
  return {
    money: money.map((row) => ({
      currency: row.currency,
      payments: Number(row.payments),
      settled_minor: Number(row.settled_minor),
      returned_minor: Number(row.returned_minor),
      charged_back_minor: Number(row.charged_back_minor),
    })),
    tokens: tokens.map((row) => ({
      kind: row.kind,
      granted: Number(row.granted),
      ledger: Number(row.ledger),
    })),
    faults: [...tokenFaults, ...faults.map(({ fault }) => fault)],
    waiting: waiting.map((row) => ({ state: row.state, count: Number(row.count) })),
  };
}

const MONEY = sql`
  SELECT currency, count(*) AS payments, sum(amount_minor) AS settled_minor,
    sum(returned_minor) AS returned_minor,
    coalesce(sum(returned_minor) FILTER (WHERE is_charged_back), 0) AS charged_back_minor
  FROM payments GROUP BY currency ORDER BY currency`;

/** Counts only ledger entries that refer to a payment or subscription: support and tests grant manually. */
const TOKENS = sql`
  SELECT k.kind, coalesce(g.granted, 0) AS granted, coalesce(l.ledger, 0) AS ledger
  FROM (VALUES ('monthly_grant', 'granted'), ('purchase', 'sold')) AS k(kind, account)
  LEFT JOIN (SELECT kind, sum(granted) AS granted FROM token_grants GROUP BY kind) g ON g.kind = k.kind
  LEFT JOIN (
    SELECT g2.kind, sum(e.monthly + e.bought) AS ledger
    FROM ledger_entries e
    JOIN (SELECT DISTINCT source_id::text AS source, kind FROM token_grants) g2 ON g2.source = e.reference
    WHERE e.kind IN ('monthly_grant', 'purchase', 'grant_reversal')
    GROUP BY g2.kind
  ) l ON l.kind = k.kind
  ORDER BY k.kind`;

const FAULTS = sql`
  SELECT 'payment ' || p.receipt_number || ' does not match a price of its order' AS fault
  FROM payments p JOIN payment_orders o ON o.id = p.order_id
  WHERE p.currency <> o.currency OR p.provider <> o.provider OR p.wallet_id <> o.wallet_id
    OR (p.amount_minor <> o.amount_minor AND NOT EXISTS (
      SELECT FROM subscription_terms t
      WHERE t.subscription_id = p.subscription_id AND t.amount_minor = p.amount_minor))
  UNION ALL
  SELECT 'payment ' || p.receipt_number || ' differs from its returns'
  FROM payments p LEFT JOIN (
    SELECT payment_id, sum(amount_minor) AS returned FROM payment_returns GROUP BY payment_id
  ) r ON r.payment_id = p.id
  WHERE p.returned_minor <> coalesce(r.returned, 0)
  UNION ALL
  SELECT 'order ' || o.id || ' is ' || o.state || ' with ' || count(p.id) || ' payments'
  FROM payment_orders o LEFT JOIN payments p ON p.order_id = o.id
  GROUP BY o.id HAVING (o.state IN ('paid', 'returned')) <> (count(p.id) > 0)
  UNION ALL
  SELECT 'pack ' || p.receipt_number || ' brought another number of tokens than it was paid for'
  FROM payments p JOIN payment_orders o ON o.id = p.order_id
  LEFT JOIN token_grants g ON g.source_id = p.id
  WHERE o.kind = 'pack' AND coalesce(g.due, 0) <>
    CASE WHEN p.late IS NULL THEN p.units * (p.amount_minor - p.returned_minor) / p.amount_minor ELSE 0 END
  UNION ALL
  SELECT 'receipts of ' || c.year || ' leave numbers out'
  FROM receipt_counters c
  WHERE c.last <> (SELECT count(*) FROM payments p WHERE p.receipt_number LIKE c.year || '-%')
  UNION ALL
  SELECT 'the plan of ' || u.id || ' differs from their subscriptions'
  FROM users u JOIN token_wallets w ON w.user_id = u.id
  JOIN (SELECT wallet_id, max(access_until) AS until FROM subscriptions GROUP BY wallet_id) s ON s.wallet_id = w.id
  WHERE u.premium_until IS DISTINCT FROM s.until
  LIMIT 100`;

const WAITING = sql`
  SELECT state, count(*) AS count FROM payment_events
  WHERE state IN ('received', 'parked', 'refused', 'quarantined') GROUP BY state ORDER BY state`;
