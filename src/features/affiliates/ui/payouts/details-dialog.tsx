import { useMutation } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import { ApiError } from '#ui/api-client.ts';
import { Button } from '#ui/primitives/button.tsx';
import { Dialog } from '#ui/primitives/dialog.tsx';
import { InputField } from '#ui/primitives/form-field.tsx';
import { UI_TEXT } from '#ui/copy.ts';
import { problemsOf } from '#ui/check-fields.ts';
import type { FormProblems } from '#ui/use-submission.ts';
import type { PayoutDetails } from '../../contract.ts';
import { MAX_PAYOUT_LENGTH, PAYOUT_METHODS, readAccount } from '../../rules.ts';
import { AFFILIATE_DASHBOARD_TEXT } from '../copy.ts';

const TEXT = AFFILIATE_DASHBOARD_TEXT.details;
const EMPTY: PayoutDetails = { method: 'bank', name: '', account: '' };

interface DetailsDialogProps {
  details: PayoutDetails | null;
  /** Rejects with an ApiError; the dialog stays then and says why. */
  onSave(details: PayoutDetails): Promise<unknown>;
  onClose(): void;
}

/** Asks where the money goes. What is written is kept nowhere but here. */
export default function DetailsDialog({ details, onSave, onClose }: DetailsDialogProps) {
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(details ?? EMPTY);
  const [problems, setProblems] = useState<FormProblems>({});
  const [problem, setProblem] = useState<string | null>(null);
  const { method } = draft;
  const { mutate: save, isPending: isSaving } = useMutation({
    mutationFn: onSave,
    onMutate: () => setProblem(null),
    onSuccess: onClose,
    onError(error) {
      const refused = error instanceof ApiError && error.status >= 400 && error.status < 500;
      const fields = refused ? error.fields : [];
      const told = Object.fromEntries(fields.map(({ loc, msg }) => [String(loc.at(-1)), msg]));
      show(told);
      if (!told['name'] && !told['account'])
        setProblem(refused && fields.length === 0 ? error.detail : TEXT.failed);
    },
  });

  const change = (part: Partial<PayoutDetails>) => {
    setDraft({ ...draft, ...part });
    setProblems({});
    setProblem(null);
  };
  const chooseMethod = (chosen: PayoutDetails['method']) =>
    change({ method: chosen, account: chosen === details?.method ? details.account : '' });
  const show = (found: FormProblems) => {
    setProblems(found);
    const [first] = Object.keys(found);
    form.current?.querySelector<HTMLElement>(`[name="${first ?? ''}"]`)?.focus();
  };

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isSaving) return;
    const wish = { method, name: draft.name.trim(), account: draft.account.trim() };
    const found = problemsOf([
      ['name', wish.name !== '', TEXT.noName],
      [
        'account',
        readAccount(method, wish.account) !== null,
        (wish.account ? TEXT.wrongAccount : TEXT.noAccount)[method],
      ],
    ]);
    show(found);
    if (Object.keys(found).length === 0) save(wish);
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={TEXT.dialogTitle}
      description={TEXT.dialogText}
    >
      <form ref={form} noValidate onSubmit={submit} className="grid gap-5 pt-1">
        <fieldset>
          <legend className="text-sm font-semibold">{TEXT.method}</legend>
          <div className="flex flex-wrap gap-x-6">
            {PAYOUT_METHODS.map((one) => (
              <label key={one} className="flex min-h-11 cursor-pointer items-center gap-3">
                <input
                  type="radio"
                  name="method"
                  checked={one === method}
                  onChange={() => chooseMethod(one)}
                  className="size-4.5 shrink-0 accent-ember"
                />
                {TEXT.methods[one]}
              </label>
            ))}
          </div>
        </fieldset>
        <InputField
          label={TEXT.name}
          name="name"
          autoComplete="name"
          maxLength={MAX_PAYOUT_LENGTH}
          required
          className="bg-ground!"
          value={draft.name}
          error={problems['name']}
          onText={(name) => change({ name })}
        />
        <InputField
          label={TEXT.account[method]}
          name="account"
          autoComplete="off"
          spellCheck={false}
          maxLength={MAX_PAYOUT_LENGTH}
          required
          className="bg-ground!"
          value={draft.account}
          error={problems['account']}
          hint={TEXT.hint[method]}
          onText={(account) => change({ account })}
        />
        {problem && (
          <p
            role="alert"
            className="rounded-control px-4 py-3 text-danger shadow-[inset_0_0_0_1px_currentColor]"
          >
            {problem}
          </p>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" disabled={isSaving} onClick={onClose}>
            {UI_TEXT.cancel}
          </Button>
          <Button type="submit" loading={isSaving}>
            {isSaving ? TEXT.saving : TEXT.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
