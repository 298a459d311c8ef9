import type { FormEvent, KeyboardEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { CheckboxField } from '#ui/forms/checkbox-field.tsx';
import { useApiForm } from '#ui/forms/use-api-form.ts';
import { Button } from '#ui/primitives/button.tsx';
import { InputField } from '#ui/primitives/form-field.tsx';
import { notify } from '#ui/toast.ts';
import { LIKENESS_WORDING } from '../../clone-wording.ts';
import { IMAGE_URL_LENGTH, NAME_LENGTH } from '../../rules.ts';
import { refreshCharacterLists } from '../queries.ts';
import { CloneFields, type CloneValues } from './clone-fields.ts';
import { CLONE_TEXT } from './copy.ts';
import { PreviewFrame } from './preview-frame.tsx';
import { reasonOf } from './reason-of.ts';
import { SexChoice } from './sex-choice.tsx';
import { StageList } from './stage-list.tsx';
import { useClone } from './use-clone.ts';
import { usePreview } from './use-preview.ts';

const EMPTY: CloneValues = { image_url: '', name: '', sex: 'auto', likeness_consent: false };

/** The clone form: URL with preview, name, sex, consent and submit button. */
export function CloneForm() {
  const navigate = useNavigate();
  const clone = useClone();
  const { form, formProps, isSending, isSent, problem } = useApiForm({
    schema: CloneFields,
    defaultValues: EMPTY,
    send: ({ image_url, name, sex }) =>
      clone.run({ image_url, ...(name ? { name } : {}), ...(sex === 'auto' ? {} : { sex }) }),
    failed: (error) => reasonOf(error) ?? '',
    onSent(slug) {
      if (slug === null) return;
      notify.success(...CLONE_TEXT.toasts.success);
      void refreshCharacterLists();
      void navigate(`/character/${slug}`);
    },
    onFailed: () => notify.error(...CLONE_TEXT.toasts.failed),
  });
  // After success, the navigation to the character's page is pending.
  const isRunning = isSending || (isSent && !clone.isCanceled);
  const url = useWatch({ control: form.control, name: 'image_url' });
  const preview = usePreview(url.trim());

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (preview.status === 'empty') notify.error(...CLONE_TEXT.toasts.invalidUrl);
    else if (preview.status === 'failed') notify.error(...CLONE_TEXT.toasts.imageError);
    else if (preview.status === 'loaded') formProps.onSubmit(event);
  };
  // A disabled button ignores Enter, so this shows the errors instead.
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };

  return (
    <form {...formProps} onSubmit={onSubmit}>
      <fieldset
        disabled={isRunning}
        className="grid gap-6 md:grid-cols-[minmax(0,1fr)_minmax(0,20rem)] md:grid-rows-[auto_auto_auto_auto_1fr] md:gap-x-8 lg:gap-x-14"
      >
        <InputField
          form={form}
          name="image_url"
          label={CLONE_TEXT.url}
          hint={CLONE_TEXT.urlHint}
          type="url"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          maxLength={IMAGE_URL_LENGTH}
          onKeyDown={onKeyDown}
          placeholder={CLONE_TEXT.urlPlaceholder}
        />
        <div className="max-md:mx-auto max-md:w-full max-md:max-w-60 md:col-start-2 md:row-span-5 md:row-start-1">
          <PreviewFrame preview={preview} />
        </div>
        <InputField
          form={form}
          name="name"
          label={
            <>
              {CLONE_TEXT.name}{' '}
              <span className="font-normal text-muted">{CLONE_TEXT.nameOptional}</span>
            </>
          }
          hint={CLONE_TEXT.nameHint}
          autoComplete="off"
          maxLength={NAME_LENGTH}
          onKeyDown={onKeyDown}
        />
        <SexChoice register={form.register} />
        <CheckboxField form={form} name="likeness_consent" label={LIKENESS_WORDING} />
        <Button
          type="submit"
          size="lg"
          disabled={preview.status !== 'loaded'}
          loading={isRunning}
          className="self-start justify-self-start max-sm:w-full"
        >
          {isRunning ? CLONE_TEXT.submitting : CLONE_TEXT.submit}
        </Button>
      </fieldset>
      {isRunning && (
        <div className="mt-6 max-w-2xl">
          <StageList stage={clone.stage} onCancel={clone.cancel} />
        </div>
      )}
      {clone.isCanceled && (
        <p role="status" className="mt-5 text-muted">
          {CLONE_TEXT.canceled}
        </p>
      )}
      {problem && (
        <p role="alert" className="mt-5 text-danger">
          {problem}
        </p>
      )}
    </form>
  );
}
