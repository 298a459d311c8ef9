import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '#ui/api-client.ts';
import { ButtonLink } from '#ui/primitives/button.tsx';
import { ErrorState } from '#ui/primitives/error-state.tsx';
import { Spinner } from '#ui/primitives/spinner.tsx';
import { notify } from '#ui/toast.ts';
import { acceptInvitation, readAffiliate, SELF } from './api.ts';
import { AFFILIATE_DASHBOARD_TEXT } from './copy.ts';

const TEXT = AFFILIATE_DASHBOARD_TEXT.invitation;
const DASHBOARD = '/affiliate/dashboard';

/** Accepts by a script of the page, so that link scanners in email clients do not. */
export function Invitation({ invitation }: { invitation: string }) {
  const navigate = useNavigate();
  const cache = useQueryClient();
  const [refusal, setRefusal] = useState<RefusalProps | null>(null);
  const handled = useRef(false);

  const accept = useCallback(async () => {
    setRefusal(null);
    try {
      cache.setQueryData(SELF, await acceptInvitation(invitation));
      notify.success(TEXT.accepted, TEXT.acceptedText);
      await navigate(DASHBOARD, { replace: true });
    } catch (error) {
      const isTaken = error instanceof ApiError && error.status === 409;
      // The invitation is not for this account, which may already be another affiliate.
      const isAffiliate = isTaken && (await isAlreadyAffiliate());
      setRefusal({ error, isAffiliate });
    }
  }, [cache, invitation, navigate]);

  useEffect(() => {
    // Strict mode runs effects twice; the invitation must be sent once.
    if (handled.current) return;
    handled.current = true;
    void accept();
  }, [accept]);

  if (refusal) return <Refusal {...refusal} onRetry={() => void accept()} />;
  return <Accepting />;
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

const isAlreadyAffiliate = () =>
  readAffiliate().then(
    (affiliate) => affiliate !== null,
    () => false,
  );

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
          {isAffiliate && <ButtonLink to={DASHBOARD}>{TEXT.toDashboard}</ButtonLink>}
          <ButtonLink to="/contact" variant="secondary">
            {TEXT.contact}
          </ButtonLink>
        </div>
      }
    />
  );
}
