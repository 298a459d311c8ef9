import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormState } from 'react-hook-form';
import { Link } from 'react-router';
import type { ChatSettings } from '#features/chat/contract-settings.ts';
import { MAX_NOTE_DEPTH, NOTE_LENGTH, STYLE_LENGTH, TITLE_LENGTH } from '#features/chat/limits.ts';
import { FoldMark } from '#ui/primitives/fold-mark.tsx';
import type { Persona } from '#features/personas/contract.ts';
import type { Lorebook } from '#features/personas/contract-lorebooks.ts';
import { SamplingFields } from '#ui/forms/sampling-fields.tsx';
import { useApiForm } from '#ui/forms/use-api-form.ts';
import { Button } from '#ui/primitives/button.tsx';
import { FieldProblem, InputField, SelectField, TextField } from '#ui/primitives/form-field.tsx';
import { notify } from '#ui/toast.ts';
import { SETTINGS_TEXT as TEXT } from './copy.ts';
import { findChat } from '../queries.ts';
import { LorebooksField } from './lorebooks-field.tsx';
import { changeSettings } from './mutations.ts';
import { SceneField } from './scene-field.tsx';
import { RecallField } from './recall-field.tsx';
import { VoiceField } from './voice-field.tsx';
import {
  SettingsFields,
  toChange,
  toSettingsValues,
  type SettingsValues,
} from './settings-values.ts';

const LENGTHS = (['short', 'medium', 'long'] as const).map((id) => ({
  id,
  label: TEXT.lengths[id],
}));

interface SettingsFormProps {
  chatId: string;
  settings: ChatSettings;
  personas: readonly Persona[];
  lorebooks: readonly Lorebook[];
  onClose(): void;
}

export function SettingsForm(props: SettingsFormProps) {
  const { chatId, personas, lorebooks, onClose } = props;
  const { mutateAsync } = useMutation(changeSettings);
  const { form, isSending, problem, formProps } = useApiForm({
    schema: SettingsFields,
    defaultValues: toSettingsValues(props.settings),
    send: (values) => mutateAsync({ id: chatId, change: toChange(values) }),
    failed: TEXT.saveFailed,
    onSent() {
      notify.success(TEXT.saved);
      onClose();
    },
  });
  const byDefault = personas.find((persona) => persona.is_default);
  const character = findChat(chatId)?.getState().chat.character;
  const others = personas.filter((persona) => !persona.is_default);
  return (
    <form {...formProps} className="grid grid-cols-1 gap-5">
      <InputField
        form={form}
        name="title"
        label={TEXT.name}
        hint={TEXT.nameHint}
        maxLength={TITLE_LENGTH}
        autoComplete="off"
        className="bg-ground!"
      />
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <SelectField
          form={form}
          name="persona_id"
          label={TEXT.persona}
          empty={byDefault ? TEXT.defaultPersona(byDefault.name) : TEXT.noPersona}
          options={others.map(({ id, name }) => ({ id, label: name }))}
        />
        <SelectField
          form={form}
          name="reply_length"
          label={TEXT.length}
          empty={TEXT.lengths.none}
          options={LENGTHS}
        />
      </div>
      <InputField
        form={form}
        name="reply_style"
        label={TEXT.style}
        placeholder={TEXT.stylePlaceholder}
        maxLength={STYLE_LENGTH}
        autoComplete="off"
        className="bg-ground!"
      />
      <VoiceField control={form.control} />
      <RecallField control={form.control} name={character?.name ?? TEXT.theCharacter} />
      <TextField
        form={form}
        name="note"
        label={TEXT.note}
        hint={TEXT.noteHint}
        placeholder={TEXT.notePlaceholder}
        maxLength={NOTE_LENGTH}
        className="bg-ground!"
      />
      <LorebooksField form={form} lorebooks={lorebooks} />
      <Link
        to="/personas"
        className="inline-flex min-h-11 items-center justify-self-start text-sm font-semibold text-ember-text underline-offset-3 hover:underline"
      >
        {TEXT.manage}
      </Link>
      <SceneField form={form} ownSlug={character?.slug} />
      <Advanced form={form} />
      {problem && <FieldProblem>{problem}</FieldProblem>}
      <div className="sticky -bottom-6 -mb-6 flex flex-wrap justify-end gap-3 bg-raised py-4">
        <Button variant="secondary" disabled={isSending} onClick={onClose}>
          {TEXT.cancel}
        </Button>
        <Button type="submit" loading={isSending}>
          {TEXT.save}
        </Button>
      </div>
    </form>
  );
}

type Form = ReturnType<typeof useApiForm<SettingsValues, unknown, unknown>>['form'];

/** Rarely changed settings, in a disclosure that opens when one of its fields is invalid. */
function Advanced({ form }: { form: Pick<Form, 'register' | 'control'> }) {
  const [isOpen, setOpen] = useState(false);
  const { errors } = useFormState({ control: form.control, name: ['note_depth', 'sampling'] });
  const isRefused = Boolean(errors.note_depth ?? errors.sampling);
  return (
    <details
      open={isOpen || isRefused}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group border-y border-line"
    >
      <summary className="flex min-h-12 list-none items-center gap-3 font-semibold">
        <span className="flex-1">{TEXT.advanced}</span>
        <FoldMark />
      </summary>
      <div className="grid grid-cols-1 gap-5 pt-1 pb-5">
        <InputField
          form={form}
          name="note_depth"
          label={TEXT.depth}
          hint={TEXT.depthHint}
          type="number"
          min={0}
          max={MAX_NOTE_DEPTH}
          inputMode="numeric"
          className="bg-ground!"
        />
        <SamplingFields form={form} name="sampling" />
      </div>
    </details>
  );
}
