import { useEffect, useRef, useState } from 'react';
import { api } from '#ui/api-client.ts';
import { isEmail, problemsOf } from '#ui/check-fields.ts';
import { Button, ButtonLink } from '#ui/primitives/button.tsx';
import { Field } from '#ui/primitives/form-field.tsx';
import { Input } from '#ui/primitives/input.tsx';
import { Select } from '#ui/primitives/select.tsx';
import { Textarea } from '#ui/primitives/textarea.tsx';
import { notify } from '#ui/toast.ts';
import { useSubmission } from '#ui/use-submission.ts';
import type { CreateRemoval, RemovalCase } from '../contract.ts';
import {
  GOOD_FAITH_STATEMENT,
  REMOVAL_KINDS,
  REMOVAL_LENGTHS,
  REMOVAL_NAMES,
} from '../removal-rules.ts';
import { REMOVAL_TEXT as TEXT } from './removal-copy.ts';

/** The notice form; what was sent takes its place, with its reference and link. */
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
  const { state, problem, problems, formProps } = useSubmission({
    send: (texts, params) =>
      api.post('/removal-requests', {
        params,
        body: { ...texts, good_faith: true } as CreateRemoval,
      }),
    name: 'removal',
    check: ({ name, email, kind, what, good_faith, signature }) =>
      problemsOf([
        ['name', Boolean(name), TEXT.problems.name],
        ['email', isEmail(email ?? ''), TEXT.problems.email],
        ['kind', Boolean(kind), TEXT.problems.kind],
        ['what', Boolean(what), TEXT.problems.what],
        ['good_faith', Boolean(good_faith), TEXT.problems.good_faith],
        ['signature', Boolean(signature), TEXT.problems.signature],
      ]),
    prefill: ({ full_name: name, email }) => ({ name, email }),
    failed: TEXT.failed,
    onSent,
    onFailed: () => notify.error(...TEXT.toastFailed),
  });
  const isSending = state === 'submitting';
  return (
    <form {...formProps} className="grid gap-5 sm:grid-cols-2">
      <Field label={TEXT.name} error={problems['name']}>
        {(tied) => (
          <Input
            {...tied}
            name="name"
            autoComplete="name"
            maxLength={REMOVAL_LENGTHS.name}
            required
          />
        )}
      </Field>
      <Field label={TEXT.email} error={problems['email']}>
        {(tied) => (
          <Input
            {...tied}
            name="email"
            type="email"
            autoComplete="email"
            maxLength={REMOVAL_LENGTHS.email}
            required
          />
        )}
      </Field>
      <Field label={TEXT.kind} error={problems['kind']} wide>
        {(tied) => (
          <Select {...tied} name="kind" defaultValue="" required>
            <option value="">{TEXT.choose}</option>
            {REMOVAL_KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {REMOVAL_NAMES[kind]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={TEXT.what} error={problems['what']} hint={TEXT.whatHint} wide>
        {(tied) => (
          <Textarea
            {...tied}
            name="what"
            className="min-h-36"
            maxRows={16}
            maxLength={REMOVAL_LENGTHS.what}
            required
          />
        )}
      </Field>
      <GoodFaith problem={problems['good_faith']} />
      <Field label={TEXT.signature} error={problems['signature']} hint={TEXT.signatureHint} wide>
        {(tied) => (
          <Input
            {...tied}
            name="signature"
            autoComplete="off"
            maxLength={REMOVAL_LENGTHS.name}
            required
          />
        )}
      </Field>
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

function GoodFaith({ problem }: { problem: string | undefined }) {
  return (
    <div className="col-span-full">
      <div className="flex items-start gap-3">
        <input
          id="good-faith"
          name="good_faith"
          type="checkbox"
          required
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? 'good-faith-told' : undefined}
          className="mt-0.5 size-6 shrink-0 accent-(--ember)"
        />
        <label htmlFor="good-faith" className="cursor-pointer text-muted">
          {GOOD_FAITH_STATEMENT}
        </label>
      </div>
      {problem && (
        <p id="good-faith-told" role="alert" className="mt-1.5 text-sm text-danger">
          {problem}
        </p>
      )}
    </div>
  );
}

function Sent({ found, onAnother }: { found: RemovalCase; onAnother(): void }) {
  const words = useRef<HTMLParagraphElement>(null);
  // The form is gone with what had the focus.
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
