import type { MetaArgs } from 'react-router';
import { pageMeta } from '#ui/page-meta.ts';
import { RequireUser } from '#ui/session.tsx';
import type { Route } from './+types/checkout-page';
import { CHECKOUT_TEXT } from './checkout/copy.ts';
import { OrderStatus } from './checkout/order-status.tsx';

export { RouteError as ErrorBoundary } from '#ui/route-error.tsx';

export function meta({ matches }: MetaArgs) {
  const { title, description } = CHECKOUT_TEXT;
  return pageMeta(matches, { title, description, path: '/premium', index: false });
}

/** /checkout/{orderId}: the provider's return page. It grants nothing and shows the order's state. */
export default function CheckoutPage({ params }: Route.ComponentProps) {
  return (
    <RequireUser>
      <OrderStatus key={params.orderId} orderId={params.orderId} />
    </RequireUser>
  );
}
