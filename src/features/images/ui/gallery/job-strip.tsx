import { useMutation } from '@tanstack/react-query';
import { useLayoutEffect, useRef } from 'react';
import { isOpen } from '#features/images/rules.ts';
import { ApiError } from '#ui/api-client.ts';
import { Button } from '#ui/primitives/button.tsx';
import { notify } from '#ui/toast.ts';
import { outcomeOf, type TrackedJob } from '../image-jobs.ts';
import { GALLERY_TEXT } from '../copy.ts';
import { cancelJob, dismissJob } from '../mutations.ts';

const TEXT = GALLERY_TEXT.job;

interface JobStripProps {
  tracked: TrackedJob;
  /** Called when the strip is removed while it has the focus. */
  onFocusLost: () => void;
}

/** One request: open with a cancel button, or ended with missing pictures and the reason. */
export function JobStrip({ tracked: { job }, onFocusLost }: JobStripProps) {
  const ref = useRef<HTMLLIElement>(null);
  const wasPressed = useRef(false);
  useLayoutEffect(() => {
    const strip = ref.current;
    // The strip is removed when its job ends, perhaps while a button in it has the focus.
    return () => {
      const focused = document.activeElement;
      // The pressed button is disabled during the request and has already lost the focus.
      if (strip?.contains(focused) || (wasPressed.current && focused === document.body))
        onFocusLost();
    };
  }, [onFocusLost]);
  const { made, of, tokens, reasons } = outcomeOf(job);
  const isUnderWay = isOpen(job.status);
  const dismiss = useMutation(dismissJob);
  const cancel = useMutation({
    ...cancelJob,
    onMutate: () => void (wasPressed.current = true),
    onError(error) {
      const text =
        error instanceof ApiError && error.status === 404 ? error.detail : TEXT.cancelFailed.text;
      notify.error(TEXT.cancelFailed.title, text);
    },
  });
  return (
    <li
      ref={ref}
      className="flex items-center gap-3 rounded-card bg-raised py-2.5 pr-2.5 pl-4 shadow-[inset_0_0_0_1px_var(--line)]"
    >
      <div className="min-w-0 flex-1 text-sm">
        <p className="truncate">
          {isUnderWay && <span className="font-semibold">{TEXT.making(of)} </span>}
          <span className="text-muted">{job.prompt}</span>
        </p>
        <p role="status" className="text-muted tabular-nums">
          {isUnderWay ? TEXT.made(made, of) : TEXT.outcome(made, of, tokens)}
        </p>
        {!isUnderWay && reasons.map((reason) => <p key={reason}>{reason}</p>)}
      </div>
      {isUnderWay ? (
        <Button
          variant="secondary"
          size="sm"
          loading={cancel.isPending}
          aria-label={TEXT.cancelLabel(job.prompt.slice(0, 60))}
          onClick={() => cancel.mutate(job.id)}
        >
          {TEXT.cancel}
        </Button>
      ) : (
        <Button
          variant="secondary"
          size="sm"
          aria-label={TEXT.dismissLabel(job.prompt.slice(0, 60))}
          onClick={() => dismiss.mutate(job.id)}
        >
          {TEXT.dismiss}
        </Button>
      )}
    </li>
  );
}
