import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '#ui/api-client.ts';
import { ButtonLink } from '#ui/primitives/button.tsx';
import { ErrorState } from '#ui/primitives/error-state.tsx';
import { Spinner } from '#ui/primitives/spinner.tsx';
import { notify } from '#ui/toast.ts';
import { useStillHere } from '#ui/use-still-here.ts';
import { DASHBOARD_PATH } from '../rules.ts';
import { AFFILIATE_DASHBOARD_TEXT } from './copy.ts';
import { acceptInvitation } from './mutations.ts';
import { affiliateQuery } from './queries.ts';

const TEXT = AFFILIATE_DASHBOARD_TEXT.invitation;

/** Accepts by a script of the page, so that link scanners in email clients do not. */
export function Invitation({ invitation }: { invitation: string }) {
  const navigate = useNavigate();
  const isStillHere = useStillHere();
  const { mutate, error } = useMutation({
    ...acceptInvitation,
    async onSuccess() {
      notify.success(TEXT.accepted, TEXT.acceptedText);
      if (isStillHere()) await navigate(DASHBOARD_PATH, { replace: true });
    },
  });
  // The invitation is not for this account, which may already be another affiliate.
  const isTaken = error instanceof ApiError && error.status === 409;
  const self = useQuery({ ...affiliateQuery, enabled: isTaken, retry: false });
  const handled = useRef(false);

  useEffect(() => {
    // Strict mode runs effects twice; the invitation must be sent once.
    if (handled.current) return;
    handled.current = true;
    mutate(invitation);
  }, [invitation, mutate]);

  if (!error || (isTaken && self.isPending)) return <Accepting />;
  return (
    <Refusal
      error={error}
      isAffiliate={isTaken && Boolean(self.data)}
      onRetry={() => mutate(invitation)}
    />
  );
}

/** Shown while an invitation is being accepted. */
export function Accepting() {
  return (
    <div role="status" className="grid min-h-80 place-content-center justify-items-center gap-4">
      <Spinner label={null} />
      <p className="text-muted">{TEXT.working}</p>
    </div>
  );
}

interface RefusalProps {
  error: unknown;
  isAffiliate: boolean;
}

function Refusal({ error, isAffiliate, onRetry }: RefusalProps & { onRetry: () => void }) {
  const status = error instanceof ApiError ? error.status : 0;
  if (!(error instanceof ApiError) || status === 0 || status === 429 || status >= 500)
    return <ErrorState title={TEXT.failed} description={TEXT.failedText} onRetry={onRetry} />;
  return (
    <ErrorState
      title={status === 409 ? TEXT.taken : TEXT.wrong}
      description={error.fields.length > 0 ? TEXT.wrongText : error.detail}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          {isAffiliate && <ButtonLink to={DASHBOARD_PATH}>{TEXT.toDashboard}</ButtonLink>}
          <ButtonLink to="/contact" variant="secondary">
            {TEXT.contact}
          </ButtonLink>
        </div>
      }
    />
  );
}
