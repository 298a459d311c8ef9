import { clsx } from 'clsx';
import { Captions, CaptionsOff, Hand, Mic, MicOff, PhoneOff } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { CALL_TEXT } from '../copy.ts';

const TEXT = CALL_TEXT.call;

interface CallControlsProps {
  isMuted: boolean;
  hasMicrophone: boolean;
  hasCaptions: boolean;
  canInterrupt: boolean;
  ownLevel(): number;
  onMute(): void;
  onCaptions(): void;
  onInterrupt(): void;
  onHangUp(): void;
}

/** Mute, captions, interrupt, hang up. */
export function CallControls(props: CallControlsProps) {
  const { isMuted, hasMicrophone, hasCaptions, canInterrupt } = props;
  return (
    <div className="mt-4 flex items-start justify-center gap-4 sm:gap-6">
      <Control
        label={isMuted ? TEXT.unmute : TEXT.mute}
        isOff={!hasMicrophone}
        isLit={isMuted}
        onClick={props.onMute}
      >
        {isMuted ? <MicOff /> : <Mic />}
        {hasMicrophone && !isMuted && <OwnLevel level={props.ownLevel} />}
      </Control>
      <Control label={TEXT.captions} isPressed={hasCaptions} onClick={props.onCaptions}>
        {hasCaptions ? <Captions /> : <CaptionsOff />}
      </Control>
      <Control label={TEXT.interrupt} isOff={!canInterrupt} onClick={props.onInterrupt}>
        <Hand />
      </Control>
      <Control label={TEXT.hangUp} isDanger onClick={props.onHangUp}>
        <PhoneOff />
      </Control>
    </div>
  );
}

interface ControlProps {
  label: string;
  children: ReactNode;
  isPressed?: boolean;
  /** It can do nothing now; it keeps its place and the focus. */
  isOff?: boolean;
  isLit?: boolean;
  isDanger?: boolean;
  onClick(): void;
}

function Control({ label, children, isPressed, isOff, isLit, isDanger, onClick }: ControlProps) {
  return (
    <button
      type="button"
      aria-pressed={isPressed}
      aria-disabled={isOff || undefined}
      onClick={() => !isOff && onClick()}
      className="group/control flex w-16 flex-col items-center gap-1.5 text-xs text-muted aria-disabled:cursor-not-allowed aria-disabled:opacity-45"
    >
      <span
        className={clsx(
          'relative grid size-14 place-items-center overflow-hidden rounded-full transition-[background,filter]',
          isDanger
            ? 'bg-danger-fill text-on-danger group-hover/control:brightness-110'
            : isLit
              ? 'bg-text text-ground'
              : 'bg-overlay text-text shadow-[inset_0_0_0_1px_var(--line)]',
          '[&_svg]:relative [&_svg]:size-6 [&_svg]:stroke-[1.5]',
        )}
      >
        {children}
      </span>
      {label}
    </button>
  );
}

/** How loud the microphone is, as a rising fill of its button. */
function OwnLevel({ level }: { level(): number }) {
  const fill = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const timer = setInterval(() => {
      const now = Math.min(1, level() * 1.5);
      fill.current?.style.setProperty('height', `${Math.round(now * 100)}%`);
      fill.current?.setAttribute('data-level', now.toFixed(2));
    }, 80);
    return () => clearInterval(timer);
  }, [level]);
  return (
    <span ref={fill} aria-hidden="true" className="absolute inset-x-0 bottom-0 bg-ember-wash" />
  );
}
