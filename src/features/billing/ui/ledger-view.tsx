import { clsx } from 'clsx';
import { useId, type ComponentProps } from 'react';
import { formatMoment } from '#shared/format-date.ts';
import { MoreButton } from '#ui/primitives/more-button.tsx';
import { QueryFailure } from '#ui/primitives/query-failure.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import type { LedgerEntry, TokenBalance } from '../contract.ts';
import { COPY } from './copy.ts';

interface LedgerViewProps {
  balance: TokenBalance | undefined;
  entries: LedgerEntry[];
  isFailed: boolean;
  query: ComponentProps<typeof QueryFailure>['query'] & ComponentProps<typeof MoreButton>['query'];
}

/** The token history in each of its states. */
export function LedgerView(props: LedgerViewProps) {
  const { balance, entries, isFailed, query } = props;
  const isLoading = !balance && !isFailed;
  const heading = useId();
  return (
    <section
      aria-labelledby={heading}
      aria-busy={isLoading}
      className="rounded-card bg-raised p-5 shadow-[inset_0_0_0_1px_var(--line)] sm:p-6"
    >
      <h2 id={heading} className="display text-xl">
        {COPY.title}
      </h2>
      {balance && <Balance balance={balance} />}
      {isLoading && <Loading />}
      {isFailed && <QueryFailure className="pt-4" query={query} text={COPY.failed} />}
      {balance && (
        <>
          <h3 className="mt-6 mb-1 font-semibold">{COPY.history}</h3>
          {entries.length === 0 ? (
            <p className="py-3 text-muted">{COPY.empty}</p>
          ) : (
            <ol className="divide-y divide-line">
              {entries.map((entry) => (
                <EntryRow key={entry.id} entry={entry} />
              ))}
            </ol>
          )}
          <MoreButton
            query={query}
            label={COPY.more}
            loadingLabel={COPY.loadingMore}
            failed={COPY.moreFailed}
            className="mx-auto mt-4"
          />
        </>
      )}
    </section>
  );
}

function Balance({ balance }: { balance: TokenBalance }) {
  const { available, daily, max_daily: most, monthly, bought, held } = balance;
  const parts = [
    COPY.daily(daily, most),
    ...(monthly > 0 ? [COPY.monthly(monthly)] : []),
    ...(bought > 0 ? [COPY.bought(bought)] : []),
  ];
  return (
    <div className="mt-3">
      <p className="flex items-baseline gap-2">
        <span className="display text-4xl tabular-nums">{available}</span>
        <span className="text-muted">{COPY.available}</span>
      </p>
      <p className="mt-1 text-sm tabular-nums">{parts.join(' · ')}</p>
      {held > 0 && <p className="mt-1 text-sm text-muted tabular-nums">{COPY.held(held)}</p>}
      <p className="mt-2 max-w-prose text-sm text-muted">{COPY.order}</p>
    </div>
  );
}

function EntryRow({ entry }: { entry: LedgerEntry }) {
  const { kind, purpose, amount, note, created_at: at, balance_after: after } = entry;
  return (
    <li className="flex items-start gap-4 py-3">
      <div className="min-w-0 flex-1">
        <p className="font-medium">{COPY.entry[kind](purpose)}</p>
        {note && <p className="mt-0.5 text-sm break-words">{note}</p>}
        <p className="mt-0.5 text-sm text-muted">
          <time dateTime={at}>{formatMoment(at)}</time>
        </p>
      </div>
      <div className="shrink-0 text-right tabular-nums">
        <p className={clsx('font-semibold', amount > 0 && 'text-success')}>
          <span aria-hidden="true">{formatAmount(amount)}</span>
          <span className="sr-only">{COPY.amount(amount)}</span>
        </p>
        <p className="mt-0.5 text-sm text-muted">{COPY.balanceAfter(after)}</p>
      </div>
    </li>
  );
}

function Loading() {
  return (
    <div role="status" className="mt-3">
      <span className="sr-only">{COPY.loading}</span>
      <Skeleton className="h-10 w-40" />
      <Skeleton className="mt-3 h-4 w-64 max-w-full" />
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} className="mt-4 h-11 w-full" />
      ))}
    </div>
  );
}

/** Uses a minus sign as wide as the plus sign, so that amounts align. */
function formatAmount(amount: number): string {
  return amount < 0 ? `−${-amount}` : `+${amount}`;
}
