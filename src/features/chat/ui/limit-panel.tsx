import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { localPath } from '#ui/local-path.ts';
import { ButtonLink } from '#ui/primitives/button.tsx';
import { withNext } from '#ui/with-next.ts';
import type { LimitReached } from './chat-session.ts';
import { formatWait } from './format-time.ts';
import { COPY } from './copy.ts';

interface LimitPanelProps {
  failure: LimitReached;
  /** Whether Premium is offered; it is not under help lines. */
  isOffer: boolean;
  /** Called when the wait is over. */
  onOver(): void;
}

/** Reports that the day's free messages are used up and when they return, and offers Premium. */
export function LimitPanel({ failure, isOffer, onOver }: LimitPanelProps) {
  const { retryAfter, upgradeUrl } = failure;
  const { pathname } = useLocation();
  const [end] = useState(() => (retryAfter === null ? null : Date.now() + retryAfter * 1_000));
  const [seconds, setSeconds] = useState(retryAfter);

  useEffect(() => {
    if (end === null) return;
    const timer = setInterval(() => {
      const rest = Math.ceil((end - Date.now()) / 1_000);
      if (rest <= 0) onOver();
      else setSeconds(rest);
    }, 1_000);
    return () => clearInterval(timer);
  }, [end, onOver]);

  return (
    <section
      role="alert"
      className="mb-3 flex animate-rise flex-wrap items-center gap-x-6 gap-y-3 rounded-card bg-iris-wash px-5 py-4"
    >
      <div className="min-w-56 flex-1">
        <h2 className="display text-lg">{COPY.limit.title}</h2>
        <p className="mt-1 text-sm text-muted">
          {isOffer ? COPY.limit.text : COPY.limit.textAlone}
        </p>
        {seconds !== null && (
          <p aria-live="off" className="mt-1 text-sm text-muted tabular-nums">
            {COPY.limit.resets(formatWait(seconds))}
          </p>
        )}
      </div>
      {isOffer && (
        <ButtonLink variant="premium" to={withNext(localPath(upgradeUrl), pathname)}>
          {COPY.limit.upgrade}
        </ButtonLink>
      )}
    </section>
  );
}
