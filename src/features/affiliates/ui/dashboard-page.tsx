import { useSearchParams, type MetaArgs } from 'react-router';
import { pageMeta } from '#ui/page-meta.ts';
import { RequireUser, useSession } from '#ui/session.tsx';
import { Dashboard } from './dashboard.tsx';
import { Accepting, Invitation } from './invitation.tsx';
import { LoadingDashboard } from './loading-dashboard.tsx';
import { DASHBOARD_PATH } from '../rules.ts';
import { AFFILIATE_DASHBOARD_TEXT as TEXT } from './copy.ts';

export { RouteError as ErrorBoundary } from '#ui/route-error.tsx';

export function meta({ matches }: MetaArgs) {
  const { title, description } = TEXT;
  return pageMeta(matches, { title, description, path: DASHBOARD_PATH, index: false });
}

/** /affiliate/dashboard: the affiliate's dashboard; `?invitation=` accepts an emailed invitation. */
export default function DashboardPage() {
  return (
    <RequireUser isEarly>
      <div className="mx-auto w-full max-w-6xl px-4 pt-8 pb-16 md:px-8 md:pt-10">
        <h1 className="display text-3xl">{TEXT.title}</h1>
        <Content />
      </div>
    </RequireUser>
  );
}

/** Renders a placeholder until the session is known. */
function Content() {
  const [search] = useSearchParams();
  const { status } = useSession();
  const invitation = search.get('invitation');
  const isKnown = status === 'authenticated';
  if (invitation) return isKnown ? <Invitation invitation={invitation} /> : <Accepting />;
  return isKnown ? <Dashboard /> : <LoadingDashboard />;
}
