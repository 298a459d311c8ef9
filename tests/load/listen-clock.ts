/** One press of a voice message, in milliseconds since the epoch. */
export interface Press {
  pressedAt: number;
  /** When the playback clock was first seen to have moved; only sound moves it. */
  soundAt: number | null;
}

declare global {
  interface Window {
    listenClock: { presses: Press[] };
  }
}

/** Runs in the page before its scripts: notes each press of a button, and when sound follows. */
export function installListenClock(): void {
  const presses: Press[] = [];
  window.listenClock = { presses };
  const follow = (press: Press): void => {
    if (press !== presses.at(-1)) return;
    const audio = document.querySelector<HTMLAudioElement>('audio[data-voice]');
    if (audio && !audio.paused && audio.currentTime > 0) press.soundAt = Date.now();
    else setTimeout(follow, 0, press);
  };
  document.addEventListener(
    'click',
    ({ target, timeStamp }) => {
      if (!(target instanceof Element) || !target.closest('button')) return;
      const press = { pressedAt: performance.timeOrigin + timeStamp, soundAt: null };
      presses.push(press);
      // After the page's own listeners, which remove the previous sound.
      setTimeout(follow, 0, press);
    },
    true,
  );
}
