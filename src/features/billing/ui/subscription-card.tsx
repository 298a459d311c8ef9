import { useId } from 'react';
import { Badge } from '#ui/primitives/badge.tsx';
import { ButtonLink } from '#ui/primitives/button.tsx';
import { QueryFailure } from '#ui/primitives/query-failure.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { describeItem } from '../catalog.ts';
import type { Subscription } from '../contract-checkout.ts';
import { describeSubscription } from './subscription/describe.ts';
import { phaseOf } from './subscription/phase.ts';
import { SUBSCRIPTION_TEXT as COPY } from './subscription/copy.ts';
import { SubscriptionActions } from './subscription/subscription-actions.tsx';
import { useSubscription } from './subscription/use-subscription.ts';

interface SubscriptionCardProps {
  /** Shows a link to /premium, for other pages. */
  hasLink?: boolean;
  /** Offers only the cancellation. */
  isClosing?: boolean;
  /** False: nothing is rendered until a subscription is loaded, to avoid layout shifts. */
  isExpected?: boolean;
}

/** The signed-in user's subscription and its actions; empty for a user who never had one. */
export function SubscriptionCard(props: SubscriptionCardProps) {
  const { hasLink = false, isClosing = false, isExpected = true } = props;
  const controls = useSubscription();
  const { subscription, isFailed, query, confirmUrl } = controls;
  const heading = useId();
  const phase = subscription && phaseOf(subscription);
  if (subscription ? !phase : !isFailed && !isExpected) return null;
  return (
    <section
      aria-labelledby={heading}
      aria-busy={!subscription && !isFailed}
      className="rounded-card bg-raised p-5 shadow-[inset_0_0_0_1px_var(--line)] sm:p-6"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id={heading} className="display text-xl">
          {COPY.title}
        </h2>
        {phase && (
          <Badge tone={phase === 'past_due' || phase === 'ended' ? 'plain' : 'iris'}>
            {COPY.looks[phase]}
          </Badge>
        )}
      </div>
      {isFailed && <QueryFailure className="mt-3" query={query} text={COPY.failed} />}
      {!subscription && !isFailed && (
        <div role="status" className="mt-4">
          <span className="sr-only">{COPY.loading}</span>
          <Skeleton className="h-5 w-72 max-w-full" />
          <Skeleton className="mt-3 h-11 w-44" />
        </div>
      )}
      {subscription && phase && (
        <>
          <div aria-live="polite" className="mt-3 max-w-prose tabular-nums">
            <p className="font-semibold">{describeItem('plan', subscription.months ?? 1)}</p>
            {describeSubscription(subscription).map((line) => (
              <p key={line} className="mt-1">
                {line}
              </p>
            ))}
            {subscription.is_sandbox && <p className="mt-1 text-sm text-muted">{COPY.sandbox}</p>}
          </div>
          {confirmUrl && (
            <div role="alert" className="mt-4 rounded-control bg-iris-wash p-4">
              <p>{COPY.confirmAt}</p>
              <a
                href={confirmUrl}
                className="mt-1 inline-flex min-h-11 items-center font-semibold text-iris-text underline underline-offset-3"
              >
                {COPY.confirmLink}
              </a>
            </div>
          )}
          <div className="mt-5 flex flex-wrap gap-3">
            <SubscriptionActions
              subscription={isClosing ? onlyCancel(subscription) : subscription}
              controls={controls}
            />
            {hasLink && (
              <ButtonLink to="/premium" variant="secondary">
                {COPY.manage}
              </ButtonLink>
            )}
            {!isClosing && (
              <ButtonLink to="/receipts" variant="quiet">
                {COPY.receipts}
              </ButtonLink>
            )}
          </div>
        </>
      )}
    </section>
  );
}

const onlyCancel = (subscription: Subscription): Subscription => ({
  ...subscription,
  can: { ...subscription.can, resume: false, change: false },
});
