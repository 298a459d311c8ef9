import { useId, useState } from 'react';
import { Input } from '#ui/primitives/input.tsx';
import { SectionCard } from '#ui/primitives/section-card.tsx';
import { Switch } from '#ui/primitives/switch.tsx';
import { notify } from '#ui/toast.ts';
import type { Preferences, User } from '../../contract.ts';
import { usePreferences } from '../use-preferences.ts';
import { PROFILE_TEXT } from './copy.ts';
import { sentenceOf } from './use-profile.ts';

const { preferences: TEXT } = PROFILE_TEXT;
type Hours = NonNullable<Preferences['quiet_hours']>;

const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

/** What a person prefers; each change is kept at once. */
export function PreferencesCard({ user }: { user: User }) {
  const [failures, setFailures] = useState(0);
  const { preferences, change } = usePreferences(user, (error) => {
    setFailures((before) => before + 1);
    const usual = PROFILE_TEXT.failedField(PROFILE_TEXT.fields.preferences);
    notify.error(PROFILE_TEXT.updateFailed, sentenceOf(error, usual));
  });
  const isFree = user.plan === 'free';
  if (!preferences) return null;
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
