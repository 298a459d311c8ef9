import { useEffect, useState } from 'react';
import { formatSeconds } from '#features/voice/ui/format-seconds.ts';
import { RECONNECT_WITHIN_MS } from '../../limits.ts';
import type { CallScreenState } from '../call-screen-state.ts';
import { secondsAt } from '../call-view.ts';
import { CALL_TEXT } from '../copy.ts';

const TEXT = CALL_TEXT.call;
/** With this many seconds left, the countdown is announced once more. */
const LAST_SECONDS = 10;

type CallStatusProps = CallScreenState & { name: string };

/** The status, the time, and the cost so far. */
export function CallStatus(props: CallStatusProps) {
  const { view } = props;
  const now = useNow(view.state === 'active' || view.lostAt !== null);
  const { lostAt, minutes, price } = view;
  return (
    <>
      <div className="mt-1 min-h-6 text-muted">
        {lostAt !== null && <p aria-hidden="true">{TEXT.reconnecting(secondsLeft(lostAt, now))}</p>}
        <p role="status" className={lostAt === null ? undefined : 'sr-only'}>
          {lostAt === null ? describe(props) : announce(secondsLeft(lostAt, now))}
        </p>
      </div>
      <p className="min-h-5 text-sm text-muted tabular-nums">
        {view.state === 'active' && (
          <>
            <span role="timer" aria-label={TEXT.clock}>
              {formatSeconds(secondsAt(view, now))}
            </span>
            {minutes > 0 && ` · ${TEXT.cost(minutes, price)}`}
          </>
        )}
      </p>
    </>
  );
}

function describe({ view, speaker, name, microphone, isMuted }: CallStatusProps): string {
  if (view.state === 'ringing') return TEXT.ringing;
  if (speaker === 'character') return TEXT.speaking(name);
  if (speaker === 'user') return TEXT.hearing;
  if (isMuted) return TEXT.muted;
  return microphone === 'open' ? TEXT.listening : TEXT.quiet(name);
}

/** The screen reader's version of the countdown, which must not announce every second. */
const announce = (seconds: number): string =>
  seconds > LAST_SECONDS ? TEXT.lost : TEXT.lastSeconds(LAST_SECONDS);

const secondsLeft = (lostAt: number, now: number) =>
  Math.max(0, Math.ceil((RECONNECT_WITHIN_MS - (now - lostAt)) / 1000));

/** The time (`performance.now`), about four times a second while it runs. */
function useNow(isRunning: boolean): number {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(performance.now()), 250);
    return () => clearInterval(timer);
  }, [isRunning]);
  return now;
}
