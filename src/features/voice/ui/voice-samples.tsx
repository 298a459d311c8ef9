import { LazyBoundary, lazyComponent } from '#ui/lazy.tsx';

const SampleButton = lazyComponent(() => import('./sample-button.tsx'));

interface VoiceSamplesProps {
  sex: 'female' | 'male';
  voices: readonly { id: string; label: string }[];
}

/** A button for the sample of each voice. */
export function VoiceSamples({ sex, voices }: VoiceSamplesProps) {
  return (
    <LazyBoundary fallback={<div className="min-h-9 pointer-coarse:min-h-11" />}>
      <div className="flex flex-wrap gap-2.5">
        {voices.map(({ id, label }) => (
          <SampleButton
            key={id}
            sex={sex}
            voice={id === 'voice_2' ? 'voice_2' : 'voice_1'}
            label={label}
          />
        ))}
      </div>
    </LazyBoundary>
  );
}
