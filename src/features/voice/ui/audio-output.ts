import type { Output, OutputListener, Source } from './output.ts';

/** The page's one audio element; made once, so that a browser that let it play does so again. */
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
  { url }: Extract<Source, { kind: 'audio' }>,
  { onChange, onFailed }: OutputListener,
): Output {
  const audio = findElement();
  const ended = new AbortController();
  const { signal } = ended;
  let frame = 0;
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
      audio.currentTime = 0;
      onChange({ status: 'paused', at: 0 });
    },
    { signal },
  );
  audio.addEventListener('error', () => onFailed(audio.error), { signal });
  audio.src = url;
  return {
    async play(speed) {
      audio.defaultPlaybackRate = speed;
      audio.playbackRate = speed;
      await audio.play();
    },
    pause: () => audio.pause(),
    seek: (seconds) => {
      audio.currentTime = seconds;
    },
    setSpeed: (speed) => {
      audio.playbackRate = speed;
    },
    stop() {
      rest();
      ended.abort();
      audio.pause();
      audio.removeAttribute('src');
      audio.load();
    },
  };
}
