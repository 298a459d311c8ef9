import { clsx } from 'clsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDay } from '#shared/format-date.ts';
import { formatMoney } from '#shared/format-money.ts';
import { SectionCard } from '#ui/primitives/section-card.tsx';
import type { Commission, CommissionState } from '../../contract.ts';
import { ChoiceRow } from '../choice-row.tsx';
import { formatRate, returnOf } from '../describe.ts';
import { AFFILIATE_DASHBOARD_TEXT } from '../copy.ts';
import { PagedList } from '../paged-list.tsx';
import { commissionsQuery } from '../queries.ts';
import { StateChip } from '../state-chip.tsx';

const TEXT = AFFILIATE_DASHBOARD_TEXT.commissions;
const TONES = { pending: 'waiting', approved: 'ready', paid: 'done', reversed: 'void' } as const;
const STATES = Object.keys(TEXT.states) as CommissionState[];
const CHOICES = [
  { value: 'all' as const, label: TEXT.all },
  ...STATES.map((state) => ({ value: state, label: TEXT.states[state] })),
];

/** The commissions in one state or all, newest first. */
export function Commissions() {
  const [choice, setChoice] = useState<CommissionState | 'all'>('all');
  const state = choice === 'all' ? null : choice;
  const query = useInfiniteQuery(commissionsQuery(state));
  const hasNone = !state && query.data?.pages[0]?.data.length === 0;
  const empty = state ? TEXT.emptyState(TEXT.states[state]) : TEXT.empty;
  return (
    <SectionCard title={TEXT.title}>
      {!hasNone && (
        <div className="-mx-2.5 mb-3 sm:-mx-3.5">
          <ChoiceRow legend={TEXT.filter} value={choice} choices={CHOICES} onChange={setChoice} />
        </div>
      )}
      <PagedList key={choice} query={query} words={{ ...TEXT, empty }}>
        {(commission) => <Row commission={commission} />}
      </PagedList>
    </SectionCard>
  );
}

function Row({ commission }: { commission: Commission }) {
  const { kind, is_first, state, currency, created_at, approves_at } = commission;
  const price = (minor: number) => formatMoney(minor, currency);
  const returned = returnOf(commission);
  const label =
    state === 'pending' ? TEXT.pendingUntil(formatDay(approves_at)) : TEXT.states[state];
  const reversal = {
    none: '',
    part: TEXT.wentBack.part(price(commission.reversed_minor)),
    all: TEXT.wentBack.all,
  }[returned];
  const share = TEXT.share(formatRate(commission.commission_bps), price(commission.net_minor));
  // Two lines, or three on a phone, where the state has its own line.
  return (
    <div className="grid grid-cols-[1fr_auto] items-center gap-x-3 gap-y-1 text-sm text-muted tabular-nums sm:grid-cols-[auto_1fr_auto]">
      <p className="text-base font-medium text-text">
        {TEXT.kinds[kind][is_first ? 'first' : 'later']}
      </p>
      <div className="max-sm:row-start-3">
        <StateChip tone={TONES[state]} label={label} />
      </div>
      <p
        className={clsx(
          'text-right text-base',
          returned === 'all' ? 'line-through' : 'font-semibold text-text',
        )}
      >
        {price(commission.amount_minor)}
      </p>
      <p className="row-start-2">
        <time dateTime={created_at}>{formatDay(created_at)}</time>
      </p>
      <p className="text-text max-sm:row-start-3 max-sm:text-right sm:row-start-2">{reversal}</p>
      <p className="row-start-2 text-right">{share}</p>
    </div>
  );
}
