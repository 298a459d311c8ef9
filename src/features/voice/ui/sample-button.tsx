import { Play, Square } from 'lucide-react';
import { Button } from '#ui/primitives/button.tsx';
import { VOICE_TEXT as TEXT } from './copy.ts';
import { findSample } from './find-source.ts';
import { toggle, usePlayback } from './playback.ts';

interface SampleButtonProps {
  sex: 'female' | 'male';
  voice: 'voice_1' | 'voice_2';
  /** What the choice is called. */
  label: string;
}

/** Plays a voice's sample, free. */
export default function SampleButton({ sex, voice, label }: SampleButtonProps) {
  const key = `sample ${sex}/${voice}`;
  const status = usePlayback((state) => (state.key === key ? state.status : 'paused'));
  const isDemo = usePlayback((state) => state.key === key && state.isDemo);
  const problem = usePlayback((state) => state.problems[key]);
  const isPlaying = status === 'playing';
  const Icon = isPlaying ? Square : Play;
  return (
    <div className="grid content-start gap-1.5">
      <Button
        variant="secondary"
        size="sm"
        loading={status === 'loading'}
        className="justify-self-start pointer-coarse:min-h-11"
        onClick={() => toggle(key, () => findSample(sex, voice))}
      >
        {status !== 'loading' && (
          <Icon aria-hidden="true" strokeWidth={1.5} className="size-3.5 fill-current" />
        )}
        {isPlaying ? TEXT.stopSample(label) : TEXT.sample(label)}
      </Button>
      {isPlaying && isDemo && <output className="text-xs text-muted">{TEXT.demo}</output>}
      {problem && (
        <p role="alert" className="text-xs text-muted">
          {problem.kind === 'no_voice' ? TEXT.noBrowserVoice : (problem.detail ?? TEXT.failed)}
        </p>
      )}
    </div>
  );
}
