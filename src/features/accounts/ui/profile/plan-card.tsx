import { useSyncExternalStore } from 'react';
import { formatResetTime } from '#shared/format-reset-time.ts';
import { secondsToUtcMidnight } from '#shared/utc-day.ts';
import { Badge } from '#ui/primitives/badge.tsx';
import { ButtonLink } from '#ui/primitives/button.tsx';
import { SectionCard } from '#ui/primitives/section-card.tsx';
import type { User } from '../../contract.ts';
import { PROFILE_TEXT } from './copy.ts';

const { plan: PLAN, usage: USAGE } = PROFILE_TEXT;

/** Shows the current plan and when it renews. */
export function PlanCard({ user }: { user: User }) {
  const isPremium = user.plan === 'premium';
  return (
    <SectionCard title={PLAN.title}>
      <Badge tone={isPremium ? 'iris' : 'plain'} className="text-sm!">
        {isPremium ? PLAN.premium : PLAN.free}
      </Badge>
      <p className="mt-3">{isPremium ? PLAN.premiumText : PLAN.freeText}</p>
      {user.plan_renews_at && (
        <p className="mt-1 text-sm text-muted">{PLAN.renews(user.plan_renews_at)}</p>
      )}
      <ButtonLink
        to="/premium"
        variant={isPremium ? 'secondary' : 'premium'}
        className="mt-5 w-full"
      >
        {isPremium ? PLAN.manage : PLAN.upgrade}
      </ButtonLink>
    </SectionCard>
  );
}

/** Shows today's allowances and usage. */
export function UsageCard({ user }: { user: User }) {
  const { messages, credits } = user.usage;
  return (
    <SectionCard title={USAGE.title}>
      <ul className="grid gap-5">
        <Meter
          name={USAGE.messages}
          used={messages.used_today}
          most={messages.max_daily}
          available={
            messages.max_daily === null
              ? null
              : Math.max(0, messages.max_daily - messages.used_today)
          }
        />
        <Meter
          name={USAGE.credits}
          used={credits.used_today}
          most={credits.max_daily}
          available={credits.available}
        />
      </ul>
      <p className="mt-5 text-sm text-muted">
        {USAGE.resets(formatResetTime(), useTimeToMidnight())}
      </p>
    </SectionCard>
  );
}

function Meter({
  name,
  used,
  most,
  available,
}: {
  name: string;
  used: number;
  most: number | null;
  available: number | null;
}) {
  const left = most === null ? USAGE.unlimited : USAGE.available(available ?? 0);
  const share = most ? Math.min(1, used / most) : 0;
  return (
    <li>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="font-medium">{name}</p>
        <p className="font-semibold tabular-nums">{left}</p>
      </div>
      {most !== null && (
        <div aria-hidden="true" className="mt-2 h-1.5 overflow-hidden rounded-full bg-line">
          <div className="h-full rounded-full bg-ember" style={{ width: `${share * 100}%` }} />
        </div>
      )}
      <p className="mt-1.5 text-sm text-muted tabular-nums">
        {USAGE.used(used)}
        {most !== null && ` · ${USAGE.max(most)}`}
      </p>
    </li>
  );
}

const MINUTE = 60_000;
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'always' });

/** Returns "in 5 hours", updated while the page is open. */
function useTimeToMidnight(): string {
  const minutes = useSyncExternalStore(
    (changed) => {
      const timer = setInterval(changed, MINUTE);
      return () => clearInterval(timer);
    },
    () => Math.ceil((secondsToUtcMidnight(new Date()) * 1000) / MINUTE),
    () => 0,
  );
  return minutes < 60
    ? relative.format(minutes, 'minute')
    : relative.format(Math.round(minutes / 60), 'hour');
}
