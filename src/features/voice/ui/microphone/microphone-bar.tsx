import { Check, X } from 'lucide-react';
import { useEffect, useEffectEvent, useImperativeHandle, useState, type Ref } from 'react';
import { Button } from '#ui/primitives/button.tsx';
import { IconButton } from '#ui/primitives/icon-button.tsx';
import { PremiumOffer } from '#ui/primitives/premium-offer.tsx';
import { Spinner } from '#ui/primitives/spinner.tsx';
import { formatSeconds } from '../format-seconds.ts';
import { MICROPHONE_TEXT as TEXT } from './copy.ts';
import { LevelBars } from './level-bars.tsx';
import { useMicrophone, type Heard } from './use-microphone.ts';

/** How the button that opened the bar ends it. */
export interface MicrophoneHandle {
  finish(): void;
}

interface MicrophoneBarProps {
  handle: Ref<MicrophoneHandle>;
  /** False: nothing is offered for sale now. */
  mayOffer: boolean;
  onHeard(heard: Heard): void;
  onClose(): void;
}

/** Shown above the text field while the user speaks a message. */
export default function MicrophoneBar(props: MicrophoneBarProps) {
  const { handle, mayOffer, onHeard, onClose } = props;
  const { state, level, finish, cancel } = useMicrophone(onHeard, onClose);
  useImperativeHandle(handle, () => ({ finish }));
  const escape = useEffectEvent(cancel);
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') escape();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  if (state.step === 'offer' && mayOffer)
    return <PremiumOffer copy={TEXT.offer} onDismiss={cancel} />;
  return (
    <section
      aria-label={TEXT.region}
      className="mb-3 flex animate-rise flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line-strong py-2.5 pr-2.5 pl-4"
    >
      {state.step === 'failed' || state.step === 'offer' ? (
        <p role="alert" className="min-w-48 flex-1 text-sm">
          {state.step === 'failed' ? state.text : TEXT.notIncluded}
        </p>
      ) : (
        <p role="status" className="min-w-40 flex-1 text-sm">
          {state.step !== 'listening' && <Spinner className="mr-2 inline size-4" />}
          {TEXT[state.step]}
          {state.step === 'listening' && (
            <span className="block text-xs text-muted">{state.isDemo ? TEXT.demo : TEXT.hint}</span>
          )}
        </p>
      )}
      {state.step === 'listening' && (
        <>
          {!state.isDemo && <LevelBars level={level} />}
          <Time since={state.since} maxSeconds={state.maxSeconds} onOver={finish} />
          <Button variant="primary" size="sm" onClick={finish}>
            <Check className="size-4" strokeWidth={2} aria-hidden="true" />
            {TEXT.finish}
          </Button>
        </>
      )}
      <CloseButton
        label={state.step === 'failed' || state.step === 'offer' ? TEXT.close : TEXT.cancel}
        onClose={cancel}
      />
    </section>
  );
}

/** The time so far; ends the recording at its longest. */
function Time({
  since,
  maxSeconds,
  onOver,
}: {
  since: number;
  maxSeconds: number;
  onOver(): void;
}) {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((performance.now() - since) / 1000), 250);
    return () => clearInterval(timer);
  }, [since]);
  const isOver = seconds >= maxSeconds;
  useEffect(() => {
    if (isOver) onOver();
  }, [isOver, onOver]);
  const [now, total] = [formatSeconds(Math.min(seconds, maxSeconds)), formatSeconds(maxSeconds)];
  return (
    <span
      className="text-sm text-muted tabular-nums"
      aria-hidden="true"
      title={TEXT.time(now, total)}
    >
      {now}
    </span>
  );
}

const CloseButton = ({ label, onClose }: { label: string; onClose(): void }) => (
  <IconButton label={label} onClick={onClose} className="size-9! pointer-coarse:size-11!">
    <X strokeWidth={1.5} aria-hidden="true" />
  </IconButton>
);
