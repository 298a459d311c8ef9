import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router';
import type { CheckoutStatus } from '../../contract-checkout.ts';
import { orderQuery } from '../queries.ts';
import { SHOP_TEXT } from './copy.ts';

const COPY = SHOP_TEXT.unpaid;
const LINK =
  'mt-2 inline-flex min-h-11 items-center font-semibold text-ember-text underline underline-offset-3';

/** A refusal may arrive a moment after its buyer. */
const askAgainIn = (state: CheckoutStatus['state'] | undefined, answers: number) =>
  state === 'open' && answers < 5 ? 1_500 : false;

interface UnpaidNoticeProps {
  orderId: string;
  /** Told what was wanted, so that it is marked again. */
  onOrder(order: CheckoutStatus): void;
}

/** After a way back from the provider without a payment: nothing was charged, and how to go on. */
export function UnpaidNotice({ orderId, onOrder }: UnpaidNoticeProps) {
  const { data: order } = useQuery(orderQuery(orderId, askAgainIn));
  useEffect(() => {
    if (order) onOrder(order);
    // Later readings tell of the state, not of another wish.
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
