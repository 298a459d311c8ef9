import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useRef, type FormEvent, type RefObject } from 'react';
import { useForm, type DefaultValues, type FieldValues } from 'react-hook-form';
import type { core } from 'zod/mini';
import { useSingleMutation } from '../use-single-mutation.ts';
import { showRefusals, type Failed } from './show-refusals.ts';

type StandardSchema<Values extends FieldValues, Output> = Parameters<
  typeof standardSchemaResolver<Values, unknown, Output>
>[0];

/** Validates a form's values with a schema, which may accept narrower values. */
export const resolverOf = <Values extends FieldValues, Output>(schema: core.$ZodType<Output>) =>
  standardSchemaResolver(schema as StandardSchema<Values, Output>);

export interface ApiForm<Values extends FieldValues, Output, Answer> {
  /** Built of the contract's checks and limits, by zod/mini: full zod is too heavy for a page. */
  schema: core.$ZodType<Output>;
  defaultValues: Values;
  send(values: Output): Promise<Answer>;
  /** Said when the reason is not the sender's doing. */
  failed: Failed;
  onSent?(answer: Answer): void;
  onFailed?(error: Error): void;
}

/**
 * A form that is validated with the contract's rules and sent to the API. The server's field errors
 * appear next to their fields; `problem` is the message of any other failure.
 */
export function useApiForm<Values extends FieldValues, Output, Answer>({
  schema,
  defaultValues,
  send,
  failed,
  onSent,
  onFailed,
}: ApiForm<Values, Output, Answer>) {
  const element = useRef<HTMLFormElement>(null);
  const form = useForm<Values, unknown, Output>({
    resolver: resolverOf<Values, Output>(schema),
    defaultValues: defaultValues as DefaultValues<Values>,
  });
  const { mutate, reset, isPending, isSuccess } = useSingleMutation({
    mutationFn: send,
    onSuccess: (answer) => onSent?.(answer),
    onError(error) {
      showRefusals(form, error, failed);
      onFailed?.(error);
    },
  });
  useFocusAfter(isPending, element);

  const submit = form.handleSubmit(
    (values) => mutate(values),
    () => reset(),
  );
  const onSubmit = (event: Pick<FormEvent, 'preventDefault'>) => {
    event.preventDefault();
    if (!isPending) void submit();
  };
  return {
    form,
    isSending: isPending,
    isSent: isSuccess,
    /** Forgets how the last call ended. */
    forget: reset,
    problem: form.formState.errors.root?.['server']?.message ?? null,
    formProps: { ref: element, onSubmit, noValidate: true },
  };
}

/**
 * After the call, moves the focus to the first rejected field, else back to the button, which lost
 * it while disabled, unless something else has the focus.
 */
export function useFocusAfter(
  isPending: boolean,
  element: RefObject<HTMLFormElement | null>,
): void {
  const wasPending = useRef(false);
  useEffect(() => {
    const form = element.current;
    if (wasPending.current && !isPending && form) {
      const wrong = form.querySelector<HTMLElement>('[aria-invalid=true]');
      const isLost = document.activeElement?.contains(form) ?? true;
      if (wrong) wrong.focus();
      else if (isLost)
        form.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true });
    }
    wasPending.current = isPending;
  }, [isPending, element]);
}
