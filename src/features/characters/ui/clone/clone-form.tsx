import { useEffect, useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { Button } from '#ui/primitives/button.tsx';
import { Input } from '#ui/primitives/input.tsx';
import { notify } from '#ui/toast.ts';
import { LIKENESS_WORDING } from '../../clone-wording.ts';
import { IMAGE_URL_LENGTH, NAME_LENGTH } from '../../rules.ts';
import { CLONE_TEXT } from './copy.ts';
import { PreviewFrame } from './preview-frame.tsx';
import { SexChoice, type SexWish } from './sex-choice.tsx';
import { StageList } from './stage-list.tsx';
import { useClone } from './use-clone.ts';
import type { Preview } from './use-preview.ts';

interface CloneFormProps {
  url: string;
  onUrl(url: string): void;
  preview: Preview;
}

/** The address and its picture, a name, whom to draw, the statement of consent, and the button. */
export function CloneForm({ url, onUrl, preview }: CloneFormProps) {
  const clone = useClone();
  const [name, setName] = useState('');
  const [sex, setSex] = useState<SexWish>('auto');
  const [hasConsent, setConsent] = useState(false);
  const [isConsentMissed, setConsentMissed] = useState(false);
  const consent = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const isRunning = clone.running !== null;

  // What made nothing gives the focus back to where it was begun.
  useEffect(() => {
    if (clone.outcome) button.current?.focus();
  }, [clone.outcome]);

  const submit = () => {
    if (isRunning) return;
    if (!URL.canParse(url)) return notify.error(...CLONE_TEXT.toasts.invalidUrl);
    if (preview.status === 'failed') return notify.error(...CLONE_TEXT.toasts.imageError);
    if (preview.status !== 'loaded') return;
    setConsentMissed(!hasConsent);
    if (!hasConsent) return consent.current?.focus();
    const wanted = name.trim();
    clone.start({
      image_url: url,
      ...(wanted ? { name: wanted } : {}),
      ...(sex === 'auto' ? {} : { sex }),
    });
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  // A disabled button takes no Enter, and then nobody would say what is wrong.
  const onEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  };

  return (
    <form onSubmit={onSubmit} noValidate>
      <fieldset
        disabled={isRunning}
        className="grid gap-6 md:grid-cols-[minmax(0,1fr)_minmax(0,20rem)] md:grid-rows-[auto_auto_auto_auto_1fr] md:gap-x-8 lg:gap-x-14"
      >
        <div>
          <label htmlFor={`${id}-url`} className="mb-2 block font-semibold">
            {CLONE_TEXT.url}
          </label>
          <Input
            id={`${id}-url`}
            type="url"
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            maxLength={IMAGE_URL_LENGTH}
            value={url}
            onChange={(event) => onUrl(event.target.value.trim())}
            onKeyDown={onEnter}
            placeholder={CLONE_TEXT.urlPlaceholder}
            aria-describedby={`${id}-url-hint`}
          />
          <p id={`${id}-url-hint`} className="mt-2 text-sm text-muted">
            {CLONE_TEXT.urlHint}
          </p>
        </div>
        <div className="max-md:mx-auto max-md:w-full max-md:max-w-60 md:col-start-2 md:row-span-5 md:row-start-1">
          <PreviewFrame preview={preview} />
        </div>
        <div>
          <label htmlFor={`${id}-name`} className="mb-2 block font-semibold">
            {CLONE_TEXT.name}{' '}
            <span className="font-normal text-muted">{CLONE_TEXT.nameOptional}</span>
          </label>
          <Input
            id={`${id}-name`}
            autoComplete="off"
            maxLength={NAME_LENGTH}
            value={name}
            onChange={(event) => setName(event.target.value)}
            onKeyDown={onEnter}
            aria-describedby={`${id}-name-hint`}
          />
          <p id={`${id}-name-hint`} className="mt-2 text-sm text-muted">
            {CLONE_TEXT.nameHint}
          </p>
        </div>
        <SexChoice value={sex} onChange={setSex} />
        <div>
          <div className="flex items-start gap-3">
            <input
              ref={consent}
              id={`${id}-consent`}
              type="checkbox"
              checked={hasConsent}
              onChange={(event) => {
                setConsent(event.target.checked);
                setConsentMissed(false);
              }}
              required
              aria-invalid={isConsentMissed || undefined}
              aria-describedby={isConsentMissed ? `${id}-consent-missed` : undefined}
              className="mt-0.5 size-6 shrink-0 accent-(--ember)"
            />
            <label htmlFor={`${id}-consent`} className="cursor-pointer">
              {LIKENESS_WORDING}
            </label>
          </div>
          {isConsentMissed && (
            <p id={`${id}-consent-missed`} role="alert" className="mt-2 text-sm text-danger">
              {CLONE_TEXT.consentMissing}
            </p>
          )}
        </div>
        <Button
          ref={button}
          type="submit"
          size="lg"
          disabled={preview.status !== 'loaded'}
          loading={isRunning}
          className="self-start justify-self-start max-sm:w-full"
        >
          {isRunning ? CLONE_TEXT.submitting : CLONE_TEXT.submit}
        </Button>
      </fieldset>
      {clone.running && (
        <div className="mt-6 max-w-2xl">
          <StageList stage={clone.running.stage} onCancel={clone.cancel} />
        </div>
      )}
      {clone.outcome && (
        <p
          role={clone.outcome.isError ? 'alert' : 'status'}
          className={`mt-5 ${clone.outcome.isError ? 'text-danger' : 'text-muted'}`}
        >
          {clone.outcome.text}
        </p>
      )}
    </form>
  );
}
