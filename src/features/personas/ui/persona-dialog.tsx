import type { Persona } from '#features/personas/contract.ts';
import { PersonaFields } from '#features/personas/fields.ts';
import { PERSONA_LENGTHS } from '#features/personas/limits.ts';
import { useApiForm } from '#ui/forms/use-api-form.ts';
import { Button } from '#ui/primitives/button.tsx';
import { Dialog } from '#ui/primitives/dialog.tsx';
import { FieldProblem, InputField, TextField } from '#ui/primitives/form-field.tsx';
import { PERSONAS_TEXT } from './copy.ts';
import { savePersona } from './mutations.ts';

const TEXT = PERSONAS_TEXT.personas;

interface PersonaDialogProps {
  /** Null for a new one. */
  persona: Persona | null;
  /** The first persona becomes the default unless it is unticked. */
  isFirst: boolean;
  onClose(): void;
}

/** Creates or changes a persona. */
export function PersonaDialog({ persona, isFirst, onClose }: PersonaDialogProps) {
  const { form, isSending, problem, formProps } = useApiForm({
    schema: PersonaFields,
    defaultValues: {
      name: persona?.name ?? '',
      pronouns: persona?.pronouns ?? '',
      description: persona?.description ?? '',
      is_default: persona?.is_default ?? isFirst,
    },
    send: (fields) => savePersona(persona?.id ?? null, fields),
    failed: TEXT.saveFailed,
    onSent: onClose,
  });
  return (
    <Dialog open onOpenChange={onClose} title={persona ? TEXT.change : TEXT.add}>
      <form {...formProps} className="grid grid-cols-1 gap-5">
        <InputField
          form={form}
          name="name"
          label={TEXT.name}
          maxLength={PERSONA_LENGTHS.name}
          autoComplete="off"
          required
          className="bg-ground!"
        />
        <InputField
          form={form}
          name="pronouns"
          label={TEXT.pronouns}
          placeholder={TEXT.pronounsPlaceholder}
          maxLength={PERSONA_LENGTHS.pronouns}
          autoComplete="off"
          className="bg-ground!"
        />
        <TextField
          form={form}
          name="description"
          label={TEXT.description}
          hint={TEXT.descriptionHint}
          maxLength={PERSONA_LENGTHS.description}
          className="min-h-24 bg-ground!"
        />
        <label className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            {...form.register('is_default')}
            type="checkbox"
            className="size-5 shrink-0 accent-ember"
          />
          {TEXT.isDefault}
        </label>
        {problem && <FieldProblem>{problem}</FieldProblem>}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" disabled={isSending} onClick={onClose}>
            {PERSONAS_TEXT.cancel}
          </Button>
          <Button type="submit" loading={isSending}>
            {PERSONAS_TEXT.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
