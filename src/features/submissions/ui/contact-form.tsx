import { useRef, type FocusEvent } from 'react';
import { api } from '#ui/api-client.ts';
import { Button } from '#ui/primitives/button.tsx';
import { Field } from '#ui/primitives/form-field.tsx';
import { Input } from '#ui/primitives/input.tsx';
import { Textarea } from '#ui/primitives/textarea.tsx';
import { notify } from '#ui/toast.ts';
import { useSubmission } from '#ui/use-submission.ts';
import type { CreateContact } from '../contract.ts';
import { LENGTHS } from '../rules.ts';
import { isEmail, problemsOf } from '#ui/check-fields.ts';
import { HiddenField } from './hidden-field.tsx';
import { CONTACT_TEXT, FIELD_TEXT } from './copy.ts';

/** Name, e-mail, subject, message; cleared when sent, kept when that failed. */
export function ContactForm() {
  const stamp = useStamp();
  const { state, problem, problems, formProps } = useSubmission({
    send: (texts, params) =>
      api.post('/submissions/contact', {
        params,
        body: { ...texts, ...stamp.read() } as CreateContact,
      }),
    name: 'contact',
    check: ({ name, email, subject, message }) =>
      problemsOf([
        ['name', Boolean(name), FIELD_TEXT.name],
        ['email', isEmail(email ?? ''), FIELD_TEXT.email],
        ['subject', Boolean(subject), FIELD_TEXT.subject],
        ['message', Boolean(message), FIELD_TEXT.message],
      ]),
    prefill: ({ full_name: name, email }) => ({ name, email }),
    failed: CONTACT_TEXT.failed,
    onSent() {
      stamp.renew();
      notify.success(...CONTACT_TEXT.toastSent);
    },
    onFailed: () => notify.error(...CONTACT_TEXT.toastFailed),
  });
  const isSending = state === 'submitting';
  return (
    <form
      {...formProps}
      onFocus={stamp.ask}
      className="relative grid content-start gap-5 sm:grid-cols-2"
    >
      <Field label={CONTACT_TEXT.name} error={problems['name']}>
        {(tied) => (
          <Input {...tied} name="name" autoComplete="name" maxLength={LENGTHS.name} required />
        )}
      </Field>
      <Field label={CONTACT_TEXT.email} error={problems['email']}>
        {(tied) => (
          <Input
            {...tied}
            name="email"
            type="email"
            autoComplete="email"
            maxLength={LENGTHS.email}
            required
          />
        )}
      </Field>
      <Field label={CONTACT_TEXT.subject} error={problems['subject']} wide>
        {(tied) => <Input {...tied} name="subject" maxLength={LENGTHS.subject} required />}
      </Field>
      <Field label={CONTACT_TEXT.message} error={problems['message']} wide>
        {(tied) => (
          <Textarea
            {...tied}
            name="message"
            className="min-h-44"
            maxRows={16}
            maxLength={LENGTHS.message}
            required
          />
        )}
      </Field>
      <HiddenField />
      <div className="col-span-full flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit" size="lg" loading={isSending} className="max-sm:w-full">
          {isSending ? CONTACT_TEXT.sending : CONTACT_TEXT.send}
        </Button>
        {state === 'success' && (
          <p role="status" className="text-success">
            {CONTACT_TEXT.sent}
          </p>
        )}
        {problem && (
          <p role="alert" className="text-danger">
            {problem}
          </p>
        )}
      </div>
    </form>
  );
}

/**
 * Pages are cached, so the form asks when it was opened as soon as somebody turns to it. One that was
 * filled in before (kept through a reload, typed before the program was there) has no such moment:
 * its sender would seem to be as fast as a machine.
 */
function useStamp() {
  const stamp = useRef<string | null>(null);
  const isAsked = useRef(false);
  return {
    ask: ({ currentTarget: form }: FocusEvent<HTMLFormElement>) => {
      const isWritten = [...new FormData(form).values()].some((text) => text !== '');
      if (isAsked.current || isWritten) return;
      isAsked.current = true;
      api.get('/submissions/stamp').then(
        (answer) => (stamp.current = answer.stamp),
        () => (isAsked.current = false),
      );
    },
    read: () => (stamp.current ? { stamp: stamp.current } : {}),
    renew: () => {
      stamp.current = null;
      isAsked.current = false;
    },
  };
}
