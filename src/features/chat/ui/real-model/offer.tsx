import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { hasLoadFailed } from '#ui/has-load-failed.ts';
import { Button } from '#ui/primitives/button.tsx';
import { QueryFailure } from '#ui/primitives/query-failure.tsx';
import { SectionCard } from '#ui/primitives/section-card.tsx';
import { Spinner } from '#ui/primitives/spinner.tsx';
import { changeSite } from '#ui/site.ts';
import type { TextEngineSetup } from '../../contract-real-model.ts';
import { OFFER } from './copy.ts';
import { isUnderWay, setupQuery } from './queries.ts';
import { ServerOffer } from './server-offer.tsx';
import { SmallModelOffer } from './small-model-offer.tsx';

/** For superusers: the available models, each connected with one press. */
export default function RealModelOffer() {
  const query = useQuery(setupQuery);
  const { data, isFetching, refetch } = query;
  const isDemo = data?.is_demo;
  useEffect(() => {
    // The other pages must no longer state that the demo script replies.
    if (isDemo === false) changeSite({ hasDemoText: false });
  }, [isDemo]);

  if (!data)
    return (
      <SectionCard title={OFFER.title} className="mt-8">
        {hasLoadFailed(query) ? (
          <QueryFailure query={query} text={OFFER.failed} />
        ) : (
          <Spinner label={OFFER.loading} />
        )}
      </SectionCard>
    );
  if (!data.is_demo)
    return (
      <SectionCard title={OFFER.connectedTitle} className="mt-8">
        <p role="status">{OFFER.connected(data.engine)}</p>
        <p className="mt-1 text-sm text-muted">{OFFER.kept}</p>
      </SectionCard>
    );
  return (
    <SectionCard title={OFFER.title} note={OFFER.note} className="mt-8">
      {data.can_switch ? (
        <Offers setup={data} isLooking={isFetching} onLook={() => void refetch()} />
      ) : (
        <p>{OFFER.several}</p>
      )}
    </SectionCard>
  );
}

function Offers({
  setup,
  isLooking,
  onLook,
}: {
  setup: TextEngineSetup;
  isLooking: boolean;
  onLook: () => void;
}) {
  const isBusy = isUnderWay(setup.phase);
  return (
    <div className="space-y-6">
      {setup.servers.map((server) => (
        <ServerOffer key={server.base_url} server={server} disabled={isBusy} />
      ))}
      {setup.servers.length === 0 && !isBusy && (
        <div className="space-y-3">
          <p className="text-sm text-muted">{OFFER.noServers}</p>
          <Button variant="secondary" size="sm" loading={isLooking} onClick={onLook}>
            {OFFER.look}
          </Button>
        </div>
      )}
      <SmallModelOffer setup={setup} />
    </div>
  );
}
