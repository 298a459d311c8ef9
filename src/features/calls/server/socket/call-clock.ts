import type { CallTimes } from './times.ts';

interface Listener {
  /** The next minute begins. */
  onMinute(): void;
  /** The user has been silent for a long time. */
  onIdle(): void;
  /** And has not responded to the question. */
  onSilence(): void;
}

/** The minutes of a connected call, and the silence of its user. */
export function createCallClock(
  times: Pick<CallTimes, 'minute' | 'idle' | 'idleAnswer'>,
  now: () => number,
  listener: Listener,
) {
  let began = 0;
  let minute: NodeJS.Timeout | undefined;
  let idle: NodeJS.Timeout | undefined;
  let isPaused = false;
  let isDue = false;
  let isRunning = false;
  let isStopped = false;

  const strike = (): void => {
    isDue = isPaused;
    if (!isPaused) listener.onMinute();
  };
  const waitForWord = (): void => {
    clearTimeout(idle);
    if (!isRunning || isPaused || isStopped) return;
    idle = setTimeout(() => {
      listener.onIdle();
      idle = setTimeout(listener.onSilence, times.idleAnswer);
    }, times.idle);
  };
  return {
    get began() {
      return began;
    },
    /** A minute began at that time, which may be before this connection. */
    start(at: number): void {
      if (isStopped) return;
      began = at;
      clearTimeout(minute);
      minute = setTimeout(strike, Math.max(0, at + times.minute - now()));
      if (isRunning) return;
      isRunning = true;
      waitForWord();
    },
    wordHeard: waitForWord,
    /** While paused (help lines are shown), no minute begins, and silence is not questioned. */
    pause(): void {
      isPaused = true;
      clearTimeout(idle);
    },
    resume(): void {
      if (!isPaused || isStopped) return;
      isPaused = false;
      waitForWord();
      if (isDue) strike();
    },
    /** Permanently. */
    stop(): void {
      isStopped = true;
      clearTimeout(minute);
      clearTimeout(idle);
    },
  };
}
