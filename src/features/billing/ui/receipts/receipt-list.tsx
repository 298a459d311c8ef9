import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { hasLoadFailed } from '#ui/has-load-failed.ts';
import { ButtonLink } from '#ui/primitives/button.tsx';
import { EmptyState } from '#ui/primitives/empty-state.tsx';
import { ErrorState } from '#ui/primitives/error-state.tsx';
import { LoadingRows } from '#ui/primitives/loading-rows.tsx';
import { MoreButton } from '#ui/primitives/more-button.tsx';
import type { Receipt } from '../../contract-checkout.ts';
import { formatDay } from '#shared/format-date.ts';
import { formatMoney } from '#shared/format-money.ts';
import { receiptsQuery } from '../queries.ts';
import { RECEIPT_TEXT as COPY, stateOfReceipt } from './copy.ts';

/** The signed-in user's receipts, loaded page by page. */
export function ReceiptList() {
  const receipts = useInfiniteQuery(receiptsQuery);
  if (hasLoadFailed(receipts)) return <ErrorState title={COPY.failed} query={receipts} />;
  if (!receipts.data)
    return <LoadingRows label={COPY.loading} rows={3} rowClassName="h-14" className="mt-9" />;
  const all = receipts.data.pages.flatMap(({ data }) => data);
  if (all.length === 0)
    return (
      <EmptyState
        title={COPY.emptyTitle}
        description={COPY.emptyText}
        action={
          <ButtonLink to="/premium" variant="secondary">
            {COPY.toPremium}
          </ButtonLink>
        }
      />
    );
  return (
    <>
      <ol className="mt-6 divide-y divide-line border-y border-line">
        {all.map((receipt) => (
          <Row key={receipt.id} receipt={receipt} />
        ))}
      </ol>
      <MoreButton
        query={receipts}
        label={COPY.more}
        loadingLabel={COPY.loadingMore}
        failed={COPY.moreFailed}
        className="mx-auto mt-6"
      />
    </>
  );
}

function Row({ receipt }: { receipt: Receipt }) {
  const { id, number, settled_at, description, amount_minor, currency, is_sandbox } = receipt;
  const price = (minor: number) => formatMoney(minor, currency);
  const state = stateOfReceipt(receipt, price);
  return (
    <li>
      <Link
        to={`/receipts/${id}`}
        className="-mx-3 flex items-center gap-4 rounded-control px-3 py-4 tabular-nums hover:bg-raised"
      >
        <span className="min-w-0 flex-1">
          <span className="block font-semibold">{description}</span>{' '}
          <span className="block text-sm text-muted">
            <time dateTime={settled_at}>{formatDay(settled_at)}</time> · {number}
            {is_sandbox && ` · ${COPY.sandbox}`}
          </span>
        </span>{' '}
        <span className="shrink-0 text-right">
          <span className="block font-semibold">{price(amount_minor)}</span>{' '}
          <span className="block text-sm text-muted">{state}</span>
        </span>
      </Link>
    </li>
  );
}
