import { useState } from 'react';
import { useFormState } from 'react-hook-form';
import { PROSE_LENGTH } from '#features/characters/rules.ts';
import { SamplingFields } from '#ui/forms/sampling-fields.tsx';
import { LazyBoundary, lazyComponent } from '#ui/lazy.tsx';
import { FoldMark } from '#ui/primitives/fold-mark.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import type { ControlledField } from '#ui/forms/use-controlled.ts';
import type { EditField, EditValues } from './edit-values.ts';
import { TextField } from '#ui/primitives/form-field.tsx';
import { GreetingsField } from './greetings-field.tsx';
import { DETAIL_TEXT, FIELD_LABELS } from './copy.ts';
import { TagsField } from './tags-field.tsx';
import type { Edit } from './use-edit.ts';

const LorebookEditor = lazyComponent<ControlledField<EditValues>>(async () => ({
  default: (await import('../cards/lorebook-editor.tsx')).LorebookEditor<EditValues>,
}));

const TEXTS = [
  'persona',
  'scenario',
  'example_dialogue',
  'system_prompt',
  'post_history',
] as const satisfies readonly EditField[];
const ADVANCED: readonly EditField[] = [
  ...TEXTS,
  'tags',
  'creator_notes',
  'alternate_greetings',
  'character_book',
  'sampling',
];

/** Rarely changed fields, in a disclosure that opens automatically when one of them is refused. */
export function EditAdvanced({ form }: { form: Edit['form'] }) {
  const { control } = form;
  const { errors } = useFormState({ control, name: [...ADVANCED] });
  const isRefused = ADVANCED.some((field) => errors[field]);
  const [isOpen, setOpen] = useState(false);
  const text = (field: (typeof TEXTS)[number] | 'creator_notes') => (
    <TextField
      key={field}
      form={form}
      name={field}
      label={FIELD_LABELS[field]}
      maxRows={14}
      maxLength={PROSE_LENGTH}
    />
  );
  return (
    <details
      open={isOpen || isRefused}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group rounded-card bg-raised shadow-[inset_0_0_0_1px_var(--line)]"
    >
      <summary className="flex min-h-14 list-none items-center gap-4 rounded-card px-5 py-4 md:px-6">
        <span className="min-w-0 flex-1">
          <span className="display block text-xl">{DETAIL_TEXT.sections.advanced}</span>
          <span className="mt-0.5 block text-sm text-muted">{DETAIL_TEXT.form.advancedHint}</span>
        </span>
        <FoldMark />
      </summary>
      {(isOpen || isRefused) && (
        <div className="grid grid-cols-1 gap-y-5 px-5 pt-1 pb-6 md:px-6">
          {TEXTS.map(text)}
          <TagsField form={form} name="tags" />
          {text('creator_notes')}
          <GreetingsField form={form} name="alternate_greetings" />
          <section aria-label={FIELD_LABELS.character_book}>
            <h3 className="mb-1.5 text-sm font-semibold">{FIELD_LABELS.character_book}</h3>
            <LazyBoundary fallback={<Skeleton className="h-24 w-full" />}>
              <LorebookEditor form={form} name="character_book" />
            </LazyBoundary>
          </section>
          <SamplingFields form={form} name="sampling" />
        </div>
      )}
    </details>
  );
}
