import type { Subscription } from '../../contract-checkout.ts';
import type { Method, PlanOffers } from '../../contract.ts';
import { formatDay } from '#shared/format-date.ts';
import { formatMoney } from '#shared/format-money.ts';
import type { Choice } from './choice.ts';
import { SHOP_TEXT } from './copy.ts';
import { PayPart } from './pay-part.tsx';
import { PlanOption } from './plan-option.tsx';
import { useCheckout } from './use-checkout.ts';

const COPY = SHOP_TEXT.plans;

export interface ShopFormProps {
  offers: PlanOffers;
  choice: Choice;
  onChoice(change: Partial<Choice>): void;
  /** Where the visit to the shop started. */
  next: string | null;
}

/** The plans, the payment methods, and the pay button. */
export function PlanForm(props: ShopFormProps & { subscription: Subscription | null }) {
  const { offers, choice, onChoice, next, subscription } = props;
  const checkout = useCheckout(next);
  const plan = offers.data.find(({ id }) => id === choice.plan)!;
  const method = offers.methods.find(({ id }) => id === choice.method);
  const renews = method?.renews ?? true;
  const total = formatMoney(plan.total_minor, plan.currency);
  return (
    <form
      aria-labelledby="plans"
      onSubmit={(event) => {
        event.preventDefault();
        if (method) void checkout.pay({ plan_id: plan.id, method: method.id });
      }}
    >
      <h2 id="plans" className="sr-only">
        {COPY.title}
      </h2>
      <PaidAlready subscription={subscription} method={method?.id} renews={renews} />
      <fieldset className="min-w-0">
        <legend className="sr-only">{COPY.legend}</legend>
        <div className="grid gap-3 md:grid-cols-3 md:gap-4">
          {offers.data.map((one) => (
            <PlanOption
              key={one.id}
              plan={one}
              isChosen={one.id === plan.id}
              renews={renews}
              onChoose={() => onChoice({ plan: one.id })}
            />
          ))}
        </div>
      </fieldset>
      {method ? (
        <PayPart
          methods={offers.methods}
          method={method.id}
          onMethod={(id) => onChoice({ method: id })}
          isPlan
          total={total}
          summary={renews ? COPY.renews(total, plan.months) : COPY.prepaid(total, plan.months)}
          checkout={checkout}
        />
      ) : (
        <p className="mt-6 rounded-card bg-raised p-5">{SHOP_TEXT.none}</p>
      )}
    </form>
  );
}

/** If paid time is left, explain what happens to it before the purchase. */
function PaidAlready(props: {
  subscription: Subscription | null;
  method: Method | undefined;
  renews: boolean;
}) {
  const { subscription, method, renews } = props;
  const isPaid = subscription?.state === 'active' || subscription?.state === 'cancelled';
  if (!isPaid || !subscription.paid_through) return null;
  const day = formatDay(subscription.paid_through);
  const isSameKind = !renews && subscription.state === 'active' && subscription.method === method;
  return <p className="mb-5">{isSameKind ? COPY.addsToPaid(day) : COPY.afterPaid(day)}</p>;
}
