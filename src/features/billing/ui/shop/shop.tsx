import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { LazyBoundary, lazyComponent } from '#ui/lazy.tsx';
import { LazySubscriptionCard } from '../lazy-subscription-card.ts';
import { ButtonLink } from '#ui/primitives/button.tsx';
import { useSession } from '#ui/session.tsx';
import type { CheckoutStatus } from '../../contract-checkout.ts';
import type { PlanOffers } from '../../contract.ts';
import { orderQuery, subscriptionQuery } from '../queries.ts';
import { isCharging } from '../subscription/is-charging.ts';
import { readChoice, readNext, resolveChoice, type Choice } from './choice.ts';
import { ComparisonTable } from './comparison-table.tsx';
import { SHOP_TEXT } from './copy.ts';
import { PackForm } from './pack-form.tsx';
import { PlanForm } from './plan-form.tsx';

// Lazy, because a visitor without an account does not need it.
const UnpaidNotice = lazyComponent(async () => ({
  default: (await import('./unpaid-notice.tsx')).UnpaidNotice,
}));

/** The event of a declined payment may arrive shortly after the buyer returns. */
const nextPollDelay = (state: CheckoutStatus['state'] | undefined, polls: number) =>
  state === 'open' && polls < 5 ? 1_500 : false;

/** The offers with the user's subscription above: the part of /premium between heading and FAQ. */
export function Shop({ offers }: { offers: PlanOffers }) {
  const { user } = useSession();
  const [search] = useSearchParams();
  const next = readNext(search);
  const orderId = search.get('checkout') ?? '';
  const { data: order } = useQuery({
    ...orderQuery(orderId, nextPollDelay),
    enabled: user !== null && orderId !== '',
  });
  const { data: subscription } = useQuery({ ...subscriptionQuery, enabled: user !== null });
  const [chosen, setChosen] = useState<Partial<Choice>>({});
  const choice = resolveChoice(readChoice(search, offers), order, chosen);
  const change = (part: Partial<Choice>) => setChosen((before) => ({ ...before, ...part }));
  const own = (user && subscription) ?? null;
  // A second plan is rejected while one renews, so its owner sees only the subscription.
  const hasPlans = own ? !isCharging(own) : user?.plan !== 'premium';
  const form = { offers, choice, onChoice: change, next };
  return (
    <>
      {user && (
        <LazyBoundary>
          {order && <UnpaidNotice order={order} />}
          <div className="mb-8 empty:hidden">
            <LazySubscriptionCard key={user.id} isExpected={user.plan === 'premium'} />
          </div>
        </LazyBoundary>
      )}
      {hasPlans && <PlanForm {...form} subscription={own} />}
      <div className="mt-16">
        <ComparisonTable free={offers.free} />
      </div>
      <div className="mt-16">
        <PackForm {...form} isWanted={search.has('pack')} />
      </div>
      {user && (!own || own.state === 'none') && (
        <p className="mt-10">
          <ButtonLink to="/receipts" variant="secondary">
            {SHOP_TEXT.receipts}
          </ButtonLink>
        </p>
      )}
    </>
  );
}
