import { Pause, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { Speech } from '#features/voice/contract.ts';
import { Button } from '#ui/primitives/button.tsx';
import { Spinner } from '#ui/primitives/spinner.tsx';
import { VOICE_TEXT as TEXT } from './copy.ts';
import { inBrowser, isFresh, speak, startSound, toSource } from './find-source.ts';
import { formatSeconds } from './format-seconds.ts';
import { takeStart, versionKey } from './opened-players.ts';
import type { Source } from './output.ts';
import { changeSpeed, seek, toggle, usePlayback, type PlayingProblem } from './playback.ts';
import { Waveform } from './waveform.tsx';

interface VoicePlayerProps {
  chatId: string;
  messageId: string;
  variant: number;
  speech: Speech | undefined;
  name: string;
}

/** One voice message. The page has one player: what is played here pauses what is played elsewhere. */
export default function VoicePlayer(props: VoicePlayerProps) {
  const { chatId, messageId, variant, name } = props;
  const key = versionKey(messageId, variant);
  const [made, setMade] = useState<Speech>();
  const speech = props.speech ?? made;
  const isOwn = usePlayback((state) => state.key === key);
  const status = usePlayback((state) => (state.key === key ? state.status : 'paused'));
  const at = usePlayback((state) => (state.key === key ? state.at : 0));
  const isDemo = usePlayback((state) => state.key === key && state.isDemo);
  const speed = usePlayback((state) => state.speed);
  const problem = usePlayback((state) => state.problems[key]);

  const take = (fresh: Speech): Source => {
    setMade(fresh);
    return toSource(fresh);
  };
  const findWhole = () => speak(chatId, messageId).then(take, inBrowser);
  const begin = async (): Promise<Source> => {
    const { audio_url, speech: stored } = await startSound(chatId, messageId);
    return stored ? take(stored) : { kind: 'audio', url: audio_url, isDemo: false, findWhole };
  };
  const press = (from = 0) =>
    toggle(
      key,
      async () => {
        if (speech && isFresh(speech)) return toSource(speech);
        // What is not there whole can only be heard from its beginning.
        return from > 0 ? findWhole() : begin().catch(inBrowser);
      },
      from,
    );
  useEffect(() => {
    if (takeStart(key)) press();
    // Once, for the press that opened it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  if (problem) return <Problem problem={problem} onRetry={() => press()} />;
  const isPlaying = status === 'playing';
  const isLoading = status === 'loading';
  const duration = (speech?.duration_ms ?? 0) / 1000;
  const isHeardLive = isOwn && !isDemo && !speech;
  return (
    <fieldset
      aria-label={TEXT.player(name)}
      className="ml-2 flex w-full max-w-md min-w-0 basis-full items-center gap-2.5 rounded-full bg-raised py-1.5 pr-2 pl-1.5 sm:gap-3"
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
      {speech && (
        <>
          <Waveform
            levels={speech.waveform}
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
      {!speech && (
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
