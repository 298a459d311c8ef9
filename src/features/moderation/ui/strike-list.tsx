import { Badge } from '#ui/primitives/badge.tsx';
import type { OwnStrike } from '../contract-standing.ts';
import { AppealPart } from './appeal-part.tsx';
import { STANDING_TEXT as TEXT } from './strike-copy.ts';

/** Lists the user's strikes with rule, date and appeal. */
export function StrikeList({ strikes, onSent }: { strikes: OwnStrike[]; onSent: () => void }) {
  return (
    <ul className="grid gap-4">
      {strikes.map((strike) => (
        <li
          key={strike.id}
          className="rounded-card bg-raised p-5 shadow-[inset_0_0_0_1px_var(--line)] md:p-6"
        >
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Badge tone={strike.counts ? 'ember' : 'plain'}>{TEXT.step[strike.step]}</Badge>
            <span className="text-sm text-muted">{TEXT.given(strike.created_at)}</span>
          </div>
          <p className="mt-3 font-semibold">{strike.rule}</p>
          <p className="mt-1 text-sm text-muted">{life(strike)}</p>
          {(strike.appeal || !strike.lifted_at) && (
            <AppealPart strikeId={strike.id} appeal={strike.appeal} onSent={onSent} />
          )}
        </li>
      ))}
    </ul>
  );
}

function life({ counts, lifted_at, expires_at }: OwnStrike): string {
  if (lifted_at) return TEXT.lifted(lifted_at);
  return counts ? TEXT.expires(expires_at) : TEXT.expired(expires_at);
}
