import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { data } from 'react-router';
import type { PlanOffer, PlanOffers } from '#features/billing/contract.ts';
import { pageMeta } from '#ui/page-meta.ts';
import { Badge } from '#ui/primitives/badge.tsx';
import { ButtonLink } from '#ui/primitives/button.tsx';
import { ErrorState } from '#ui/primitives/error-state.tsx';
import { apiContext } from '#ui/server-context.ts';
import { useSession } from '#ui/session.tsx';
import type { Route } from './+types/premium-page';
import { formatPrice } from '../format-price.ts';
import { PREMIUM_TEXT } from '../messages.ts';

export { RouteError as ErrorBoundary } from '#ui/shell/route-error.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const { api } = context.get(apiContext);
  try {
    return data({ plans: (await api.get<PlanOffers>('/billing/plans')).data });
  } catch {
    return data({ plans: null }, 503);
  }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: PREMIUM_TEXT.title,
    description: PREMIUM_TEXT.description,
    path: '/premium',
  });
}

function PlanCard({ plan, forward }: { plan: PlanOffer; forward: boolean }) {
  const price = (minor: number) => formatPrice(minor, plan.currency);
  return (
    <li
      className={clsx(
        'flex flex-col rounded-card p-6',
        forward
          ? 'bg-iris-wash shadow-[inset_0_0_0_1.5px_var(--iris)] md:-my-3 md:py-9'
          : 'bg-raised',
      )}
    >
      <div className="flex min-h-7 items-center justify-between gap-3">
        <h3 className="text-lg font-semibold">{PREMIUM_TEXT.months(plan.months)}</h3>
        <Badge tone={forward ? 'iris' : 'plain'}>
          {PREMIUM_TEXT.discount(plan.discount_percentage)}
        </Badge>
      </div>
      <p className="mt-5 flex items-baseline gap-2 tabular-nums">
        <span className="display text-4xl">{price(plan.price_minor)}</span>
        <span className="text-muted">{PREMIUM_TEXT.perMonth}</span>
      </p>
      <p className="mt-1 text-sm text-muted tabular-nums">
        <s>{PREMIUM_TEXT.before(price(plan.original_price_minor))}</s>
      </p>
      <div className="mt-5 border-t border-line pt-4 text-sm tabular-nums">
        <p>{PREMIUM_TEXT.billed(price(plan.total_minor), plan.months)}</p>
        {plan.months > 1 && (
          <p className="text-muted">
            {PREMIUM_TEXT.sum(price(plan.price_minor), plan.months, price(plan.total_minor))}
          </p>
        )}
      </div>
      {forward && <p className="mt-4 text-sm text-iris-text">{PREMIUM_TEXT.best}</p>}
    </li>
  );
}

/** /premium: the plans with their arithmetic, and what Premium includes now. */
export default function PremiumPage({ loaderData: { plans } }: Route.ComponentProps) {
  const { user, status } = useSession();
  return (
    <div className="mx-auto max-w-5xl px-4 pt-10 md:px-8 md:pt-16">
      <header className="mx-auto max-w-2xl text-center">
        <h1 className="display text-3xl md:text-4xl">{PREMIUM_TEXT.heading}</h1>
        <p className="mt-4 text-muted md:text-lg">{PREMIUM_TEXT.lead}</p>
        {user?.plan === 'premium' && (
          <p className="mt-4 font-semibold text-iris-text">{PREMIUM_TEXT.current}</p>
        )}
      </header>
      <section aria-labelledby="plans" className="mt-12">
        <h2 id="plans" className="sr-only">
          {PREMIUM_TEXT.plansTitle}
        </h2>
        {plans ? (
          <ul className="grid gap-4 md:grid-cols-3">
            {plans.map((plan) => (
              <PlanCard key={plan.id} plan={plan} forward={plan.id === 'yearly'} />
            ))}
          </ul>
        ) : (
          <ErrorState title={PREMIUM_TEXT.failed} />
        )}
      </section>
      <section className="mt-14 grid gap-8 md:grid-cols-2" aria-labelledby="included">
        <div>
          <h2 id="included" className="display text-2xl">
            {PREMIUM_TEXT.includedTitle}
          </h2>
          <ul className="mt-5 space-y-3">
            {PREMIUM_TEXT.included.map((line) => (
              <li key={line} className="flex gap-3">
                <Check
                  aria-hidden="true"
                  strokeWidth={1.5}
                  className="mt-0.5 size-5 shrink-0 text-iris-text"
                />
                {line}
              </li>
            ))}
          </ul>
        </div>
        <div className="rounded-card bg-raised p-6">
          <p>{PREMIUM_TEXT.soon}</p>
          {status !== 'authenticated' && (
            <ButtonLink to="/signup" variant="secondary" className="mt-5">
              {PREMIUM_TEXT.signup}
            </ButtonLink>
          )}
        </div>
      </section>
    </div>
  );
}
