import { useMutation } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState, type FormEvent, type RefObject } from 'react';
import { api, ApiError } from '#ui/api-client.ts';
import { Button } from '#ui/primitives/button.tsx';
import { Dialog } from '#ui/primitives/dialog.tsx';
import { Textarea } from '#ui/primitives/textarea.tsx';
import { notify } from '#ui/toast.ts';
import type { CreateReport } from '../contract.ts';
import { DETAILS_LENGTH, REPORT_REASONS, type ReportReason } from '../report-rules.ts';
import { REPORT_TEXT } from './copy.ts';
import { endReport, type Reported } from './report-store.ts';

/** Asks what is wrong and sends it; stays open, with all that was written, when that fails. */
export default function ReportDialog({ reported }: { reported: Reported }) {
  const { type, name } = reported;
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [details, setDetails] = useState('');
  const reasons = useRef<HTMLFieldSetElement>(null);
  const sendButton = useRef<HTMLButtonElement>(null);
  const { send, isSending, problem } = useSend(reported);

  const wasSending = useRef(false);
  useEffect(() => {
    // A disabled button loses the focus; when sending failed, it is the way on.
    if (wasSending.current && !isSending) sendButton.current?.focus();
    wasSending.current = isSending;
  }, [isSending]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!reason) focusFirst(reasons.current);
    send(reason, details);
  };

  return (
    <Dialog
      open
      onOpenChange={() => {
        if (!isSending) endReport();
      }}
      title={REPORT_TEXT.title[type](name)}
      description={REPORT_TEXT.text[type]}
    >
      <form noValidate onSubmit={submit} className="space-y-5 pt-1">
        <ReasonField ref={reasons} reason={reason} onReason={setReason} />
        {reason === 'self_harm' && <p className="text-sm text-muted">{REPORT_TEXT.help}</p>}
        <DetailsField details={details} onDetails={setDetails} />
        {problem && (
          <p role="alert" className="text-sm text-danger">
            {problem}
          </p>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" disabled={isSending} onClick={endReport}>
            {REPORT_TEXT.cancel}
          </Button>
          <Button ref={sendButton} type="submit" loading={isSending}>
            {isSending ? REPORT_TEXT.sending : REPORT_TEXT.send}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function useSend({ type, id }: Reported) {
  const [lacksReason, setLacksReason] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: CreateReport) => api.post('/reports', { body }),
    onSuccess() {
      endReport();
      notify.success(REPORT_TEXT.doneTitle, REPORT_TEXT.done);
    },
    onError(failure) {
      // The session has ended: the page leads to the sign-in and back.
      if (failure instanceof ApiError && failure.status === 401) endReport();
    },
  });
  return {
    send(reason: ReportReason | null, details: string) {
      setLacksReason(reason === null);
      if (reason && !isPending) mutate({ subject_type: type, subject_id: id, reason, details });
    },
    isSending: isPending,
    problem: lacksReason ? REPORT_TEXT.chooseReason : error && sentenceOf(error),
  };
}

function sentenceOf(error: Error): string {
  const isClear = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return isClear ? (error.fields[0]?.msg ?? error.detail) : REPORT_TEXT.failed;
}

const focusFirst = (reasons: HTMLElement | null) =>
  reasons?.querySelector<HTMLElement>('[type=radio]')?.focus();

function ReasonField(props: {
  ref: RefObject<HTMLFieldSetElement | null>;
  reason: ReportReason | null;
  onReason: (reason: ReportReason) => void;
}) {
  const { ref } = props;
  // The dialog is a portal: only what is inside it knows when it is there.
  useEffect(() => focusFirst(ref.current), [ref]);
  return (
    <fieldset ref={ref} className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">{REPORT_TEXT.reason}</legend>
      <div className="grid sm:grid-cols-2 sm:gap-x-4">
        {REPORT_REASONS.map((one) => (
          <label key={one} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="radio"
              name="reason"
              value={one}
              checked={props.reason === one}
              onChange={() => props.onReason(one)}
              className="size-4.5 shrink-0 accent-ember"
            />
            {REPORT_TEXT.reasons[one]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function DetailsField(props: { details: string; onDetails: (details: string) => void }) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {REPORT_TEXT.details}
      </label>
      <Textarea
        id={id}
        rows={3}
        value={props.details}
        maxLength={DETAILS_LENGTH}
        aria-describedby={`${id}-count`}
        onChange={(event) => props.onDetails(event.target.value)}
      />
      <p id={`${id}-count`} className="mt-1 text-right text-xs text-muted tabular-nums">
        {REPORT_TEXT.count(props.details.length, DETAILS_LENGTH)}
      </p>
    </div>
  );
}
