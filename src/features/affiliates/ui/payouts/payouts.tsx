import { useInfiniteQuery } from '@tanstack/react-query';
import { formatDay } from '#shared/format-date.ts';
import { formatMoney } from '#shared/format-money.ts';
import { SectionCard } from '#ui/primitives/section-card.tsx';
import type { Payout } from '../../contract.ts';
import { AFFILIATE_DASHBOARD_TEXT } from '../copy.ts';
import { PagedList } from '../paged-list.tsx';
import { payoutsQuery } from '../queries.ts';
import { StateChip } from '../state-chip.tsx';

const TEXT = AFFILIATE_DASHBOARD_TEXT.payouts;
const TONES = { approved: 'ready', paid: 'done', cancelled: 'void' } as const;

/** The payouts, newest first. */
export function Payouts() {
  const query = useInfiniteQuery(payoutsQuery);
  return (
    <SectionCard title={TEXT.title}>
      <PagedList query={query} words={TEXT}>
        {(payout) => <Row payout={payout} />}
      </PagedList>
    </SectionCard>
  );
}

function Row({ payout }: { payout: Payout }) {
  const { number, status, method, account_end, commissions, reference } = payout;
  const day = payout.paid_at ?? payout.created_at;
  return (
    <div className="tabular-nums">
      <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="font-semibold">{formatMoney(payout.amount_minor, payout.currency)}</span>
        <StateChip tone={TONES[status]} label={TEXT.states[status]} />
      </p>
      <p className="mt-1 text-sm text-muted">
        {number} · <time dateTime={day}>{formatDay(day)}</time>
      </p>
      <p className="text-sm text-muted">
        {TEXT.count(commissions)} · {TEXT.to[method](account_end)}
      </p>
      {reference && <p className="text-sm wrap-anywhere text-muted">{TEXT.reference(reference)}</p>}
    </div>
  );
}
