import { useWatch, type Control } from 'react-hook-form';
import { VoiceSamples } from '#features/voice/ui/voice-samples.tsx';
import type { EditValues } from './edit-values.ts';

interface ChosenVoiceProps {
  control: Control<EditValues, unknown, unknown>;
  sex: 'female' | 'male';
  voices: readonly { id: string; label: string }[];
}

/** The sample of the voice that is chosen. */
export function ChosenVoice({ control, sex, voices }: ChosenVoiceProps) {
  const value = useWatch({ control, name: 'voice' });
  const chosen = voices.filter(({ id }) => id === value);
  return chosen.length > 0 && <VoiceSamples sex={sex} voices={chosen} />;
}
