import { useEffect, useRef, useState } from 'react';
import { SENDER_LENGTHS } from '#shared/sender.ts';
import { api } from '#ui/api-client.ts';
import { CheckboxField } from '#ui/forms/checkbox-field.tsx';
import { EmailField, NameField } from '#ui/forms/sender-fields.tsx';
import { usePublicForm } from '#ui/forms/use-public-form.ts';
import { Button, ButtonLink } from '#ui/primitives/button.tsx';
import { InputField, SelectField, TextField } from '#ui/primitives/form-field.tsx';
import { notify } from '#ui/toast.ts';
import type { RemovalCase } from '../contract.ts';
import { RemovalFields } from '../removal-fields.ts';
import {
  GOOD_FAITH_STATEMENT,
  REMOVAL_KINDS,
  REMOVAL_LENGTHS,
  REMOVAL_NAMES,
} from '../removal-rules.ts';
import { REMOVAL_TEXT as TEXT } from './removal-copy.ts';

/** The notice form, replaced by a confirmation with reference and link after sending. */
export function RemovalForm() {
  const [sent, setSent] = useState<RemovalCase | null>(null);
  return (
    <section aria-labelledby="form" className="mt-14 border-t border-line pt-10 print:hidden">
      <h2 id="form" className="display scroll-mt-24 text-2xl">
        {TEXT.title}
      </h2>
      {sent ? (
        <Sent found={sent} onAnother={() => setSent(null)} />
      ) : (
        <>
          <p className="mt-3 mb-6 text-muted">{TEXT.lead}</p>
          <Fields onSent={setSent} />
        </>
      )}
    </section>
  );
}

function Fields({ onSent }: { onSent(found: RemovalCase): void }) {
  const { form, isSending, problem, formProps } = usePublicForm({
    schema: RemovalFields,
    defaultValues: { name: '', email: '', kind: '', what: '', good_faith: false, signature: '' },
    send: (body, params) => api.post('/removal-requests', { params, body }),
    name: 'removal',
    prefill: ({ full_name: name, email }) => ({ name, email }),
    failed: TEXT.failed,
    onSent,
    onFailed: () => notify.error(...TEXT.toastFailed),
  });
  return (
    <form {...formProps} className="grid gap-5 sm:grid-cols-2">
      <NameField form={form} name="name" label={TEXT.name} />
      <EmailField form={form} name="email" label={TEXT.email} />
      <SelectField
        form={form}
        name="kind"
        label={TEXT.kind}
        wide
        empty={TEXT.choose}
        options={REMOVAL_KINDS.map((id) => ({ id, label: REMOVAL_NAMES[id] }))}
        required
      />
      <TextField
        form={form}
        name="what"
        label={TEXT.what}
        hint={TEXT.whatHint}
        className="min-h-36"
        maxRows={16}
        maxLength={REMOVAL_LENGTHS.what}
        required
      />
      <CheckboxField
        form={form}
        name="good_faith"
        label={GOOD_FAITH_STATEMENT}
        wide
        className="text-muted"
      />
      <InputField
        form={form}
        name="signature"
        label={TEXT.signature}
        hint={TEXT.signatureHint}
        wide
        autoComplete="off"
        maxLength={SENDER_LENGTHS.name}
        required
      />
      {problem && (
        <p role="alert" className="col-span-full text-danger">
          {problem}
        </p>
      )}
      <Button
        type="submit"
        size="lg"
        loading={isSending}
        className="justify-self-start max-sm:w-full"
      >
        {isSending ? TEXT.sending : TEXT.send}
      </Button>
    </form>
  );
}

function Sent({ found, onAnother }: { found: RemovalCase; onAnother(): void }) {
  const words = useRef<HTMLParagraphElement>(null);
  // The form that had the focus is unmounted.
  useEffect(() => words.current?.focus(), []);
  return (
    <div className="mt-5 rounded-card bg-raised p-6">
      <p ref={words} tabIndex={-1} className="font-semibold outline-none">
        {TEXT.doneTitle}
      </p>
      <p className="mt-2 text-muted">{TEXT.done(found.reference)}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <ButtonLink to={found.path} variant="secondary">
          {TEXT.follow}
        </ButtonLink>
        <Button variant="quiet" onClick={onAnother}>
          {TEXT.another}
        </Button>
      </div>
    </div>
  );
}
