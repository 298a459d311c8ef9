import { useState } from 'react';
import { api } from '#ui/api-client.ts';
import { usePublicForm } from '#ui/forms/use-public-form.ts';
import { Button } from '#ui/primitives/button.tsx';
import { FieldProblem, TextField } from '#ui/primitives/form-field.tsx';
import type { Appeal } from '../contract-standing.ts';
import { AppealFields } from '../fields.ts';
import { APPEAL_LENGTH } from '../strike-rules.ts';
import { STANDING_TEXT } from './strike-copy.ts';

const TEXT = STANDING_TEXT.appeal;

interface AppealPartProps {
  /** Null: an appeal against the closing of the account by the team. */
  strikeId: string | null;
  appeal: Appeal | null;
  onSent: () => void;
}

/** The appeal form, or the status and answer of a sent appeal. */
export function AppealPart({ strikeId, appeal, onSent }: AppealPartProps) {
  const [isAgain, setAgain] = useState(false);
  if (!appeal || (isAgain && appeal.status === 'declined'))
    return (
      <AppealForm
        strikeId={strikeId}
        onSent={() => {
          setAgain(false);
          onSent();
        }}
      />
    );
  return (
    <div className="mt-4 grid justify-items-start gap-3 border-t border-line pt-4">
      <p role="status" className="font-semibold">
        {appeal.status === 'open' ? TEXT.open(appeal.created_at) : TEXT[appeal.status]}
      </p>
      <Words of={TEXT.yours} text={appeal.message} />
      {appeal.answer && <Words of={TEXT.answer} text={appeal.answer} />}
      {appeal.status === 'declined' && (
        <Button variant="secondary" onClick={() => setAgain(true)}>
          {TEXT.again}
        </Button>
      )}
    </div>
  );
}

function Words({ of, text }: { of: string; text: string }) {
  return (
    <div className="w-full">
      <p className="text-sm text-muted">{of}</p>
      <p className="mt-1 wrap-anywhere whitespace-pre-line">{text}</p>
    </div>
  );
}

function AppealForm({ strikeId, onSent }: Pick<AppealPartProps, 'strikeId' | 'onSent'>) {
  const { form, formProps, isSending, problem } = usePublicForm({
    schema: AppealFields,
    defaultValues: { message: '' },
    send: ({ message }, params) =>
      api.post('/appeals', { params, body: { strike_id: strikeId, message } }),
    name: `appeal-${strikeId ?? 'closure'}`,
    failed: TEXT.failed,
    onSent,
  });
  return (
    <form {...formProps} className="mt-4 border-t border-line pt-4">
      <TextField
        form={form}
        name="message"
        label={TEXT.label}
        hint={TEXT.hint}
        rows={4}
        className="min-h-28"
        maxLength={APPEAL_LENGTH}
      />
      {problem && <FieldProblem>{problem}</FieldProblem>}
      <Button type="submit" className="mt-4" loading={isSending}>
        {isSending ? TEXT.sending : TEXT.send}
      </Button>
    </form>
  );
}
