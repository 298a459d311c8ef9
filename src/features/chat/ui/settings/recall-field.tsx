import { Controller, type Control } from 'react-hook-form';
import { firstName } from '#shared/replace-placeholders.ts';
import { Switch } from '#ui/primitives/switch.tsx';
import { SETTINGS_TEXT as TEXT } from './copy.ts';
import type { SettingsValues } from './settings-values.ts';

interface RecallFieldProps {
  control: Control<SettingsValues>;
  /** The character. */
  name: string;
}

/** Whether the chat uses memories of the user's other chats with the character. */
export const RecallField = ({ control, name }: RecallFieldProps) => (
  <Controller
    control={control}
    name="recalls_other_chats"
    render={({ field: { value, onChange } }) => (
      <Switch
        label={TEXT.recall}
        note={TEXT.recallHint(firstName(name))}
        checked={value}
        onChange={onChange}
      />
    )}
  />
);
