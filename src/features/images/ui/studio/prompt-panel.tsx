import { clsx } from 'clsx';
import { SlidersHorizontal, WandSparkles } from 'lucide-react';
import { useCallback, useEffect, useId, useRef, useState, type FormEvent } from 'react';
import type { User } from '#features/accounts/contract.ts';
import { LazyBoundary, lazyComponent } from '#ui/lazy.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { Spinner } from '#ui/primitives/spinner.tsx';
import { useSite } from '#ui/site.ts';
import { costOf } from '../../rules.ts';
import { Choices } from './choices.tsx';
import { CreditsPanel } from './credits-panel.tsx';
import { STUDIO_TEXT } from './copy.ts';
import { NsfwSwitch } from './nsfw-switch.tsx';
import { PromptBox } from './prompt-box.tsx';
import { togglePart } from './prompt-parts.ts';
import { RefusalNote } from './refusal-note.tsx';
import { SuggestionTabs } from './suggestion-tabs.tsx';
import { useGivenPrompt } from './use-given-prompt.ts';
import { useStudio, type Studio } from './use-studio.ts';

const COPY = STUDIO_TEXT.prompt;
const SettingsDialog = lazyComponent(() => import('./settings-dialog.tsx'));

const ACTION = 'flex-auto px-4! whitespace-nowrap aria-disabled:opacity-70';

/** Refusals that concern the text of the prompt. */
const TEXT_REFUSALS: ReadonlySet<string | undefined> = new Set(['empty', 'full', 'blocked']);

interface PromptPanelProps {
  user: User;
  /** The character in the picture; null for any picture. */
  character: { slug: string; firstName: string } | null;
  /** Whether the settings are in the panel or behind a button. */
  settings: 'inline' | 'dialog';
}

/** The panel with which pictures are requested. */
export function PromptPanel({ user, character, settings }: PromptPanelProps) {
  const studio = useStudio(user.id, character?.slug ?? null);
  const { hasDemoImages } = useSite();
  const id = useId();
  const input = useRef<HTMLTextAreaElement>(null);
  const submit = useRef<HTMLButtonElement>(null);
  const { prompt, failure, replacePrompt } = studio;
  useGivenPrompt(
    useCallback(
      (text: string) => {
        replacePrompt(text);
        input.current?.focus();
      },
      [replacePrompt],
    ),
  );

  const wasGenerating = useRef(false);
  useEffect(() => {
    // A disabled button loses the focus; restore it unless another element has taken it.
    const isLost = document.activeElement === document.body;
    if (wasGenerating.current && !studio.isGenerating && isLost)
      submit.current?.focus({ preventScroll: true });
    wasGenerating.current = studio.isGenerating;
  }, [studio.isGenerating]);

  const make = () => {
    if (prompt.trim() === '') input.current?.focus();
    void studio.generate();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    make();
  };
  const toggle = (part: string) => {
    const next = togglePart(prompt, part);
    if (next === null) studio.showFull();
    else studio.setPrompt(next);
  };
  const isWide = settings === 'dialog';
  const isTextRefusal = TEXT_REFUSALS.has(failure?.kind);
  const note = failure && (
    <RefusalNote
      key={failure.kind}
      id={id}
      refusal={failure}
      onFewer={(count) => {
        submit.current?.focus();
        void studio.generateFewer(count);
      }}
    />
  );
  return (
    <form
      onSubmit={onSubmit}
      noValidate
      className={clsx(
        '@container grid gap-5 rounded-card bg-raised p-4 shadow-[inset_0_0_0_1px_var(--line)] md:p-6',
        isWide && 'lg:grid-cols-2 lg:grid-rows-[auto_1fr] lg:gap-x-8',
      )}
    >
      <div className="min-w-0 space-y-4">
        <PromptBox
          studio={studio}
          onEnter={make}
          name={character?.firstName ?? null}
          problemId={isTextRefusal ? id : null}
          inputRef={input}
        />
        {isTextRefusal && note}
      </div>
      <section
        aria-label={STUDIO_TEXT.suggestions.title}
        className={clsx('min-w-0', isWide && 'lg:row-span-2')}
      >
        <SuggestionTabs prompt={prompt} onToggle={toggle} isNarrow={isWide} />
      </section>
      <div className="min-w-0 space-y-5">
        {!isWide && (
          <>
            <div className="grid gap-5 @min-[34rem]:grid-cols-2">
              <Choices settings={studio.settings} onChange={studio.setSettings} />
            </div>
            <NsfwSwitch isOn={studio.isNsfw} onChange={studio.setNsfw} />
          </>
        )}
        {!isTextRefusal && note}
        <div className="flex flex-wrap gap-3">
          <Button
            type="submit"
            size="lg"
            ref={submit}
            disabled={studio.isGenerating}
            aria-busy={studio.isGenerating || undefined}
            className={clsx(ACTION, 'relative overflow-hidden')}
          >
            {studio.isGenerating && (
              <span
                aria-hidden="true"
                className="absolute inset-0 origin-left bg-current opacity-15 transition-transform"
                style={{ transform: `scaleX(${studio.progress})` }}
              />
            )}
            {studio.isGenerating ? (
              <Spinner className="size-5" label={null} />
            ) : (
              <WandSparkles aria-hidden="true" strokeWidth={1.5} className="size-5" />
            )}
            {studio.isGenerating ? COPY.generating(studio.progress) : COPY.generate}
            {!studio.isGenerating && (
              <span className="text-sm font-medium tabular-nums">
                {COPY.cost(costOf(studio.settings.count))}
              </span>
            )}
          </Button>
          {isWide && <SettingsButton studio={studio} />}
        </div>
        <p role="status" className="text-sm wrap-anywhere text-muted empty:hidden">
          {studio.notDrawn.length > 0 && STUDIO_TEXT.notDrawn(studio.notDrawn)}
        </p>
        <CreditsPanel user={user} />
        {hasDemoImages && <p className="text-xs text-muted">{STUDIO_TEXT.demo}</p>}
      </div>
    </form>
  );
}

function SettingsButton({ studio }: { studio: Studio }) {
  const [isOpen, setOpen] = useState(false);
  const { count, aspect } = studio.settings;
  return (
    <>
      <Button
        variant="secondary"
        size="lg"
        aria-haspopup="dialog"
        className={ACTION}
        onClick={() => setOpen(true)}
      >
        <SlidersHorizontal aria-hidden="true" strokeWidth={1.5} className="size-5" />
        {COPY.settings}
        <span className="text-sm font-medium text-muted">
          {COPY.settingsNow(count, aspect, studio.isNsfw)}
        </span>
      </Button>
      {isOpen && (
        <LazyBoundary onFailed={() => setOpen(false)}>
          <SettingsDialog studio={studio} onClose={() => setOpen(false)} />
        </LazyBoundary>
      )}
    </>
  );
}
