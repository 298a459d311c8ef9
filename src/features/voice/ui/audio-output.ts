import { openLiveAddress } from './live-address.ts';
import type { Output, OutputListener, Source } from './output.ts';

/**
 * The page's only audio element; created once, so that a browser that allowed it to play does so
 * again.
 */
let element: HTMLAudioElement | undefined;

function findElement(): HTMLAudioElement {
  if (element) return element;
  element = document.createElement('audio');
  element.preload = 'auto';
  element.dataset.voice = '';
  document.body.append(element);
  return element;
}

/** Plays a file. */
export function createAudioOutput(
  { url, findWhole }: Extract<Source, { kind: 'audio' }>,
  { onChange, onFailed }: OutputListener,
): Output {
  const audio = findElement();
  const ended = new AbortController();
  const { signal } = ended;
  let frame = 0;
  /** Sound that is still being generated cannot seek. It is stored when it ends. */
  let isLive = findWhole !== undefined;
  const live = new AbortController();
  const openStored = () => {
    isLive = false;
    live.abort();
    audio.src = url;
  };
  const follow = () => {
    onChange({ at: audio.currentTime });
    frame = requestAnimationFrame(follow);
  };
  const rest = () => cancelAnimationFrame(frame);
  audio.addEventListener(
    'playing',
    () => {
      rest();
      onChange({ status: 'playing' });
      follow();
    },
    { signal },
  );
  audio.addEventListener(
    'pause',
    () => {
      rest();
      onChange({ status: 'paused', at: audio.currentTime });
    },
    { signal },
  );
  audio.addEventListener(
    'ended',
    () => {
      rest();
      if (isLive) openStored();
      else audio.currentTime = 0;
      onChange({ status: 'paused', at: 0 });
    },
    { signal },
  );
  audio.addEventListener('error', () => onFailed(audio.error), { signal });
  audio.src = (isLive && openLiveAddress(url, live.signal, onFailed)) || url;
  return {
    async play(speed) {
      audio.defaultPlaybackRate = speed;
      audio.playbackRate = speed;
      await audio.play();
    },
    pause: () => audio.pause(),
    seek(seconds) {
      const wasPlaying = !audio.paused;
      if (isLive) openStored();
      audio.currentTime = seconds;
      if (wasPlaying && audio.paused) void audio.play().catch(onFailed);
    },
    setSpeed: (speed) => {
      audio.defaultPlaybackRate = speed;
      audio.playbackRate = speed;
    },
    stop() {
      rest();
      ended.abort();
      live.abort();
      audio.pause();
      audio.removeAttribute('src');
      audio.load();
    },
  };
}
