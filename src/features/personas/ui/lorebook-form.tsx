import * as z from 'zod/mini';
import { LorebookEditor } from '#features/characters/ui/cards/lorebook-editor.tsx';
import type { WholeLorebook } from '#features/personas/contract-lorebooks.ts';
import { CHECKS } from '#features/personas/fields.ts';
import { LOREBOOK_LENGTHS } from '#features/personas/limits.ts';
import { useApiForm } from '#ui/forms/use-api-form.ts';
import { Button } from '#ui/primitives/button.tsx';
import { FieldProblem, InputField } from '#ui/primitives/form-field.tsx';
import { queryClient } from '#ui/query-client.ts';
import { notify } from '#ui/toast.ts';
import { PERSONAS_TEXT } from './copy.ts';
import { changeLorebook } from './mutations.ts';
import { lorebookQuery } from './queries.ts';

const TEXT = PERSONAS_TEXT.book;

const Fields = z.object({
  name: z.string().check(...CHECKS.book_name),
  description: z.string().check(...CHECKS.book_description),
  book: z.nullable(z.record(z.string(), z.unknown())),
});
type Values = z.infer<typeof Fields>;

/** Name, description and entries of a lorebook, saved together. */
export function LorebookForm({ book }: { book: WholeLorebook }) {
  const { form, isSending, problem, formProps } = useApiForm<Values, Values, WholeLorebook>({
    schema: Fields,
    defaultValues: { name: book.name, description: book.description, book: book.book },
    send: ({ book: entries, ...texts }) =>
      changeLorebook(book.id, { ...texts, book: entries ?? { entries: [] } }),
    failed: TEXT.saveFailed,
    onSent(saved) {
      queryClient.setQueryData(lorebookQuery(book.id).queryKey, saved);
      form.reset({ name: saved.name, description: saved.description, book: saved.book });
      notify.success(TEXT.saved);
    },
  });
  return (
    <form {...formProps} className="grid grid-cols-1 gap-5">
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <InputField
          form={form}
          name="name"
          label={TEXT.name}
          maxLength={LOREBOOK_LENGTHS.name}
          autoComplete="off"
          required
        />
        <InputField
          form={form}
          name="description"
          label={TEXT.description}
          maxLength={LOREBOOK_LENGTHS.description}
          autoComplete="off"
        />
      </div>
      <section aria-label={TEXT.entries}>
        <h2 className="display mb-3 text-xl">{TEXT.entries}</h2>
        <LorebookEditor<Values> form={form} name="book" />
      </section>
      {problem && <FieldProblem>{problem}</FieldProblem>}
      <div className="sticky bottom-(--bottom-bar) flex justify-end gap-3 border-t border-line bg-ground py-4">
        <Button type="submit" loading={isSending}>
          {TEXT.save}
        </Button>
      </div>
    </form>
  );
}
