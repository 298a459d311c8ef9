import { Controller, type Control } from 'react-hook-form';
import { PRICES } from '#features/billing/catalog.ts';
import { entitlementsOf } from '#features/billing/entitlements.ts';
import { Switch } from '#ui/primitives/switch.tsx';
import { useSession } from '#ui/session.tsx';
import { useSite } from '#ui/site.ts';
import { SETTINGS_TEXT as TEXT } from './copy.ts';
import type { SettingsValues } from './settings-values.ts';

/** Whether new replies of the chat are spoken as well. */
export function VoiceField({ control }: { control: Control<SettingsValues> }) {
  const { hasServerVoice } = useSite();
  const { user } = useSession();
  const isIncluded = user !== null && entitlementsOf(user.plan).voiceMessages;
  const note = !hasServerVoice
    ? TEXT.voiceMissing
    : isIncluded
      ? TEXT.voiceHint(PRICES.voice_message)
      : TEXT.voicePremium;
  return (
    <Controller
      control={control}
      name="voice_replies"
      render={({ field: { value, onChange } }) => (
        <Switch
          label={TEXT.voice}
          note={note}
          checked={value}
          // An enabled setting can always be turned off.
          disabled={!value && !(hasServerVoice && isIncluded)}
          onChange={onChange}
        />
      )}
    />
  );
}
