import { useForm } from 'react-hook-form';
import { Field, InputField, SelectField } from '#ui/primitives/form-field.tsx';
import { SectionCard } from '#ui/primitives/section-card.tsx';
import { Select } from '#ui/primitives/select.tsx';
import { Switch } from '#ui/primitives/switch.tsx';
import { ownTimeZone } from '#ui/own-time-zone.ts';
import type { Preferences, User } from '../../contract.ts';
import { usePreferences } from '../use-preferences.ts';
import { PROFILE_TEXT } from './copy.ts';
import { useAnnounce } from './use-profile.ts';

const { preferences: TEXT } = PROFILE_TEXT;
type Hours = NonNullable<Preferences['quiet_hours']>;

/** Edits the preferences. Each change is saved immediately. */
export function PreferencesCard({ user }: { user: User }) {
  const { failed } = useAnnounce('preferences');
  const { preferences, change } = usePreferences(user, failed);
  const isFree = user.plan === 'free';
  if (!preferences) return null;
  const zone = preferences.time_zone ?? ownTimeZone();
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
            change({ quiet_hours: isOn ? { from: '22:00', to: '08:00', zone } : null })
          }
        />
        {preferences.quiet_hours && (
          <QuietHours
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
        <TimeZone zone={zone} onChange={(time_zone) => change({ time_zone })} />
      </div>
    </SectionCard>
  );
}

function TimeZone({ zone, onChange }: { zone: string; onChange: (zone: string) => void }) {
  return (
    <Field label={TEXT.clock} hint={TEXT.clockText}>
      {(tied) => (
        <Select {...tied} value={zone} onChange={({ target }) => onChange(target.value)}>
          {zones(zone).map((id) => (
            <option key={id}>{id}</option>
          ))}
        </Select>
      )}
    </Field>
  );
}

/** Times are saved on blur, so that incomplete input is not saved. */
function QuietHours({ hours, onChange }: { hours: Hours; onChange: (hours: Hours) => void }) {
  const form = useForm<Hours>({ values: hours });
  const keep = () => {
    const next = form.getValues();
    const isSame = (Object.keys(hours) as (keyof Hours)[]).every((key) => next[key] === hours[key]);
    if (!next.from || !next.to) form.reset(hours);
    else if (!isSame) onChange(next);
  };
  return (
    <div
      onBlur={keep}
      className="grid grid-cols-2 gap-3 border-l-2 border-line pl-4 sm:grid-cols-[9.5rem_9.5rem_1fr]"
    >
      <InputField form={form} name="from" label={TEXT.from} type="time" />
      <InputField form={form} name="to" label={TEXT.to} type="time" />
      <div className="col-span-2 sm:col-span-1" onChange={keep}>
        <SelectField
          form={form}
          name="zone"
          label={TEXT.zone}
          options={zones(hours.zone).map((id) => ({ id, label: id }))}
        />
      </div>
    </div>
  );
}

/** Returns all time zones of the browser, plus the stored one. */
function zones(stored: string): string[] {
  return [
    ...new Set([stored, ownTimeZone(), 'UTC', ...Intl.supportedValuesOf('timeZone')]),
  ].toSorted();
}
