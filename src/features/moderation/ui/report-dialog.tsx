import { useEffect, useRef, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { api } from '#ui/api-client.ts';
import { dropDraft } from '#ui/forms/kept-draft.ts';
import { usePublicForm } from '#ui/forms/use-public-form.ts';
import { Button } from '#ui/primitives/button.tsx';
import { Dialog } from '#ui/primitives/dialog.tsx';
import { FieldProblem, TextField, useFieldError, type FormOf } from '#ui/primitives/form-field.tsx';
import { useSession } from '#ui/session.tsx';
import { notify } from '#ui/toast.ts';
import { ReportFields } from '../fields.ts';
import { DETAILS_LENGTH, REPORT_REASONS } from '../report-rules.ts';
import { REPORT_TEXT } from './copy.ts';
import { closeReportDialog, type Reported } from './report-store.ts';

/**
 * The report form. Stays open with the user's input when sending fails; when the session has ended,
 * the same user finds the input after signing in again.
 */
export default function ReportDialog({ reported }: { reported: Reported }) {
  const { type, id, name } = reported;
  const { user } = useSession();
  const draft = `report-${user?.id}-${type}-${id}`;
  const { form, isSending, problem, formProps } = usePublicForm({
    schema: ReportFields,
    defaultValues: { reason: '', details: '' },
    send: (report, params) =>
      api.post('/reports', { params, body: { subject_type: type, subject_id: id, ...report } }),
    name: draft,
    failed: REPORT_TEXT.failed,
    onSent() {
      closeReportDialog();
      notify.success(REPORT_TEXT.doneTitle, REPORT_TEXT.done);
    },
  });
  const cancel = () => {
    dropDraft(draft);
    closeReportDialog();
  };
  const [reason, details] = useWatch({ control: form.control, name: ['reason', 'details'] });

  return (
    <Dialog
      open
      onOpenChange={() => {
        if (!isSending) cancel();
      }}
      title={REPORT_TEXT.title[type](name)}
      description={REPORT_TEXT.text[type]}
    >
      <form {...formProps} className="space-y-5 pt-1">
        <ReasonField form={form} />
        {reason === 'self_harm' && <p className="text-sm text-muted">{REPORT_TEXT.help}</p>}
        <TextField
          form={form}
          name="details"
          label={REPORT_TEXT.details}
          hint={<Count of={details.length} />}
          rows={3}
          maxLength={DETAILS_LENGTH}
        />
        {problem && (
          <p role="alert" className="text-sm text-danger">
            {problem}
          </p>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" disabled={isSending} onClick={cancel}>
            {REPORT_TEXT.cancel}
          </Button>
          <Button type="submit" loading={isSending}>
            {isSending ? REPORT_TEXT.sending : REPORT_TEXT.send}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

const Count = ({ of }: { of: number }): ReactNode => (
  <span className="block text-right text-xs tabular-nums">
    {REPORT_TEXT.count(of, DETAILS_LENGTH)}
  </span>
);

function ReasonField({ form }: { form: FormOf<{ reason: string; details: string }> }) {
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const error = useFieldError({ form, name: 'reason' });
  // The dialog is a portal, so only its content knows when it is mounted.
  useEffect(() => fieldset.current?.querySelector<HTMLElement>('[type=radio]')?.focus(), []);
  return (
    <fieldset ref={fieldset} className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">{REPORT_TEXT.reason}</legend>
      <div className="grid sm:grid-cols-2 sm:gap-x-4">
        {REPORT_REASONS.map((one) => (
          <label key={one} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              {...form.register('reason')}
              type="radio"
              value={one}
              className="size-4.5 shrink-0 accent-ember"
            />
            {REPORT_TEXT.reasons[one]}
          </label>
        ))}
      </div>
      {error && <FieldProblem>{error}</FieldProblem>}
    </fieldset>
  );
}
