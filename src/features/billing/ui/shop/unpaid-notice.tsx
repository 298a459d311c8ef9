import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router';
import type { CheckoutStatus } from '../../contract-checkout.ts';
import { orderQuery } from '../queries.ts';
import { SHOP_TEXT } from './copy.ts';

const COPY = SHOP_TEXT.unpaid;
const LINK =
  'mt-2 inline-flex min-h-11 items-center font-semibold text-ember-text underline underline-offset-3';

/** The event of a declined payment may arrive shortly after the buyer returns. */
const nextPollDelay = (state: CheckoutStatus['state'] | undefined, polls: number) =>
  state === 'open' && polls < 5 ? 1_500 : false;

interface UnpaidNoticeProps {
  orderId: string;
  /** Called with the order, so that its choice is restored. */
  onOrder(order: CheckoutStatus): void;
}

/** Shown after a return from the provider without a payment. */
export function UnpaidNotice({ orderId, onOrder }: UnpaidNoticeProps) {
  const { data: order } = useQuery(orderQuery(orderId, nextPollDelay));
  useEffect(() => {
    if (order) onOrder(order);
    // Later reloads change the state, not the choice.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [order?.order_id]);
  if (!order) return null;
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
