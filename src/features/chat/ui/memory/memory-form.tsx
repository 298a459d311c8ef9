import { useLayoutEffect, useRef } from 'react';
import { useApiForm } from '#ui/forms/use-api-form.ts';
import { Button } from '#ui/primitives/button.tsx';
import { FieldProblem, FormField } from '#ui/primitives/form-field.tsx';
import { Textarea } from '#ui/primitives/textarea.tsx';
import { MEMORY_FIELDS } from '../../memory/fields.ts';
import { MEMORY_COPY as COPY } from './copy.ts';

interface MemoryFormProps {
  label: string;
  hint?: string;
  action: string;
  failed: string;
  content?: string;
  isSummary?: boolean;
  send(content: string): Promise<unknown>;
  onClose(): void;
}

/** Edits the text of a new or existing memory. Escape closes it. */
export function MemoryForm({
  label,
  hint,
  action,
  failed,
  content = '',
  isSummary = false,
  send,
  onClose,
}: MemoryFormProps) {
  const { form, formProps, isSending, problem } = useApiForm({
    schema: isSummary ? MEMORY_FIELDS.summary : MEMORY_FIELDS.fact,
    defaultValues: { content },
    failed,
    send: (values) => send(values.content),
    onSent: onClose,
  });
  const { setFocus } = form;
  const wasFocused = useRef(false);
  // As soon as the field appears, so that no keystroke is lost.
  useLayoutEffect(() => {
    if (!wasFocused.current) setFocus('content');
    wasFocused.current = true;
  }, [setFocus]);
  return (
    <form
      {...formProps}
      className="space-y-3 py-3"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // Only the form, not the sheet around it.
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
    >
      <FormField form={form} name="content" label={label} hint={hint}>
        {(control) => <Textarea rows={isSummary ? 8 : 3} {...control} />}
      </FormField>
      {problem && <FieldProblem>{problem}</FieldProblem>}
      <div className="flex justify-end gap-2">
        <Button variant="quiet" size="sm" onClick={onClose}>
          {COPY.cancel}
        </Button>
        <Button type="submit" size="sm" loading={isSending}>
          {action}
        </Button>
      </div>
    </form>
  );
}
