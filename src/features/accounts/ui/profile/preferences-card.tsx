import { useId, useRef, useState } from 'react';
import { Input } from '#ui/primitives/input.tsx';
import { SectionCard } from '#ui/primitives/section-card.tsx';
import { Switch } from '#ui/primitives/switch.tsx';
import type { ChangePreferences, Preferences, User } from '../../contract.ts';
import { mergePreferences } from '../../preferences.ts';
import { PROFILE_TEXT } from './copy.ts';
import { changePreferences } from './profile-api.ts';
import { useSaving } from './use-profile.ts';

const { preferences: TEXT } = PROFILE_TEXT;
type Hours = NonNullable<Preferences['quiet_hours']>;

const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

/** What a person prefers; each change is kept at once. */
export function PreferencesCard({ user }: { user: User }) {
  const { preferences, failures, change } = useChoices(user);
  const isFree = user.plan === 'free';
  return (
    <SectionCard title={TEXT.title}>
      <div className="grid gap-5">
        <Switch
          label={TEXT.blur}
          note={isFree ? TEXT.blurFree : TEXT.blurText}
          checked={preferences.blur}
          disabled={isFree}
          onChange={(blur) => change({ blur })}
        />
        <Switch
          label={TEXT.proactive}
          note={TEXT.proactiveText}
          checked={preferences.proactive}
          onChange={(proactive) => change({ proactive })}
        />
        <Switch
          label={TEXT.quiet}
          note={TEXT.quietText}
          checked={preferences.quiet_hours !== null}
          onChange={(isOn) =>
            change({ quiet_hours: isOn ? { from: '22:00', to: '08:00', zone: ownZone() } : null })
          }
        />
        {preferences.quiet_hours && (
          <QuietHours
            key={failures}
            hours={preferences.quiet_hours}
            onChange={(quiet_hours) => change({ quiet_hours })}
          />
        )}
        <Switch
          label={TEXT.reminders}
          note={TEXT.remindersText}
          checked={preferences.notifications.reminders}
          onChange={(reminders) => change({ notifications: { reminders } })}
        />
      </div>
    </SectionCard>
  );
}

/** What is chosen shows at once, and goes back when it could not be kept. */
function useChoices(user: User) {
  const { save } = useSaving('preferences');
  const [wish, setWish] = useState<ChangePreferences>({});
  const [failures, setFailures] = useState(0);
  const last = useRef(Promise.resolve());
  const count = useRef(0);
  const hasFailed = useRef(false);
  const change = (next: ChangePreferences) => {
    setWish((earlier) => mergePreferences(earlier, next));
    count.current += 1;
    last.current = keepAfter(last.current, next);
  };
  // One after the other, so that the last answer is the last choice's.
  const keepAfter = async (earlier: Promise<void>, next: ChangePreferences) => {
    await earlier;
    if (!(await save(() => changePreferences(next), { quiet: true }))) hasFailed.current = true;
    count.current -= 1;
    if (count.current > 0) return;
    setWish({});
    if (hasFailed.current) setFailures((before) => before + 1);
    hasFailed.current = false;
  };
  return { preferences: mergePreferences(user.preferences, wish), failures, change };
}

/** Times are kept when their field is left, so that a half-typed one is not. */
function QuietHours({ hours, onChange }: { hours: Hours; onChange: (hours: Hours) => void }) {
  const id = useId();
  const [draft, setDraft] = useState(hours);
  const keep = (next: Hours) => {
    const isSame = (Object.keys(hours) as (keyof Hours)[]).every((key) => next[key] === hours[key]);
    if (!next.from || !next.to) setDraft(hours);
    else if (!isSame) onChange(next);
  };
  return (
    <div className="grid grid-cols-2 gap-3 border-l-2 border-line pl-4 sm:grid-cols-[9.5rem_9.5rem_1fr]">
      {(['from', 'to'] as const).map((end) => (
        <div key={end}>
          <label htmlFor={`${id}-${end}`} className="block pb-1 text-sm text-muted">
            {TEXT[end]}
          </label>
          <Input
            id={`${id}-${end}`}
            type="time"
            value={draft[end]}
            onChange={(event) => setDraft({ ...draft, [end]: event.target.value })}
            onBlur={() => keep(draft)}
          />
        </div>
      ))}
      <div className="col-span-2 sm:col-span-1">
        <label htmlFor={`${id}-zone`} className="block pb-1 text-sm text-muted">
          {TEXT.zone}
        </label>
        <select
          id={`${id}-zone`}
          value={draft.zone}
          onChange={(event) => {
            const next = { ...draft, zone: event.target.value };
            setDraft(next);
            keep(next);
          }}
          className="min-h-11 w-full rounded-control bg-raised px-3 text-base shadow-[inset_0_0_0_1px_var(--line-strong)]"
        >
          {zones(draft.zone).map((zone) => (
            <option key={zone}>{zone}</option>
          ))}
        </select>
      </div>
    </div>
  );
}

/** Every zone that this browser knows, and the one that is kept. */
function zones(kept: string): string[] {
  return [...new Set([kept, ownZone(), 'UTC', ...Intl.supportedValuesOf('timeZone')])].toSorted();
}
