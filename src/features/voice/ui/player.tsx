import { clsx } from 'clsx';
import { Pause, Play } from 'lucide-react';
import { Link } from 'react-router';
import type { Speech } from '#features/voice/contract.ts';
import { Button } from '#ui/primitives/button.tsx';
import { Spinner } from '#ui/primitives/spinner.tsx';
import { VOICE_TEXT as TEXT } from './copy.ts';
import { formatSeconds } from './format-seconds.ts';
import type { Source } from './output.ts';
import { changeSpeed, seek, toggle, usePlayback, type PlayingProblem } from './playback.ts';
import { Waveform } from './waveform.tsx';

interface PlayerProps {
  /** What the page's one player knows it by. */
  playKey: string;
  label: string;
  /**
   * What is known before playback; without it, the browser speaks, or it must be generated first.
   */
  clip: Pick<Speech, 'duration_ms' | 'waveform'> | undefined;
  /** @param from seconds */
  find(from: number): Promise<Source>;
  className?: string | undefined;
}

/** One sound. The page has one player: what is played here pauses what is played elsewhere. */
export function Player({ playKey: key, label, clip, find, className }: PlayerProps) {
  const isOwn = usePlayback((state) => state.key === key);
  const status = usePlayback((state) => (state.key === key ? state.status : 'paused'));
  const at = usePlayback((state) => (state.key === key ? state.at : 0));
  const isDemo = usePlayback((state) => state.key === key && state.isDemo);
  const speed = usePlayback((state) => state.speed);
  const problem = usePlayback((state) => state.problems[key]);
  const press = (from = 0) => toggle(key, () => find(from), from);

  if (problem) return <Problem problem={problem} onRetry={() => press()} />;
  const isPlaying = status === 'playing';
  const isLoading = status === 'loading';
  const duration = (clip?.duration_ms ?? 0) / 1000;
  /** Its length is unknown until it is generated. */
  const isHeardLive = isOwn && !isDemo && !clip;
  return (
    <fieldset
      aria-label={label}
      className={clsx(
        'flex w-full max-w-md min-w-0 items-center gap-2.5 rounded-full bg-raised py-1.5 pr-2 pl-1.5 sm:gap-3',
        className,
      )}
    >
      <button
        type="button"
        aria-label={isPlaying ? TEXT.pause : TEXT.play}
        title={isPlaying ? TEXT.pause : TEXT.play}
        aria-busy={isLoading || undefined}
        onClick={() => !isLoading && press()}
        className="grid size-9 shrink-0 place-items-center rounded-full bg-ember text-on-ember transition-[filter,background] hover:brightness-108 active:bg-ember-deep pointer-coarse:size-11"
      >
        {isLoading && <Spinner className="size-4" label={null} />}
        {!isLoading && isPlaying && <Pause strokeWidth={1.5} className="size-4 fill-current" />}
        {!isLoading && !isPlaying && (
          <Play strokeWidth={1.5} className="ml-0.5 size-4 fill-current" />
        )}
      </button>
      {clip && (
        <>
          <Waveform
            levels={clip.waveform}
            at={at}
            duration={duration}
            onSeek={(seconds) => {
              if (!seek(key, seconds)) press(seconds);
            }}
          />
          <span className="shrink-0 text-xs text-muted tabular-nums">
            {at > 0 ? `${formatSeconds(at)} / ` : ''}
            {formatSeconds(duration)}
          </span>
        </>
      )}
      {!clip && (
        <output className="min-w-0 flex-1 text-sm text-muted">
          {isLoading ? TEXT.preparing : isHeardLive ? formatSeconds(at) : TEXT.demo}
        </output>
      )}
      <button
        type="button"
        aria-label={TEXT.speed(speed)}
        title={TEXT.speed(speed)}
        onClick={changeSpeed}
        className="min-h-8 min-w-11 shrink-0 rounded-full px-1.5 text-xs font-semibold text-muted tabular-nums transition-colors hover:bg-overlay hover:text-text pointer-coarse:min-h-11"
      >
        {TEXT.speedShort(speed)}
      </button>
    </fieldset>
  );
}

function Problem({ problem, onRetry }: { problem: PlayingProblem; onRetry(): void }) {
  const { kind, detail, upgradeUrl } = problem;
  return (
    <p
      role="alert"
      className="flex basis-full flex-wrap items-center gap-x-3 pl-2 gap-y-1 text-sm text-muted"
    >
      {kind === 'no_voice' ? TEXT.noBrowserVoice : (detail ?? TEXT.failed)}
      {upgradeUrl && (
        <Link
          to={upgradeUrl}
          className="inline-flex min-h-8 items-center font-semibold text-ember-text underline-offset-3 hover:underline pointer-coarse:min-h-11"
        >
          {TEXT.offer}
        </Link>
      )}
      {!upgradeUrl && kind !== 'no_voice' && (
        <Button variant="secondary" size="sm" onClick={onRetry}>
          {TEXT.retry}
        </Button>
      )}
    </p>
  );
}
