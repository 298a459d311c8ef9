import { RotateCcw } from 'lucide-react';
import { useRef, useState, type FormEvent } from 'react';
import { LazyBoundary, lazyComponent } from '#ui/lazy.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { previewUrl } from '../../option-pictures.ts';
import type { Sex } from '../../options/index.ts';
import { describeLooks } from './describe-draft.ts';
import type { DraftAction } from './draft.ts';
import { LivePortrait } from './live-portrait.tsx';
import { WIZARD_TEXT } from './copy.ts';
import { ShortProgress, StepNames } from './progress-line.tsx';
import { StepFields } from './step-fields.tsx';
import { LAST_STEP, STEPS } from './steps.ts';
import { Summary } from './summary.tsx';
import { ProblemNote } from './problem-note.tsx';
import { useDraft } from './use-draft.ts';
import { useNextTiles } from './use-next-tiles.ts';
import { useSettledPicture } from './use-settled-picture.ts';
import { useStep } from './use-step.ts';
import { useStepFocus } from './use-step-focus.ts';
import { useSubmit } from './use-submit.tsx';
import { useSite } from '#ui/site.ts';

const StartOverDialog = lazyComponent(() => import('./start-over-dialog.tsx'));

interface WizardProps {
  sex: Sex;
  /** The draft's owner: other accounts on this device do not see it. */
  userId: string;
}

/** Nine steps, one per screen, with the live portrait always visible. */
export function Wizard({ sex, userId }: WizardProps) {
  const { draft, face, give, startOver, keyFor, finish } = useDraft(sex, userId);
  const { step, goTo, from } = useStep();
  const { submit, isCreating, problem, forget } = useSubmit({
    sex,
    draft,
    face,
    keyFor,
    finish,
    goTo,
  });
  const { hasDemoImages } = useSite();
  useNextTiles(sex, draft.style, STEPS[sex][step + 1]);
  const form = useRef<HTMLFormElement>(null);
  useStepFocus(form, step, problem);
  const picture = useSettledPicture(previewUrl({ ...draft, sex }, face));
  const looks = describeLooks(sex, draft);
  const current = STEPS[sex][step]!;
  const isLast = step === LAST_STEP;

  const change = (action: DraftAction) => {
    give(action);
    forget();
  };
  const restart = () => {
    startOver();
    forget();
    goTo(0);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isLast) submit();
    else goTo(step + 1);
  };

  return (
    <div className="mx-auto max-w-[96rem] px-4 md:px-8 md:pt-6">
      <div className="glass sticky top-(--header) z-20 -mx-4 flex items-center gap-4 border-b border-line px-4 py-2 md:hidden">
        <LivePortrait picture={picture} label={looks} isSmall className="w-15 rounded-control" />
        <div className="min-w-0 flex-1">
          <ShortProgress sex={sex} step={step} />
          {!hasDemoImages && <p className="mt-1.5 text-xs text-muted">{WIZARD_TEXT.sketchNote}</p>}
        </div>
      </div>
      <div className="gap-8 md:grid md:grid-cols-[minmax(0,1fr)_13rem] lg:grid-cols-[minmax(0,1fr)_18rem] xl:grid-cols-[minmax(0,1fr)_24rem] xl:gap-12">
        <form
          ref={form}
          noValidate
          onSubmit={onSubmit}
          // Keeps the focused element clear of the strip above and the bar below.
          className="flex min-h-[70dvh] flex-col **:scroll-mt-60 **:scroll-mb-40"
        >
          <div className="flex items-center justify-between gap-4 pt-2 md:pt-0">
            <p className="text-sm text-muted">{WIZARD_TEXT.title[sex]}</p>
            <StartOver onConfirm={restart} />
          </div>
          <div className="mt-3 hidden md:block lg:hidden">
            <ShortProgress sex={sex} step={step} />
          </div>
          <div className="mt-3 hidden lg:block">
            <StepNames sex={sex} step={step} onGo={goTo} />
          </div>
          <h1
            data-step-heading
            tabIndex={-1}
            className="display mt-4 mb-6 text-2xl outline-none md:mt-6 md:text-3xl"
          >
            {WIZARD_TEXT.question(current.id, sex)}
          </h1>
          {problem && <ProblemNote problem={problem} className="mb-6 max-w-2xl" />}
          <div className="flex flex-1 flex-col gap-8">
            {isLast ? (
              <Summary sex={sex} draft={draft} onChange={goTo} />
            ) : (
              <StepFields
                key={current.id}
                sex={sex}
                step={current}
                draft={draft}
                face={face}
                refused={problem?.fields ?? []}
                give={change}
              />
            )}
          </div>
          <div className="glass sticky bottom-(--bottom-bar) pb-[max(0.75rem,env(safe-area-inset-bottom))] z-20 -mx-4 mt-8 flex items-center gap-2 border-t border-line px-4 py-3 md:mx-0 md:px-0 md:py-4">
            <Button
              variant="secondary"
              disabled={step === 0 || isCreating}
              onClick={() => goTo(step - 1)}
            >
              {WIZARD_TEXT.previous}
            </Button>
            <span className="flex-1" />
            {from === LAST_STEP && !isLast && (
              <Button variant="quiet" onClick={() => goTo(LAST_STEP)} className="max-sm:px-2">
                {WIZARD_TEXT.backToSummary}
              </Button>
            )}
            <Button type="submit" loading={isCreating} className="md:min-w-32">
              {isLast
                ? isCreating
                  ? WIZARD_TEXT.finishing
                  : WIZARD_TEXT.finish
                : WIZARD_TEXT.next}
            </Button>
          </div>
        </form>
        <aside aria-label={WIZARD_TEXT.portrait} className="hidden md:block">
          <div className="sticky top-[calc(var(--header)+1.5rem)]">
            <LivePortrait picture={picture} label={looks} className="rounded-card" />
            <p className="mt-3 text-center text-sm text-muted">
              {hasDemoImages ? WIZARD_TEXT.portraitNote : WIZARD_TEXT.portraitByEngineNote}
            </p>
          </div>
        </aside>
      </div>
    </div>
  );
}

function StartOver({ onConfirm }: { onConfirm(): void }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        onClick={() => setAsking(true)}
        className="-mr-3.5 pointer-coarse:min-h-11"
      >
        <RotateCcw aria-hidden="true" className="size-4" strokeWidth={1.5} />
        {WIZARD_TEXT.startOver}
      </Button>
      {isAsking && (
        <LazyBoundary onFailed={() => setAsking(false)}>
          <StartOverDialog
            onClose={() => setAsking(false)}
            onConfirm={() => {
              setAsking(false);
              onConfirm();
            }}
          />
        </LazyBoundary>
      )}
    </>
  );
}
