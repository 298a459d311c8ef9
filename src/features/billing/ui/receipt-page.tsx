import type { MetaArgs } from 'react-router';
import { pageMeta } from '#ui/page-meta.ts';
import { RequireUser } from '#ui/session.tsx';
import type { Route } from './+types/receipt-page';
import { RECEIPT_TEXT } from './receipts/copy.ts';
import { ReceiptSheet } from './receipts/receipt-sheet.tsx';

export { RouteError as ErrorBoundary } from '#ui/route-error.tsx';

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, {
    title: RECEIPT_TEXT.one.pageTitle,
    description: RECEIPT_TEXT.description,
    path: '/receipts',
    index: false,
  });
}

/** /receipts/{receiptId}: one printable receipt. */
export default function ReceiptPage({ params }: Route.ComponentProps) {
  return (
    <RequireUser>
      <ReceiptSheet key={params.receiptId} id={params.receiptId} />
    </RequireUser>
  );
}
