import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { ButtonLink } from '#ui/primitives/button.tsx';
import { PageFailure } from '#ui/primitives/page-failure.tsx';
import { Spinner } from '#ui/primitives/spinner.tsx';
import type { CheckoutStatus } from '../../contract-checkout.ts';
import { entitlementsOf } from '../../entitlements.ts';
import { formatMoney } from '#shared/format-money.ts';
import { balanceQuery, subscriptionQuery } from '../queries.ts';
import { shopPath } from '../shop/choice.ts';
import { readReturn } from '../shop/return-store.ts';
import { describeSubscription } from '../subscription/describe.ts';
import { CHECKOUT_TEXT as COPY } from './copy.ts';
import { useOrder } from './use-order.ts';

/** The state of an order, from waiting to paid. */
export function OrderStatus({ orderId }: { orderId: string }) {
  const { order, isFailed, isLate, query } = useOrder(orderId);
  const [next] = useState(() => readReturn(orderId));
  if (isFailed) {
    const toPremium = (
      <ButtonLink to="/premium" variant="secondary">
        {COPY.toPremium}
      </ButtonLink>
    );
    return (
      <PageFailure
        query={query}
        missing={{ title: COPY.unknown, description: COPY.unknownText, action: toPremium }}
        failed={{ title: COPY.failed, description: COPY.failedText }}
      />
    );
  }
  return (
    <div className="mx-auto max-w-xl px-4 py-12 md:py-20">
      <div role="status" aria-live="polite" className="flex flex-col items-center text-center">
        {order ? (
          <State order={order} isLate={isLate} next={next} />
        ) : (
          <>
            <Spinner label={null} className="size-8 text-muted" />
            <h1 className="display mt-6 text-2xl">{COPY.loading}</h1>
          </>
        )}
      </div>
    </div>
  );
}

interface StateProps {
  order: CheckoutStatus;
  isLate: boolean;
  next: string | null;
}

function State({ order, isLate, next }: StateProps) {
  switch (order.state) {
    case 'open':
      return (
        <Message title={COPY.open.title} isWaiting>
          <p>{isLate ? COPY.open.late : COPY.open.text}</p>
          {isLate && order.pay_url && <PayPage url={order.pay_url} />}
        </Message>
      );
    case 'pending':
      return (
        <Message title={COPY.pending.title} isWaiting>
          <p>{COPY.pending.text}</p>
        </Message>
      );
    case 'paid':
      return <Paid order={order} next={next} />;
    case 'failed':
      return (
        <Message title={COPY.declined.title}>
          <p>{COPY.declined.text}</p>
          <ButtonLink to={shopPath(choiceOf(order), next)} size="lg" className="mt-8">
            {COPY.declined.again}
          </ButtonLink>
        </Message>
      );
    case 'returned':
      return (
        <Message title={COPY.returned.title}>
          <p>{COPY.returned.text}</p>
          <ButtonLink to="/premium" variant="secondary" className="mt-8">
            {COPY.toPremium}
          </ButtonLink>
        </Message>
      );
  }
}

function Message(props: { title: string; isWaiting?: boolean; children: ReactNode }) {
  return (
    <>
      {props.isWaiting && <Spinner label={null} className="mb-6 size-8 text-muted" />}
      <h1 className="display text-3xl">{props.title}</h1>
      <div className="mt-4 flex flex-col items-center text-muted md:text-lg">{props.children}</div>
    </>
  );
}

const PayPage = ({ url }: { url: string }) => (
  <a
    href={url}
    className="mt-4 inline-flex min-h-11 items-center font-semibold text-ember-text underline underline-offset-3"
  >
    {COPY.open.payPage}
  </a>
);

function Paid({ order, next }: { order: CheckoutStatus; next: string | null }) {
  const isPlan = order.plan_id !== null;
  return (
    <>
      <span className="mb-6 grid size-14 place-items-center rounded-full bg-iris-wash text-iris-text">
        <Check aria-hidden="true" strokeWidth={1.5} className="size-7" />
      </span>
      <h1 className="display text-3xl">{COPY.paid.title}</h1>
      <p className="mt-4 text-lg font-semibold">{COPY.paid.bought(order.description)}</p>
      <div className="mt-2 text-muted tabular-nums">
        {isPlan ? <PlanSummary /> : <TokenSummary />}
      </div>
      <p className="mt-4 text-sm text-muted tabular-nums">
        {COPY.paid.sum(formatMoney(order.amount_minor, order.currency))}
        {order.is_sandbox && ` · ${COPY.paid.sandbox}`}
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <ButtonLink to={next ?? '/chat'} size="lg">
          {backLabel(next)}
        </ButtonLink>
        {order.receipt_id && (
          <ButtonLink to={`/receipts/${order.receipt_id}`} size="lg" variant="secondary">
            {COPY.paid.receipt}
          </ButtonLink>
        )}
      </div>
    </>
  );
}

/** What the plan includes, and when it renews or ends. */
function PlanSummary() {
  const { data } = useQuery(subscriptionQuery);
  const [now] = useState(Date.now);
  const hasBegun = !data?.started_at || Date.parse(data.started_at) <= now;
  return (
    <>
      <p>
        {hasBegun ? COPY.paid.planHas(entitlementsOf('premium').monthlyTokens) : COPY.paid.begins}
      </p>
      {data && describeSubscription(data).map((line) => <p key={line}>{line}</p>)}
    </>
  );
}

function TokenSummary() {
  const { data } = useQuery(balanceQuery);
  return data ? <p>{COPY.paid.balance(data.available)}</p> : null;
}

function choiceOf({ plan_id, pack_id, method }: CheckoutStatus) {
  return { ...(plan_id && { plan_id }), ...(pack_id && { pack_id }), method };
}

function backLabel(next: string | null): string {
  if (!next) return COPY.chats;
  if (next.startsWith('/chat')) return COPY.back.chat;
  return /^\/(generate|collection|character-images)/.test(next)
    ? COPY.back.images
    : COPY.back.other;
}
