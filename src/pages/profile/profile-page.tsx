import { useQuery } from '@tanstack/react-query';
import { Link, type MetaArgs } from 'react-router';
import { AccountCard } from '#features/accounts/ui/profile/account-card.tsx';
import { SignInAgain } from '#features/accounts/ui/profile/again/sign-in-again.tsx';
import { DangerCard } from '#features/accounts/ui/profile/danger-card.tsx';
import { ExportCard } from '#features/accounts/ui/profile/export-card.tsx';
import { PROFILE_TEXT } from '#features/accounts/ui/profile/copy.ts';
import { PlanCard, UsageCard } from '#features/accounts/ui/profile/plan-card.tsx';
import { PreferencesCard } from '#features/accounts/ui/profile/preferences-card.tsx';
import { SecurityEvents } from '#features/accounts/ui/profile/security-events.tsx';
import { SessionsCard } from '#features/accounts/ui/profile/sessions-card.tsx';
import { SignInCard } from '#features/accounts/ui/profile/sign-in-card.tsx';
import { LedgerHistory } from '#features/billing/ui/ledger-history.tsx';
import { STANDING_TEXT } from '#features/moderation/ui/strike-copy.ts';
import { PERSONAS_TEXT } from '#features/personas/ui/copy.ts';
import { LazyNotificationsCard } from '#features/push/ui/lazy-notifications-card.ts';
import { secondsToUtcMidnight } from '#shared/utc-day.ts';
import { LazyBoundary } from '#ui/lazy.tsx';
import { LazySubscriptionCard } from '#features/billing/ui/lazy-subscription-card.ts';
import { meQuery } from '#ui/me-query.ts';
import { ButtonLink } from '#ui/primitives/button.tsx';
import { SectionCard } from '#ui/primitives/section-card.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { pageMeta } from '#ui/page-meta.ts';
import { RequireUser, useSession } from '#ui/session.tsx';
import { STANDING_PATH } from '#shared/standing-path.ts';

export { RouteError as ErrorBoundary } from '#ui/route-error.tsx';

export function meta({ matches }: MetaArgs) {
  const { title, description } = PROFILE_TEXT;
  return pageMeta(matches, { title, description, path: '/profile', index: false });
}

/** /profile: the user's account settings. */
export default function ProfilePage() {
  return (
    <RequireUser>
      <Profile />
    </RequireUser>
  );
}

function Profile() {
  const { user } = useSession();
  // Usage and changes from other devices are refreshed on each visit, on return to the tab, and
  // when a new day starts.
  useQuery({
    ...meQuery,
    staleTime: 0,
    retry: false,
    refetchInterval: () => (secondsToUtcMidnight(new Date()) + 1) * 1_000,
  });
  if (!user) return null;
  return (
    <div className="mx-auto max-w-6xl px-4 pb-16 md:px-8">
      <h1 className="display pt-8 pb-6 text-3xl md:pt-10">{PROFILE_TEXT.title}</h1>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="grid min-w-0 gap-5 lg:col-start-1 lg:row-start-1">
          <AccountCard user={user} />
        </div>
        <div className="grid min-w-0 gap-5 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <PlanCard user={user} />
          <LazyBoundary>
            <LazySubscriptionCard hasLink isExpected={user.plan === 'premium'} />
          </LazyBoundary>
          <UsageCard user={user} />
          <LedgerHistory />
        </div>
        <div className="grid min-w-0 gap-5 lg:col-start-1">
          <PreferencesCard user={user} />
          <LazyBoundary fallback={<Skeleton className="h-80 w-full rounded-card" />}>
            <LazyNotificationsCard user={user} />
          </LazyBoundary>
          <SectionCard title={PERSONAS_TEXT.title} note={PERSONAS_TEXT.pageDescription}>
            <ButtonLink to="/personas" variant="secondary">
              {PERSONAS_TEXT.open}
            </ButtonLink>
          </SectionCard>
          <SignInCard />
          <SessionsCard />
          <SecurityEvents />
          <ExportCard />
          <DangerCard />
          <Link
            to={STANDING_PATH}
            className="inline-flex min-h-11 items-center justify-self-start font-semibold text-ember-text underline-offset-3 hover:underline"
          >
            {STANDING_TEXT.title}
          </Link>
        </div>
        <SignInAgain />
      </div>
    </div>
  );
}
