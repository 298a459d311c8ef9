import { useWatch } from 'react-hook-form';
import { UI_TEXT } from '#ui/copy.ts';
import { useApiForm } from '#ui/forms/use-api-form.ts';
import { Button } from '#ui/primitives/button.tsx';
import { Dialog } from '#ui/primitives/dialog.tsx';
import { InputField } from '#ui/primitives/form-field.tsx';
import { FormProblem } from '#ui/primitives/form-problem.tsx';
import type { PayoutDetails } from '../../contract.ts';
import { PayoutFields } from '../../fields.ts';
import { MAX_PAYOUT_LENGTH, PAYOUT_METHODS } from '../../rules.ts';
import { AFFILIATE_DASHBOARD_TEXT } from '../copy.ts';

const TEXT = AFFILIATE_DASHBOARD_TEXT.details;
const EMPTY: PayoutDetails = { method: 'bank', name: '', account: '' };

interface DetailsDialogProps {
  details: PayoutDetails | null;
  /** Rejects with an ApiError; the dialog then stays open and shows why. */
  onSave(details: PayoutDetails): Promise<unknown>;
  onClose(): void;
}

/** Asks for the payout account. The input is kept only in this dialog. */
export default function DetailsDialog({ details, onSave, onClose }: DetailsDialogProps) {
  const { form, isSending, problem, formProps } = useApiForm({
    schema: PayoutFields,
    defaultValues: details ?? EMPTY,
    send: onSave,
    failed: TEXT.failed,
    onSent: onClose,
  });
  const method = useWatch({ control: form.control, name: 'method' });
  // An account of the other method is none of this one.
  const onMethod = () => {
    const chosen = form.getValues('method');
    form.setValue('account', chosen === details?.method ? details.account : '');
    form.clearErrors();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={TEXT.dialogTitle}
      description={TEXT.dialogText}
    >
      <form {...formProps} className="grid gap-5 pt-1">
        <fieldset>
          <legend className="text-sm font-semibold">{TEXT.method}</legend>
          <div className="flex flex-wrap gap-x-6">
            {PAYOUT_METHODS.map((one) => (
              <label key={one} className="flex min-h-11 cursor-pointer items-center gap-3">
                <input
                  {...form.register('method', { onChange: onMethod })}
                  type="radio"
                  value={one}
                  className="size-4.5 shrink-0 accent-ember"
                />
                {TEXT.methods[one]}
              </label>
            ))}
          </div>
        </fieldset>
        <InputField
          form={form}
          name="name"
          label={TEXT.name}
          autoComplete="name"
          maxLength={MAX_PAYOUT_LENGTH}
          required
          className="bg-ground!"
        />
        <InputField
          form={form}
          name="account"
          label={TEXT.account[method]}
          hint={TEXT.hint[method]}
          autoComplete="off"
          spellCheck={false}
          maxLength={MAX_PAYOUT_LENGTH}
          required
          className="bg-ground!"
        />
        {problem && <FormProblem>{problem}</FormProblem>}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" disabled={isSending} onClick={onClose}>
            {UI_TEXT.cancel}
          </Button>
          <Button type="submit" loading={isSending}>
            {isSending ? TEXT.saving : TEXT.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
