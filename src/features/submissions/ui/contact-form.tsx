import { useRef, type FocusEvent } from 'react';
import { api } from '#ui/api-client.ts';
import { EmailField, HiddenField, NameField } from '#ui/forms/sender-fields.tsx';
import { usePublicForm } from '#ui/forms/use-public-form.ts';
import { Button } from '#ui/primitives/button.tsx';
import { InputField, TextField } from '#ui/primitives/form-field.tsx';
import { notify } from '#ui/toast.ts';
import { ContactFields } from '../fields.ts';
import { LENGTHS } from '../rules.ts';
import { CONTACT_TEXT } from './copy.ts';

/** Name, email, subject, message; cleared when sent, kept if that failed. */
export function ContactForm() {
  const stamp = useStamp();
  const { form, isSending, isSent, problem, formProps } = usePublicForm({
    schema: ContactFields,
    defaultValues: { name: '', email: '', subject: '', message: '', fax: '' },
    send: (texts, params) =>
      api.post('/submissions/contact', { params, body: { ...texts, ...stamp.read() } }),
    name: 'contact',
    prefill: ({ full_name: name, email }) => ({ name, email }),
    failed: CONTACT_TEXT.failed,
    onSent() {
      stamp.renew();
      notify.success(...CONTACT_TEXT.toastSent);
    },
    onFailed: () => notify.error(...CONTACT_TEXT.toastFailed),
  });
  return (
    <form
      {...formProps}
      onFocus={stamp.ask}
      className="relative grid content-start gap-5 sm:grid-cols-2"
    >
      <NameField form={form} name="name" label={CONTACT_TEXT.name} />
      <EmailField form={form} name="email" label={CONTACT_TEXT.email} />
      <InputField
        form={form}
        name="subject"
        label={CONTACT_TEXT.subject}
        wide
        maxLength={LENGTHS.subject}
        required
      />
      <TextField
        form={form}
        name="message"
        label={CONTACT_TEXT.message}
        className="min-h-44"
        maxRows={16}
        maxLength={LENGTHS.message}
        required
      />
      <HiddenField form={form} name="fax" />
      <div className="col-span-full flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit" size="lg" loading={isSending} className="max-sm:w-full">
          {isSending ? CONTACT_TEXT.sending : CONTACT_TEXT.send}
        </Button>
        {isSent && (
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
 * Pages are cached, so the form requests its stamp as soon as somebody focuses it. A form that was
 * filled in earlier (kept through a reload, or typed before the scripts loaded) gets none, because
 * its sender would seem as fast as a bot.
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
