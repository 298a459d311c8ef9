import { Mic, Square } from 'lucide-react';
import { useRef, type PointerEvent } from 'react';
import { COPY } from './copy.ts';

/** A press this long is a hold: releasing it ends the recording. Milliseconds. */
const HOLD_MS = 500;
/** A hold that moves this far to the left is canceled. Pixels. */
const SWIPE_PX = 80;

interface MicrophoneButtonProps {
  isListening: boolean;
  start(): void;
  finish(): void;
  cancel(): void;
  preload(): void;
}

/** Starts and ends a spoken message with two presses or by holding it. */
export function MicrophoneButton(props: MicrophoneButtonProps) {
  const { isListening, start, finish, cancel, preload } = props;
  const press = useRef<{ at: number; x: number } | 'over'>(undefined);
  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0) return;
    press.current = undefined;
    if (isListening) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    press.current = { at: event.timeStamp, x: event.clientX };
    start();
  };
  const onPointerMove = ({ clientX }: PointerEvent) => {
    if (typeof press.current !== 'object' || press.current.x - clientX < SWIPE_PX) return;
    press.current = 'over';
    cancel();
  };
  const onPointerUp = ({ timeStamp }: PointerEvent) => {
    if (typeof press.current === 'object' && timeStamp - press.current.at >= HOLD_MS) finish();
  };
  const onClick = () => {
    // The click after the press that started it, or a keyboard click.
    const isOfStart = press.current !== undefined;
    press.current = undefined;
    if (isOfStart) return;
    if (isListening) finish();
    else start();
  };
  const label = isListening ? COPY.composer.speakEnd : COPY.composer.speak;
  const Icon = isListening ? Square : Mic;
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onPointerEnter={preload}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onClick={onClick}
      onContextMenu={(event) => event.preventDefault()}
      className="grid size-9 touch-none place-items-center rounded-full text-muted transition-colors select-none hover:bg-overlay hover:text-text"
    >
      <Icon className="size-5" strokeWidth={1.5} aria-hidden="true" />
    </button>
  );
}
