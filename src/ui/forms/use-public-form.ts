import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldValues, Path, PathValue } from 'react-hook-form';
import { withKey } from '../api-client.ts';
import { keysOfForm } from '../create-key.ts';
import { useSession } from '../session.tsx';
import type { User } from '../typed-calls.ts';
import { dropDraft, keepDraft, readDraft, type Draft } from './kept-draft.ts';
import { useApiForm, type ApiForm } from './use-api-form.ts';

interface PublicForm<Values extends FieldValues, Output, Answer> extends Omit<
  ApiForm<Values, Output, Answer>,
  'send'
> {
  /** The call; `params` contains the idempotency key. */
  send(values: Output, params: ReturnType<typeof withKey>): Promise<Answer>;
  /** The input is stored under this name until it is sent, for the lifetime of the tab. */
  name: string;
  /** What is known of a signed-in sender; fills empty fields. */
  prefill?(user: User): Draft;
}

/**
 * A public form. Input typed before the app loads is not lost; it is kept through failures and
 * reloads, and cleared after sending.
 */
export function usePublicForm<Values extends FieldValues, Output, Answer>(
  options: PublicForm<Values, Output, Answer>,
) {
  const { name, prefill, send, onSent, ...rest } = options;
  const { user } = useSession();
  const [keyFor, setKeyFor] = useState(keysOfForm);
  const known = useRef<Draft>({});
  const made = useApiForm<Values, Output, Answer>({
    ...rest,
    // The same input has the same key, so that it can be resent after a lost response.
    send: (values) => send(values, withKey(keyFor(JSON.stringify(values)))),
    onSent(answer) {
      dropDraft(name);
      setKeyFor(keysOfForm);
      form.reset();
      fillEmpty(known.current);
      onSent?.(answer);
    },
  });
  const { form, isSent, forget } = made;
  const { getValues, setValue } = form;

  const fillEmpty = useCallback(
    (texts: Draft) => {
      for (const [field, value] of Object.entries(getValues()))
        if (value === '' && typeof texts[field] === 'string')
          setValue(field as Path<Values>, texts[field] as PathValue<Values, Path<Values>>);
    },
    [getValues, setValue],
  );
  useEffect(() => fillEmpty(readDraft(name)), [fillEmpty, name]);
  const fillKnown = useEffectEvent((sender: User | null) => {
    known.current = (sender && prefill?.(sender)) ?? {};
    fillEmpty(known.current);
  });
  useEffect(() => fillKnown(user), [user]);

  const onChange = () => {
    keepDraft(name, getValues());
    if (isSent) forget();
  };
  return {
    ...made,
    // Sent before the program is there, a form of this method stays as it is; any other would put
    // its words into the address, or lose them.
    formProps: { ...made.formProps, onChange, method: 'dialog' },
  };
}
