import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate, type MetaArgs } from 'react-router';
import { ReturnedSignIn } from '#features/accounts/ui/profile/again/returned-sign-in.tsx';
import { SignInAgain } from '#features/accounts/ui/profile/again/sign-in-again.tsx';
import { DangerCard } from '#features/accounts/ui/profile/danger-card.tsx';
import { ExportCard } from '#features/accounts/ui/profile/export-card.tsx';
import type { Standing } from '#features/moderation/contract-standing.ts';
import { AppealPart } from '#features/moderation/ui/appeal-part.tsx';
import { StrikeList } from '#features/moderation/ui/strike-list.tsx';
import { standingQuery } from '#features/moderation/ui/queries.ts';
import { STANDING_TEXT as TEXT } from '#features/moderation/ui/strike-copy.ts';
import { hasLoadFailed } from '#ui/has-load-failed.ts';
import { LazyBoundary } from '#ui/lazy.tsx';
import { LazySubscriptionCard } from '#features/billing/ui/lazy-subscription-card.ts';
import { pageMeta } from '#ui/page-meta.ts';
import { Button } from '#ui/primitives/button.tsx';
import { QueryFailure } from '#ui/primitives/query-failure.tsx';
import { SectionCard } from '#ui/primitives/section-card.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { Redirect } from '#ui/redirect.tsx';
import { useSession } from '#ui/session.tsx';
import { STANDING_PATH } from '#shared/standing-path.ts';
import { useAccountHeld } from '#ui/standing-store.ts';
import { withNext } from '#ui/with-next.ts';

/** The end of a suspension, or the answer to an appeal, shows within this time. */
const ASK_EVERY_MS = 15_000;

export { RouteError as ErrorBoundary } from '#ui/route-error.tsx';

export function meta({ matches }: MetaArgs) {
  const { title, description } = TEXT;
  return pageMeta(matches, { title, description, path: STANDING_PATH, index: false });
}

/** /standing: strikes and appeals; for a suspended user, everything that they can still do. */
export default function StandingPage() {
  const { status } = useSession();
  const isHeld = useAccountHeld();
  if (status === 'anonymous') return <Redirect to={withNext('/login', STANDING_PATH)} />;
  if (status === 'loading' && !isHeld) return <Loading />;
  return <AccountStatus isHeld={isHeld} />;
}

function AccountStatus({ isHeld }: { isHeld: boolean }) {
  const { retry, logout } = useSession();
  const standing = useQuery({ ...standingQuery, refetchInterval: isHeld && ASK_EVERY_MS });
  const { data } = standing;
  useReinstated(isHeld, data?.state, retry);
  if (!data)
    return hasLoadFailed(standing) ? (
      <QueryFailure query={standing} text={TEXT.failed} />
    ) : (
      <Loading />
    );
  const again = () => void standing.refetch();
  return (
    <div className="grid w-full max-w-2xl gap-8 self-start">
      <Heading standing={data} />
      <section aria-label={TEXT.strikes}>
        {data.closure && (
          <SectionCard title={TEXT.closure}>
            <AppealPart strikeId={null} appeal={data.closure.appeal} onSent={again} />
          </SectionCard>
        )}
        {data.strikes.length > 0 ? (
          <StrikeList strikes={data.strikes} onSent={again} />
        ) : (
          !data.closure && <p className="text-muted">{TEXT.none}</p>
        )}
      </section>
      {isHeld && (
        <section aria-label={TEXT.leave} className="grid gap-4">
          <LazyBoundary>
            <LazySubscriptionCard isClosing isExpected={false} />
          </LazyBoundary>
          <ReturnedSignIn />
          <SignInAgain />
          <ExportCard />
          <DangerCard />
          <Button variant="secondary" className="justify-self-start" onClick={() => void logout()}>
            {TEXT.logout}
          </Button>
        </section>
      )}
    </div>
  );
}

function Heading({ standing }: { standing: Standing }) {
  const { state, reason, until, closure } = standing;
  const isClosed = state === 'closed';
  return (
    <header>
      <h1 className="display text-3xl">{TEXT.headings[state]}</h1>
      {reason && <p className="mt-4 text-lg font-semibold">{reason}</p>}
      {until && <p className="mt-2 text-muted">{TEXT.until(until)}</p>}
      {isClosed && <p className="mt-2 text-muted">{closure ? TEXT.closedByTeam : TEXT.closed}</p>}
      {state === 'good' && <p className="mt-2 text-muted">{TEXT.good}</p>}
    </header>
  );
}

/**
 * Once the account is no longer restricted, the session is refetched, and the user is signed in
 * again.
 */
function useReinstated(isHeld: boolean, state: Standing['state'] | undefined, retry: () => void) {
  const navigate = useNavigate();
  const wasHeld = useRef(isHeld);
  useEffect(() => {
    if (isHeld && state === 'good') retry();
  }, [isHeld, state, retry]);
  useEffect(() => {
    if (wasHeld.current && !isHeld && state === 'good') void navigate('/', { replace: true });
    wasHeld.current = isHeld;
  }, [isHeld, state, navigate]);
}

function Loading() {
  return (
    <div role="status" className="w-full max-w-2xl self-start">
      <span className="sr-only">{TEXT.loading}</span>
      <Skeleton className="h-9 w-72 max-w-full" />
      <Skeleton className="mt-6 h-40 w-full" />
    </div>
  );
}
