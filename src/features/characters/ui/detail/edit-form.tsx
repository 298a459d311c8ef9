import { useLayoutEffect } from 'react';
import type { Character } from '#features/characters/contract.ts';
import { offeredOptions, type OptionField } from '#features/characters/options/index.ts';
import { MAX_AGE, MIN_AGE, NAME_LENGTH, PROSE_LENGTH } from '#features/characters/rules.ts';
import { LazyBoundary, lazyComponent } from '#ui/lazy.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { useSite } from '#ui/site.ts';
import { ChosenVoice } from './chosen-voice.tsx';
import { DETAIL_FIELDS, PHYSICAL_FIELDS } from './describe-field.ts';
import { EditAdvanced } from './edit-advanced.tsx';
import { InputField, SelectField, TextField } from '#ui/primitives/form-field.tsx';
import { HobbiesField } from './hobbies-field.tsx';
import { DETAIL_TEXT, FIELD_LABELS } from './copy.ts';
import { SectionCard } from '#ui/primitives/section-card.tsx';
import { UnsavedGuard } from './unsaved-guard.tsx';
import { useEdit } from './use-edit.ts';

const ConflictDialog = lazyComponent(() => import('./conflict-dialog.tsx'));
const FIELDS = 'grid grid-cols-1 gap-x-4 gap-y-5 sm:grid-cols-2';

/** The edit form: the three cards, and every other field of a card file. */
export default function EditForm(props: { character: Character; onClose: () => void }) {
  const { character, onClose } = props;
  const edit = useEdit(character, onClose);
  const { form, formProps, isSaving } = edit;
  // The character's current values stay available even when they are no longer offered.
  const lists = offeredOptions(character.sex, useSite().restrictedOptions, character);

  // In the moment the field appears, so that no key is lost.
  useLayoutEffect(() => form.setFocus('name'), [form]);

  const select = (field: (typeof PHYSICAL_FIELDS | typeof DETAIL_FIELDS)[number]) => {
    // Lists that this sex lacks (breast and butt size) are not shown.
    const options = lists[field as OptionField];
    if (!options) return null;
    return (
      <SelectField
        key={field}
        form={form}
        name={field}
        label={FIELD_LABELS[field]}
        options={options}
      />
    );
  };

  return (
    <form {...formProps} aria-label={DETAIL_TEXT.form.label(character.name)} className="space-y-6">
      <fieldset disabled={isSaving} className="min-w-0 space-y-6">
        <SectionCard title={DETAIL_TEXT.sections.information}>
          <div className={FIELDS}>
            <InputField
              form={form}
              name="name"
              label={FIELD_LABELS.name}
              wide
              maxLength={NAME_LENGTH}
              autoComplete="off"
            />
            <InputField
              form={form}
              name="age"
              label={FIELD_LABELS.age}
              type="number"
              inputMode="numeric"
              min={MIN_AGE}
              max={MAX_AGE}
            />
            <SelectField
              form={form}
              name="style"
              label={FIELD_LABELS.style}
              options={lists.style ?? []}
            />
            <TextField
              form={form}
              name="description"
              label={FIELD_LABELS.description}
              maxRows={14}
              maxLength={PROSE_LENGTH}
            />
            <TextField
              form={form}
              name="opening_message"
              label={FIELD_LABELS.opening_message}
              hint={DETAIL_TEXT.form.openingHint}
              maxRows={14}
              maxLength={PROSE_LENGTH}
            />
          </div>
        </SectionCard>
        <SectionCard title={DETAIL_TEXT.sections.physical}>
          <div className={FIELDS}>{PHYSICAL_FIELDS.map(select)}</div>
        </SectionCard>
        <SectionCard title={DETAIL_TEXT.sections.details}>
          <div className={FIELDS}>
            {DETAIL_FIELDS.map(select)}
            <ChosenVoice control={form.control} sex={character.sex} voices={lists.voice ?? []} />
            <HobbiesField form={form} name="hobbies" options={lists.hobbies ?? []} />
          </div>
        </SectionCard>
        <EditAdvanced form={form} />
      </fieldset>
      <div
        data-foot-bar
        className="sticky bottom-[calc(var(--bottom-bar)+0.75rem)] z-20 flex flex-wrap items-center justify-end gap-3 rounded-card bg-overlay p-3 pl-5 shadow-float md:bottom-4"
      >
        <p aria-live="polite" className="mr-auto text-sm text-muted tabular-nums">
          {edit.changes > 0 ? DETAIL_TEXT.form.changed(edit.changes) : DETAIL_TEXT.form.unchanged}
        </p>
        <Button variant="secondary" disabled={isSaving} onClick={onClose}>
          {DETAIL_TEXT.cancel}
        </Button>
        <Button type="submit" loading={isSaving}>
          {isSaving ? DETAIL_TEXT.saving : DETAIL_TEXT.save}
        </Button>
      </div>
      <UnsavedGuard isActive={edit.changes > 0} />
      {edit.conflict && (
        <LazyBoundary onFailed={edit.dismissConflict}>
          <ConflictDialog
            sex={character.sex}
            rows={edit.conflict.rows}
            onKeepMine={edit.keepMine}
            onTakeTheirs={edit.takeTheirs}
            onClose={edit.dismissConflict}
          />
        </LazyBoundary>
      )}
    </form>
  );
}
