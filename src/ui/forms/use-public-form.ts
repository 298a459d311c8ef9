import { useCallback, useEffect, useRef, useState } from 'react';
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
  /** The call; `params` hold the key by which it may be repeated. */
  send(values: Output, params: ReturnType<typeof withKey>): Promise<Answer>;
  /** What was written is kept under this name until it was sent, for as long as the tab lives. */
  name: string;
  /** What is known of a signed-in sender; fills empty fields. */
  prefill?(user: User): Draft;
}

/**
 * A form that anyone may send. Nothing typed before the program is there is lost; what is written is
 * kept through failures and reloads, and cleared when it was sent.
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
    // The same words have the same key, so that a lost answer may be asked for again.
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
  const latest = useRef(prefill);
  useEffect(() => {
    latest.current = prefill;
  });
  useEffect(() => fillEmpty(readDraft(name)), [fillEmpty, name]);
  useEffect(() => {
    known.current = (user && latest.current?.(user)) ?? {};
    fillEmpty(known.current);
  }, [fillEmpty, user]);

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
