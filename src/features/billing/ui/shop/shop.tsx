import { lazy, Suspense, useCallback, useState } from 'react';
import { useSearchParams } from 'react-router';
import { ButtonLink } from '#ui/primitives/button.tsx';
import { useSession } from '#ui/session.tsx';
import type { CheckoutStatus, Subscription } from '../../contract-checkout.ts';
import type { PlanOffers } from '../../contract.ts';
import { isCharging } from '../subscription/is-charging.ts';
import { readChoice, readNext, type Choice } from './choice.ts';
import { ComparisonTable } from './comparison-table.tsx';
import { SHOP_TEXT } from './copy.ts';
import { PackForm } from './pack-form.tsx';
import { PlanForm } from './plan-form.tsx';
import { whenOnline } from '#ui/when-online.ts';

// A visitor needs neither: what is about one person comes after that person is known.
const SubscriptionCard = lazy(
  whenOnline(async () => ({
    default: (await import('../subscription-card.tsx')).SubscriptionCard,
  })),
);
const UnpaidNotice = lazy(
  whenOnline(async () => ({
    default: (await import('./unpaid-notice.tsx')).UnpaidNotice,
  })),
);

/** What is sold, and one's own subscription above it: all of /premium between its heading and its questions. */
export function Shop({ offers }: { offers: PlanOffers }) {
  const { user } = useSession();
  const [search] = useSearchParams();
  const next = readNext(search);
  const [choice, setChoice] = useState<Choice>(() => readChoice(search, offers));
  const [subscription, setSubscription] = useState<Subscription | null>(null);
  const change = (wish: Partial<Choice>) => setChoice((before) => ({ ...before, ...wish }));
  const keepWish = useCallback((order: CheckoutStatus) => {
    const { plan_id, pack_id, method } = order;
    setChoice((before) => ({
      plan: plan_id ?? before.plan,
      pack: pack_id ?? before.pack,
      method,
    }));
  }, []);
  const orderId = search.get('checkout');
  const own = user ? subscription : null;
  // A plan beside one that renews is refused: its owner sees their own, and what can be done with it.
  const hasPlans = own ? !isCharging(own) : user?.plan !== 'premium';
  const form = { offers, choice, onChoice: change, next };
  return (
    <>
      {user && (
        <Suspense>
          {orderId && <UnpaidNotice orderId={orderId} onOrder={keepWish} />}
          <div className="mb-8 empty:hidden">
            <SubscriptionCard
              key={user.id}
              onRead={setSubscription}
              isExpected={user.plan === 'premium'}
            />
          </div>
        </Suspense>
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
