import { Link } from 'react-router';
import type { CheckoutStatus } from '../../contract-checkout.ts';
import { SHOP_TEXT } from './copy.ts';

const COPY = SHOP_TEXT.unpaid;
const LINK =
  'mt-2 inline-flex min-h-11 items-center font-semibold text-ember-text underline underline-offset-3';

/** Shown after a return from the provider without a payment. */
export function UnpaidNotice({ order }: { order: CheckoutStatus }) {
  const isUnpaid = order.state === 'open' || order.state === 'failed';
  return (
    <div role="status" className="mb-8 rounded-card bg-ember-wash p-5">
      {isUnpaid ? (
        <>
          <h2 className="font-semibold">
            {COPY.title[order.state === 'failed' ? 'failed' : 'open']}
          </h2>
          <p className="mt-1">{COPY.text(order.description)}</p>
          {order.pay_url && (
            <a href={order.pay_url} className={LINK}>
              {COPY.payPage}
            </a>
          )}
        </>
      ) : (
        <>
          <p>{COPY.arrived}</p>
          <Link to={`/checkout/${order.order_id}`} className={LINK}>
            {COPY.see}
          </Link>
        </>
      )}
    </div>
  );
}
