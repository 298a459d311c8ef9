import type { User } from '#features/accounts/contract.ts';
import { STUDIO_TEXT } from './copy.ts';
import { formatResetTime } from '#shared/format-reset-time.ts';

const COPY = STUDIO_TEXT.credits;

/** The user's balance: today's free credits with their reset time, and the other credits. */
export function CreditsPanel({ user }: { user: User }) {
  const { available, used_today: used, max_daily: most } = user.usage.credits;
  const share = most > 0 ? Math.round((used / most) * 100) : 100;
  return (
    <section aria-label={COPY.title} className="border-t border-line pt-4 text-sm text-muted">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span role="status" className="font-semibold text-text tabular-nums">
          {COPY.available(available + user.tokens)}
        </span>
        <span className="tabular-nums">{COPY.used(used, most)}</span>
      </p>
      <div aria-hidden="true" className="mt-2 h-1 overflow-hidden rounded-full bg-line">
        <div
          className="h-full rounded-full bg-ember transition-[width]"
          style={{ width: `${share}%` }}
        />
      </div>
      <p className="mt-2 tabular-nums">
        {user.tokens > 0 && `${COPY.parts(available, user.tokens)} `}
        {COPY.reset(formatResetTime())}
      </p>
    </section>
  );
}
