import type { KeyboardEvent, PointerEvent } from 'react';
import { formatSeconds } from './format-seconds.ts';
import { VOICE_TEXT as TEXT } from './copy.ts';

const BARS = 40;
const HEIGHT = 28;
const QUIETEST = 3;

interface WaveformProps {
  levels: readonly number[];
  /** Both in seconds. */
  at: number;
  duration: number;
  onSeek(seconds: number): void;
}

/** Loudness over time, which is sought by mouse, touch and keys. */
export function Waveform({ levels, at, duration, onSeek }: WaveformProps) {
  const path = drawBars(levels);
  const share = duration > 0 ? Math.min(1, at / duration) : 0;
  const seekTo = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const part = Math.min(1, Math.max(0, (event.clientX - left) / width));
    // The very end would end it.
    onSeek(Math.min(part * duration, Math.max(0, duration - 0.05)));
  };
  const step = Math.min(5, Math.max(1, duration / 10));
  const onKeyDown = (event: KeyboardEvent) => {
    const moves: Record<string, number> = {
      ArrowLeft: at - step,
      ArrowDown: at - step,
      ArrowRight: at + step,
      ArrowUp: at + step,
      PageDown: at - 3 * step,
      PageUp: at + 3 * step,
      Home: 0,
      End: duration,
    };
    const to = moves[event.key];
    if (to === undefined) return;
    event.preventDefault();
    onSeek(Math.min(Math.max(0, to), Math.max(0, duration - 0.05)));
  };
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={TEXT.position}
      aria-valuemin={0}
      aria-valuemax={Math.round(duration)}
      aria-valuenow={Math.round(Math.min(at, duration))}
      aria-valuetext={TEXT.at(formatSeconds(at), formatSeconds(duration))}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        seekTo(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) seekTo(event);
      }}
      className="relative h-9 min-w-0 flex-1 cursor-pointer touch-pan-y rounded-control select-none pointer-coarse:h-11"
    >
      <Bars path={path} className="text-muted opacity-45" />
      <Bars
        path={path}
        className="text-ember"
        clip={`inset(0 ${((1 - share) * 100).toFixed(2)}% 0 0)`}
      />
    </div>
  );
}

function Bars({ path, className, clip }: { path: string; className: string; clip?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${BARS * 4} ${HEIGHT}`}
      preserveAspectRatio="none"
      className={`pointer-events-none absolute inset-0 size-full ${className}`}
      style={clip ? { clipPath: clip } : undefined}
    >
      <path
        d={path}
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

/** One stroke for each bar, around the middle. */
function drawBars(levels: readonly number[]): string {
  const middle = HEIGHT / 2;
  return Array.from({ length: BARS }, (_, bar) => {
    const from = Math.floor((bar * levels.length) / BARS);
    const to = Math.max(from + 1, Math.floor(((bar + 1) * levels.length) / BARS));
    const level = Math.max(0, ...levels.slice(from, to)) / 100;
    const half = (QUIETEST + level * (HEIGHT - QUIETEST - 4)) / 2;
    return `M${bar * 4 + 2} ${(middle - half).toFixed(1)}V${(middle + half).toFixed(1)}`;
  }).join('');
}
