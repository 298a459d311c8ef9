import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { hasLoadFailed } from '#ui/has-load-failed.ts';
import { ButtonLink } from '#ui/primitives/button.tsx';
import { EmptyState } from '#ui/primitives/empty-state.tsx';
import { ErrorState } from '#ui/primitives/error-state.tsx';
import type { Affiliate } from '../contract.ts';
import { ChartsSection } from './charts/charts-section.tsx';
import { isUntouched } from './describe.ts';
import { Figures } from './figures.tsx';
import { FirstSteps } from './first-steps.tsx';
import { LinkCard } from './link-card.tsx';
import { LoadingDashboard } from './loading-dashboard.tsx';
import { AFFILIATE_DASHBOARD_TEXT as TEXT } from './copy.ts';
import { Commissions } from './money/commissions.tsx';
import { EarningsCard } from './money/earnings-card.tsx';
import { DetailsCard } from './payouts/details-card.tsx';
import { affiliateQuery } from './queries.ts';
import { Payouts } from './payouts/payouts.tsx';

/** The dashboard in all its states. */
export function Dashboard() {
  const self = useQuery(affiliateQuery);
  if (self.data) return <Loaded affiliate={self.data} />;
  if (self.data === null) return <NotAffiliate />;
  if (!hasLoadFailed(self)) return <LoadingDashboard />;
  return <ErrorState title={TEXT.failed} description={TEXT.failedText} query={self} />;
}

function Loaded({ affiliate }: { affiliate: Affiliate }) {
  const isNew = isUntouched(affiliate);
  const currencies = affiliate.earnings.map(({ currency }) => currency);
  return (
    <>
      <p className="mt-2 max-w-prose text-muted">{TEXT.lead}</p>
      {affiliate.status === 'paused' && <Paused />}
      <LinkCard affiliate={affiliate} />
      {isNew ? (
        <div className="mt-5 grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_21rem]">
          <FirstSteps />
          <DetailsCard details={affiliate.payout_details} />
        </div>
      ) : (
        <>
          <Figures affiliate={affiliate} />
          <div className="mt-5 grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_21rem] lg:grid-rows-[auto_1fr]">
            <div className="min-w-0 lg:col-start-2">
              <EarningsCard affiliate={affiliate} />
            </div>
            <div className="grid min-w-0 gap-5 lg:col-start-1 lg:row-span-2 lg:row-start-1">
              <ChartsSection currencies={currencies} />
              <Commissions />
            </div>
            <div className="grid min-w-0 gap-5 lg:col-start-2">
              <Payouts />
              <DetailsCard details={affiliate.payout_details} />
            </div>
          </div>
        </>
      )}
    </>
  );
}

function Paused() {
  return (
    <p role="status" className="mt-5 max-w-prose rounded-control bg-ember-wash px-4 py-3">
      {TEXT.paused}{' '}
      <Link to="/contact" className="font-semibold underline underline-offset-3">
        {TEXT.pausedLink}
      </Link>
    </p>
  );
}

function NotAffiliate() {
  const { title, text, apply, invited } = TEXT.stranger;
  return (
    <div className="lamp-panel mt-6 rounded-card">
      <EmptyState
        title={title}
        description={text}
        action={
          <>
            <ButtonLink to="/affiliate">{apply}</ButtonLink>
            <p className="mt-6 text-sm text-muted">{invited}</p>
          </>
        }
      />
    </div>
  );
}
