import type { MetaArgs } from 'react-router';
import { pageMeta } from '#ui/page-meta.ts';
import { RequireUser } from '#ui/session.tsx';
import { RECEIPT_TEXT } from './receipts/copy.ts';
import { ReceiptList } from './receipts/receipt-list.tsx';

export { RouteError as ErrorBoundary } from '#ui/route-error.tsx';

export function meta({ matches }: MetaArgs) {
  const { title, description } = RECEIPT_TEXT;
  return pageMeta(matches, { title, description, path: '/receipts', index: false });
}

/** /receipts: all receipts of the user. */
export default function ReceiptsPage() {
  return (
    <RequireUser>
      <div className="mx-auto max-w-4xl px-4 pt-10 md:px-8 md:pt-14">
        <h1 className="display text-3xl">{RECEIPT_TEXT.title}</h1>
        <p className="mt-2 text-muted">{RECEIPT_TEXT.lead}</p>
        <ReceiptList />
      </div>
    </RequireUser>
  );
}
