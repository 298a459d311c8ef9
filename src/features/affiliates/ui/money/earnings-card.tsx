import { clsx } from 'clsx';
import { formatMoney } from '#shared/format-money.ts';
import { SectionCard } from '#ui/primitives/section-card.tsx';
import type { Affiliate, Earnings } from '../../contract.ts';
import { AFFILIATE_DASHBOARD_TEXT } from '../copy.ts';

const TEXT = AFFILIATE_DASHBOARD_TEXT.earnings;

/** Earnings per currency: the due amount, and the amounts by state. */
export function EarningsCard({ affiliate }: { affiliate: Affiliate }) {
  const { earnings, min_payout_minor } = affiliate;
  return (
    <SectionCard title={TEXT.title}>
      {earnings.length === 0 ? (
        <p className="text-muted">{TEXT.empty}</p>
      ) : (
        <div className="grid gap-6">
          {earnings.map((one) => (
            <Currency key={one.currency} earnings={one} minMinor={min_payout_minor} />
          ))}
        </div>
      )}
    </SectionCard>
  );
}

function Currency({ earnings, minMinor }: { earnings: Earnings; minMinor: number }) {
  const { currency, due_minor } = earnings;
  const price = (minor: number) => formatMoney(minor, currency);
  const sums = [
    { name: TEXT.sums.pending, minor: earnings.pending_minor },
    { name: TEXT.sums.approved, minor: earnings.approved_minor },
    { name: TEXT.sums.paid, minor: earnings.paid_minor },
    { name: TEXT.sums.reversed, minor: earnings.reversed_minor },
  ];
  return (
    <div className="tabular-nums not-first:border-t not-first:border-line not-first:pt-6">
      <dl>
        <dt className="text-sm text-muted">{TEXT.due}</dt>
        <dd className={clsx('display text-3xl', due_minor < 0 && 'text-danger')}>
          {price(due_minor)}
        </dd>
      </dl>
      <p className={clsx('mt-1 text-sm', due_minor >= 0 && 'text-muted')}>
        {due_minor < 0 ? TEXT.overdrawn(price(-due_minor)) : TEXT.dueNote(price(minMinor))}
      </p>
      <dl className="mt-4 divide-y divide-line border-t border-line">
        {sums.map(({ name, minor }) => (
          <div key={name} className="flex justify-between gap-4 py-2">
            <dt className="text-muted">{name}</dt>
            <dd className={clsx('font-medium', minor === 0 && 'text-muted')}>{price(minor)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
